import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { type Play, sideOf } from '../../play'
import { noSlot, unplaceable } from '../../reasons'
import { openSlots, warriorsAt } from '../../rule'
import type { Seat } from '../../vocabulary'
import { areGone, returns, waystationsAt, waystationsLeft } from './camps'

/** Why the Keepers do not come back to the map in a clearing (ROOT-15.4.1c). */
const returnRefused = (play: Play, seat: Seat, at: number): Refusal | null =>
  play.ground.edge.includes(at)
    ? (unplaceable(play, seat, at) ??
      (returns(play, seat).some((each) => openSlots(play, each) > 0) ? noSlot(play, at, 'ROOT-15.4.1c') : null))
    : because('not-on-edge', 'ROOT-15.4.1c', { at })

/** Why no warrior becomes a waystation in a clearing (ROOT-15.4.1). */
export function encampRefused(play: Play, seat: Seat, done: readonly number[], at: number): Refusal | null {
  if (areGone(play, seat)) return returnRefused(play, seat, at)
  if (waystationsLeft(play, seat).length === 0) return because('no-waystation.board', 'ROOT-15.4.1a')
  if (done.includes(at)) return because('camped-already', 'ROOT-15.4.1a', { at })
  if (warriorsAt(play, seat, at) === 0) return because('nobody-there.warrior', 'ROOT-15.4.1a', { seat, at })
  return noSlot(play, at, 'ROOT-15.4.1b') ?? unplaceable(play, seat, at)
}

/** Why no waystation becomes a warrior in a clearing (ROOT-15.4.2). */
export function decampRefused(play: Play, seat: Seat, done: readonly number[], at: number): Refusal | null {
  if (done.includes(at)) return because('camped-already', 'ROOT-15.4.2', { at })
  if (waystationsAt(play, seat, at).length === 0) return because('no-waystation.clearing', 'ROOT-15.4.2', { at })
  if (sideOf(play, seat).supply === 0) return because('no-warriors.supply', 'ROOT-15.4.2', { seat })
  return unplaceable(play, seat, at)
}
