import type { Refusal } from '../../../core'
import { many } from '../../../toolkit'
import { because } from '../because'
import type { Action } from '../chapters'
import type { Play } from '../play'
import { unbuildable } from '../reasons'
import { countAt } from '../rule'
import { clearings, type Seat } from '../vocabulary'
import { connected, costOf, woodIn } from './sites'

/** Why she can build nowhere. */
export function buildRefused(play: Play, seat: Seat): Refusal {
  const sites = clearings.filter((at) => unbuildable(play, seat, at, 'ROOT-6.5.4.1a') === null)
  return sites.length === 0
    ? because(
        'no-site',
        'ROOT-6.5.4.1a',
        'The Marquise rules no clearing with an open slot where she can place pieces.',
      )
    : because('not-enough-wood', 'ROOT-6.5.4.1b', 'Nowhere is there wood enough for the next building of any kind.')
}

const woodFor = (play: Play, seat: Seat, at: number): string =>
  `${many(woodIn(play, seat, connected(play, seat, at)), 'wood token')} can be spent for clearing ${at}`

export function siteRefused(play: Play, seat: Seat, action: Action): Refusal | null {
  if (action.type !== 'build') return null
  return (
    unbuildable(play, seat, action.at, 'ROOT-6.5.4.1a') ??
    because(
      'not-enough-wood',
      'ROOT-6.5.4.2a',
      `${woodFor(play, seat, action.at)}, and the next building of every kind costs more.`,
    )
  )
}

export function kindRefused(play: Play, seat: Seat, at: number, action: Action): Refusal | null {
  if (action.type !== 'building') return null
  const cost = costOf(play, seat, action.building)
  if (cost === undefined) return because('none-left', 'ROOT-6.5.4.1a', `All six ${action.building}s are on the map.`)
  return because(
    'not-enough-wood',
    'ROOT-6.5.4.1b',
    `The next ${action.building} costs ${cost}, and ${woodFor(play, seat, at)}.`,
  )
}

export function woodRefused(play: Play, seat: Seat, at: number, action: Action): Refusal | null {
  if (action.type !== 'wood-from') return null
  if (countAt(play, seat, 'wood', action.at) === 0)
    return because('no-wood', 'ROOT-6.5.4.2a', `There is no wood in clearing ${action.at}.`)
  return because(
    'not-connected',
    'ROOT-6.5.4.2a',
    `Clearing ${action.at} is not connected to clearing ${at} through clearings that the Marquise rules.`,
  )
}
