import type { Target } from '../../render/target'
import type { Item, Minister, Seat } from '../rules/vocabulary'
import type { ItemState } from './item-state'

/** The place of a card: its copies are together, and are one target. */
export const zones = {
  hand: (seat: Seat): string => `hand-${seat}`,
  crafted: (seat: Seat): string => `crafted-${seat}`,
  supporters: (seat: Seat): string => `supporters-${seat}`,
  revealed: (seat: Seat): string => `revealed-${seat}`,
  available: 'available',
  quests: 'quests',
} as const

export const cardIn = (zone: string, id: string): Target => ({ kind: 'card', id, in: zone })

/** A minister on the Duchy's board. */
export const ministerOf = (seat: Seat, minister: Minister): Target => ({
  kind: 'unit',
  id: minister,
  in: `ministers-${seat}`,
})

/** An item on a Vagabond's board, by its state there. */
export const itemOf = (seat: Seat, item: Item, state: ItemState): Target => ({
  kind: 'unit',
  id: item,
  in: `${state}-${seat}`,
})

/** An item in the Crafted Items box. */
export const boxedItem = (seat: Seat, item: Item): Target => ({ kind: 'unit', id: item, in: `crafted-${seat}` })

/** Groups equal items, in the order of their first appearance. */
export function together<Value>(items: readonly Value[]): { readonly item: Value; readonly count: number }[] {
  const counts = new Map<Value, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].map(([item, count]) => ({ item, count }))
}
