import type { Refusal } from '../../../../core'
import { because } from '../../because'
import type { Play } from '../../play'
import { unbuildable } from '../../reasons'
import { countAt } from '../../rule'
import { clearings, type Seat } from '../../vocabulary'
import { connected, costOf, type Kind, woodIn } from './sites'

/** Why she can build nowhere. */
export function buildRefused(play: Play, seat: Seat): Refusal {
  const sites = clearings.filter((at) => unbuildable(play, seat, at, 'ROOT-6.5.4.1a') === null)
  return sites.length === 0 ? because('no-site', 'ROOT-6.5.4.1a') : because('not-enough-wood.anywhere', 'ROOT-6.5.4.1b')
}

const woodFor = (play: Play, seat: Seat, at: number): number => woodIn(play, seat, connected(play, seat, at))

export const siteRefused = (play: Play, seat: Seat, at: number): Refusal =>
  unbuildable(play, seat, at, 'ROOT-6.5.4.1a') ??
  because('not-enough-wood.site', 'ROOT-6.5.4.2a', { wood: woodFor(play, seat, at), at })

export function kindRefused(play: Play, seat: Seat, at: number, building: Kind): Refusal {
  const cost = costOf(play, seat, building)
  if (cost === undefined) return because('none-left', 'ROOT-6.5.4.1a', { piece: building })
  return because('not-enough-wood.building', 'ROOT-6.5.4.1b', {
    piece: building,
    cost,
    wood: woodFor(play, seat, at),
    at,
  })
}

/** Why wood from a clearing does not pay for a building in another. */
export const woodRefused = (play: Play, seat: Seat, from: number, to: number): Refusal =>
  countAt(play, seat, 'wood', from) === 0
    ? because('no-wood.clearing', 'ROOT-6.5.4.2a', { at: from })
    : because('not-connected', 'ROOT-6.5.4.2a', { from, to })
