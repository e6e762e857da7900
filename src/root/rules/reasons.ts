import type { Refusal } from '../../core'
import { because } from './because'
import { suitOf } from './cards'
import { type Play, rulesOf, rulesOfHireling, sideOf, suitAt } from './play'
import { barredBy, countAt, isShielded, openSlots, rules, warriorsAt } from './rule'
import { isSeat, type Owner, type Seat } from './vocabulary'

/** Why nothing of an owner can be placed in a clearing (ROOT-D.6.2b, and what the faction that bars it says). */
export function unplaceable(play: Play, owner: Owner, at: number): Refusal | null {
  if (play.state.scorched.includes(at)) return because('scorched.place', 'ROOT-D.6.2b', { at })
  const by = barredBy(play, owner, at)
  return by === null ? null : ((isSeat(by) ? rulesOf(play, by) : rulesOfHireling(play, by)).whyBarred?.(at) ?? null)
}

/** Why a seat cannot build in a clearing, cost apart. */
export function unbuildable(play: Play, seat: Seat, at: number, law: string): Refusal | null {
  if (!rules(play, seat, at)) return because('not-ruled.clearing', law, { seat, at })
  return noSlot(play, at, law) ?? unplaceable(play, seat, at)
}

/** Why no rule but a battle can remove or move the warriors of an owner in a clearing; `null` if there are none, or others. */
export const unreachable = (play: Play, owner: Owner, at: number, law: string): Refusal | null =>
  warriorsAt(play, owner, at) > 0 && countAt(play, owner, 'warrior', at) === 0
    ? because('battle-only', law, { seat: owner, at })
    : null

/** Why nobody can take the pieces of an owner off a clearing. */
export const shielded = (play: Play, by: Owner, owner: Owner, at: number): Refusal | null =>
  isShielded(play, by, owner, at) ? because('shielded', 'ROOT-HIR-13Db', { seat: owner, at }) : null

export const outOfCorner = (at: number, law: string): Refusal => because('not-a-corner', law, { at })

export const noSlot = (play: Play, at: number, law: string): Refusal | null =>
  openSlots(play, at) > 0 ? null : because('no-slot.clearing', law, { at })

/** Why a card cannot be used that the seat has not got. */
export const missing = (play: Play, seat: Seat, card: string, law: string): Refusal | null =>
  sideOf(play, seat).hand.includes(card) ? null : because('not-in-hand', law, { card, seat })

/** Why a card does not serve for a clearing. */
export function unfit(play: Play, seat: Seat, card: string, at: number, law: string): Refusal {
  const suit = suitAt(play, at)
  return missing(play, seat, card, law) ?? because('wrong-suit.card', law, { at, suit, card, own: suitOf(card) })
}
