import type { Cost } from '../card'
import type { Item, Seat, Suit } from '../vocabulary'

/** Of crafting, dominance and coalitions. */
export const crafting = {
  'cannot-be-crafted': ({ card }: { readonly card: string }) =>
    `Ambush and dominance cards such as ${card} cannot be crafted.`,
  'crafted-already': ({ card, seat }: { readonly card: string; readonly seat: Seat }) =>
    `${card} lies in the play area of ${seat} already.`,
  'no-item': ({ item, card }: { readonly item: Item; readonly card: string }) =>
    `There is no ${item} left in the supply for ${card}.`,
  'activated-already': ({
    card,
    cost,
    seat,
  }: {
    readonly card: string
    readonly cost: readonly Cost[]
    readonly seat: Seat
  }) => `${card} costs ${cost.join(', ')}; pieces of ${seat} for it are activated already.`,
  'cannot-pay': ({
    card,
    cost,
    seat,
  }: {
    readonly card: string
    readonly cost: readonly Cost[]
    readonly seat: Seat
  }) => `${card} costs ${cost.join(', ')}, and ${seat} has no crafting pieces for all of it.`,
  'no-such-piece.crafting': ({ seat, suit }: { readonly seat: Seat; readonly suit: Suit }) =>
    `${seat} has no crafting piece of the suit ${suit} left.`,
  'too-few-players': 'A Vagabond enters a coalition only with four players or more.',
  'in-coalition': ({ seat }: { readonly seat: Seat }) => `${seat} is in a coalition already.`,
  'no-partner': 'Every other player is in a coalition or has activated dominance.',
  'no-dominance': ({ card }: { readonly card: string }) => `The card ${card} is no dominance card.`,
  'active-already': ({ seat, dominance }: { readonly seat: Seat; readonly dominance: string }) =>
    `${seat} has activated ${dominance}, and nothing replaces it.`,
  'too-few-points': ({
    seat,
    score,
    needed,
  }: {
    readonly seat: Seat
    readonly score: number
    readonly needed: number
  }) => `${seat} has ${score} points; dominance needs ${needed}.`,
  'not-available': ({ card }: { readonly card: string }) => `The card ${card} does not lie beside the map.`,
  'no-card.suit': ({ seat, suit, card }: { readonly seat: Seat; readonly suit: Suit; readonly card: string }) =>
    `${seat} has no card of the suit ${suit} to spend for ${card}.`,
  'wrong-suit.payment': ({
    card,
    suit,
    paid,
    own,
  }: {
    readonly card: string
    readonly suit: Suit
    readonly paid: string
    readonly own: Suit
  }) => `The card ${card} costs a card of the suit ${suit}; ${paid} is ${own}.`,
  'own-seat.coalition': ({ seat }: { readonly seat: Seat }) => `${seat} cannot enter a coalition with itself.`,
  'no-marker': ({ seat }: { readonly seat: Seat }) => `${seat} has activated dominance and has no score marker.`,
  'too-many-points': ({ seat, score }: { readonly seat: Seat; readonly score: number }) =>
    `${seat} has ${score} points, and somebody else has fewer.`,
}
