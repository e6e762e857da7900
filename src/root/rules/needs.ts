import { matches } from './cards'
import type { Seat, Suit } from './vocabulary'

/** What an open question says of hidden cards: the seat that is asked for such a card has it (ROOT-ENG-06). */
export interface Need {
  readonly seat: Seat
  readonly place: 'hand' | 'supporters'
  readonly count: number
  fits(card: string): boolean
}

/** Cards of a suit in a hidden place: one in the hand unless more is said. */
export const ofSuit = (seat: Seat, suit: Suit, place: Need['place'] = 'hand', count = 1): Need => ({
  seat,
  place,
  count,
  fits: (card) => matches(card, suit),
})

/** A card of the hand that has one of these suits. */
export const ofSuits = (seat: Seat, suits: readonly Suit[]): Need => ({
  seat,
  place: 'hand',
  count: 1,
  fits: (card) => suits.some((suit) => matches(card, suit)),
})
