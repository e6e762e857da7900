import { matches } from './cards'
import { fitsClearing } from './clearings'
import type { Play } from './play'
import type { Seat, Suit } from './vocabulary'

/** What an open question says of hidden cards: the seat that is asked for such cards has them (ROOT-ENG-06). */
export interface Need {
  readonly seat: Seat
  readonly place: 'hand' | 'supporters'
  /** How many cards are missing there, if these lie in the place. Each card that helps lowers the number by one. */
  missing(cards: readonly string[]): number
}

/** Cards that fit, in a hidden place: one in the hand unless more is said. */
export const ofKind = (
  seat: Seat,
  fits: (card: string) => boolean,
  place: Need['place'] = 'hand',
  count = 1,
): Need => ({ seat, place, missing: (cards) => Math.max(0, count - cards.filter(fits).length) })

/** Cards of a suit in a hidden place. */
export const ofSuit = (seat: Seat, suit: Suit, place?: Need['place'], count?: number): Need =>
  ofKind(seat, (card) => matches(card, suit), place, count)

/** Cards that serve for a clearing. */
export const ofClearing = (
  play: Pick<Play, 'state'>,
  seat: Seat,
  at: number,
  place?: Need['place'],
  count?: number,
): Need => ofKind(seat, (card) => fitsClearing(play, card, at), place, count)

/** A card of the hand that has one of these suits. */
export const ofSuits = (seat: Seat, suits: readonly Suit[]): Need =>
  ofKind(seat, (card) => suits.some((suit) => matches(card, suit)))
