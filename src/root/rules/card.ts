import type { Item, Suit } from './vocabulary'

export const moments = [
  'birdsong.start',
  'birdsong',
  'birdsong.end',
  'daylight.start',
  'daylight',
  'evening.start',
  'evening',
  'battle.effects',
  'on-craft',
  'on-event',
  'always',
] as const

/**
 * When a crafted effect works (ROOT-CARD-13).
 *
 * @example
 * const moment: Moment | null = card.when
 */
export type Moment = (typeof moments)[number]

/**
 * What a crafting piece pays: a suit, or the question mark that any piece pays (ROOT-4.1.1d).
 *
 * @example
 * const cost: readonly Cost[] = ['fox', 'any']
 */
export type Cost = 'fox' | 'rabbit' | 'mouse' | 'any'

/**
 * A card of the shared deck, with its copies in either deck. What it does is told in our words.
 *
 * @example
 * const free = rootCards.filter((card) => card.cost.length === 0)
 */
export interface Card {
  readonly id: string
  readonly name: string
  readonly suit: Suit
  readonly kind: 'item' | 'persistent' | 'favor' | 'ambush' | 'dominance'
  readonly cost: readonly Cost[]
  readonly item: Item | null
  readonly points: number
  readonly standard: number
  readonly exiles: number
  readonly when: Moment | null
  readonly text: string
}
