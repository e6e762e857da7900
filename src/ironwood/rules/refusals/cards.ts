import type { Refusal } from '../../../core'
import type { ActionOf } from '../action'
import { isSpecial } from '../piles'
import { type Play, sideOf } from '../play'
import type { Seat } from '../vocabulary'
import { because } from './because'

interface OfSeat {
  readonly seat: Seat
}

/** Why a card is not in the hand. */
const missing = (play: Play, seat: Seat, card: string): Refusal | null =>
  sideOf(play, seat).hand.includes(card) ? null : because(play, 'not-your-card', 'IW-ROUND-07', { why: 'hand', card })

/** Why a card cannot be played. */
export const playRefused = (play: Play, { seat }: OfSeat, { card }: ActionOf<'play'>): Refusal =>
  missing(play, seat, card) ?? because(play, 'not-enough-crystals', 'CI-WW36', { why: 'toll' })

/** Why a card cannot be the additional base card. */
export const additionRefused = (play: Play, { seat }: OfSeat, { card }: ActionOf<'play'>): Refusal =>
  missing(play, seat, card) ?? because(play, 'not-a-base-card', 'IW-ROUND-10', { card })

/** Why a card cannot be burned. */
function burnRefused(play: Play, seat: Seat, card: string): Refusal {
  const special = isSpecial(play, card)
  return (
    missing(play, seat, card) ??
    (special
      ? because(play, 'wrong-kind', 'CI-18', { why: 'vision-wanted' })
      : because(play, 'base-card', 'IW-KEY-04', { why: 'burn', card }))
  )
}

/** Why a seat cannot burn a card. */
export const burnRefusals = <Kind>(seatOf: (play: Play, task: Kind) => Seat) => ({
  burn: (play: Play, task: Kind, { card }: ActionOf<'burn'>): Refusal => burnRefused(play, seatOf(play, task), card),
  'burn-vision': (play: Play): Refusal => because(play, 'wrong-kind', 'CI-18', { why: 'special-wanted' }),
})

/** Why a card of the hand that was shown cannot be discarded. */
export const strikeRefused = (play: Play, _task: unknown, { card }: ActionOf<'discard'>): Refusal =>
  isSpecial(play, card)
    ? because(play, 'not-your-card', 'CI-WW17', { why: 'shown', card })
    : because(play, 'base-card', 'IW-ROUND-12', { why: 'discard', card })

/** Why a card of the own hand cannot be discarded. */
export const discardRefused = (play: Play, { seat }: OfSeat, action: ActionOf<'discard'>): Refusal =>
  missing(play, seat, action.card) ?? strikeRefused(play, null, action)

/** Why a card cannot be given back. */
export const giveBackRefused = (play: Play, _task: unknown, { card }: ActionOf<'give-back'>): Refusal =>
  because(play, 'not-your-card', 'IW-ROUND-03', { why: 'drawn', card })

/** Why a marker cannot leave a card or come to it. */
export const markerRefused = (play: Play, _task: unknown, { card }: ActionOf<'unmark' | 'add-marker'>): Refusal =>
  because(play, 'not-in-play', 'IW-CARD-03', { card })

/** Why no effect of a card comes next. */
export const effectRefused = (play: Play, _task: unknown, { card }: ActionOf<'effect'>): Refusal =>
  because(play, 'not-burned', 'CI-19', { card })
