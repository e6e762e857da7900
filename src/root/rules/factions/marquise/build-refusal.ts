import type { Refusal } from '../../../../core'
import { because } from '../../because'
import type { Action } from '../../chapters'
import type { Play } from '../../play'
import { unbuildable } from '../../reasons'
import { countAt } from '../../rule'
import { clearings, type Seat } from '../../vocabulary'
import { connected, costOf, woodIn } from './sites'

/** Why she can build nowhere. */
export function buildRefused(play: Play, seat: Seat): Refusal {
  const sites = clearings.filter((at) => unbuildable(play, seat, at, 'ROOT-6.5.4.1a') === null)
  return sites.length === 0 ? because('no-site', 'ROOT-6.5.4.1a') : because('not-enough-wood.anywhere', 'ROOT-6.5.4.1b')
}

const woodFor = (play: Play, seat: Seat, at: number): number => woodIn(play, seat, connected(play, seat, at))

export function siteRefused(play: Play, seat: Seat, action: Action): Refusal | null {
  if (action.type !== 'build') return null
  return (
    unbuildable(play, seat, action.at, 'ROOT-6.5.4.1a') ??
    because('not-enough-wood.site', 'ROOT-6.5.4.2a', { wood: woodFor(play, seat, action.at), at: action.at })
  )
}

export function kindRefused(play: Play, seat: Seat, at: number, action: Action): Refusal | null {
  if (action.type !== 'building') return null
  const cost = costOf(play, seat, action.building)
  if (cost === undefined) return because('none-left', 'ROOT-6.5.4.1a', { piece: action.building })
  return because('not-enough-wood.building', 'ROOT-6.5.4.1b', {
    piece: action.building,
    cost,
    wood: woodFor(play, seat, at),
    at,
  })
}

export function woodRefused(play: Play, seat: Seat, at: number, action: Action): Refusal | null {
  if (action.type !== 'wood-from') return null
  if (countAt(play, seat, 'wood', action.at) === 0)
    return because('no-wood.clearing', 'ROOT-6.5.4.2a', { at: action.at })
  return because('not-connected', 'ROOT-6.5.4.2a', { from: action.at, to: at })
}
