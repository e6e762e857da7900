import type { Card, Cost, Moment } from '../card'
import type { DeckId, Item, Suit } from '../vocabulary'

/** A card of the data, which the compiler knows by its id. */
type Printed<Id extends string> = Card & { readonly id: Id }

const plain = { cost: [], item: null, points: 0, standard: 1, exiles: 1, when: null, text: '' } as const

/** The bird among the ambushes is there twice (ROOT-2.1.2a). */
export function ambush<Of extends Suit>(suit: Of): Printed<`ambush-${Of}`> {
  const copies = suit === 'bird' ? 2 : 1
  return { ...plain, id: `ambush-${suit}`, name: 'Ambush!', suit, kind: 'ambush', standard: copies, exiles: copies }
}

export const dominance = <Of extends Suit>(suit: Of): Printed<`dominance-${Of}`> => ({
  ...plain,
  id: `dominance-${suit}`,
  name: 'Dominance',
  suit,
  kind: 'dominance',
})

/** A card that brings an item and points when it is crafted. */
export const itemCard = <Id extends string>(
  id: Id,
  name: string,
  suit: Suit,
  cost: readonly Cost[],
  item: Item,
  points: number,
): Printed<Id> => ({ ...plain, id, name, suit, kind: 'item', cost, item, points })

/** A card that is in one deck alone, for its effect: a favor works at once, the others lie in the play area. */
export const effectIn =
  (deck: DeckId) =>
  <Id extends string>(
    id: Id,
    name: string,
    suit: Suit,
    cost: readonly Cost[],
    { when, copies, text }: { readonly when: Moment; readonly copies: number; readonly text: string },
  ): Printed<Id> => ({
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
