import type { Card, Cost, Moment } from '../card'
import type { DeckId, Item, Suit } from '../vocabulary'

const plain = { cost: [], item: null, points: 0, standard: 1, exiles: 1, when: null, text: '' } as const

/** The bird among the ambushes is there twice (ROOT-2.1.2a). */
export function ambush(suit: Suit): Card {
  const copies = suit === 'bird' ? 2 : 1
  return { ...plain, id: `ambush-${suit}`, name: 'Ambush!', suit, kind: 'ambush', standard: copies, exiles: copies }
}

export const dominance = (suit: Suit): Card => ({
  ...plain,
  id: `dominance-${suit}`,
  name: 'Dominance',
  suit,
  kind: 'dominance',
})

/** A card that brings an item and points when it is crafted. */
export const itemCard = (
  id: string,
  name: string,
  suit: Suit,
  cost: readonly Cost[],
  item: Item,
  points: number,
): Card => ({ ...plain, id, name, suit, kind: 'item', cost, item, points })

/** A card that is in one deck alone, for its effect: a favor works at once, the others lie in the play area. */
export const effectIn =
  (deck: DeckId) =>
  (
    id: string,
    name: string,
    suit: Suit,
    cost: readonly Cost[],
    { when, copies, text }: { readonly when: Moment; readonly copies: number; readonly text: string },
  ): Card => ({
    ...plain,
    id,
    name,
    suit,
    kind: when === 'on-craft' ? 'favor' : 'persistent',
    cost,
    standard: deck === 'standard' ? copies : 0,
    exiles: deck === 'exiles' ? copies : 0,
    when,
    text,
  })
