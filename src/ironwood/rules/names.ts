import { many } from '../../toolkit/counts'
import { type Board, ironwoodBoard } from './board'
import { ironwoodCards } from './cards'
import type { CardSet } from './state'

/** Where the names of places and cards are. */
export interface Names {
  readonly board: Board
  readonly cards: CardSet
}

/** Those of a game with a map or cards of its own, or else the standard ones. */
export const namesOf = (own?: { readonly [Part in keyof Names]: Names[Part] | null }): Names => ({
  board: own?.board ?? ironwoodBoard,
  cards: own?.cards ?? ironwoodCards,
})

export const cardName = ({ cards }: Names, id: string): string => `${id} ${cards[id]?.title ?? ''}`.trim()

export const titleOf = ({ cards }: Names, id: string): string => cards[id]?.title ?? id

/** Damage, defense and dominance of a card. */
export function valuesOf({ cards }: Names, id: string): string {
  const { damage = 0, defense = 0, dominance = 0 } = cards[id]?.values ?? {}
  return `${damage}/${defense}/${dominance}`
}

/** Of a mountain or forest, by its id. */
export const placeName = ({ board }: Names, id: string): string =>
  board.mountains[board.mountainAt[id] ?? -1]?.name ?? id

export const mountainName = ({ board }: Names, mountain: number): string => board.mountains[mountain]?.name ?? '?'

export const forestName = ({ board }: Names, forest: number): string => board.forests[forest]?.id ?? '?'

export const mountainNames = (names: Names, mountains: readonly number[]): string =>
  mountains.map((mountain) => mountainName(names, mountain)).join(', ')

export const manyOrNo = (count: number, what: string): string => (count === 0 ? `no ${what}s` : many(count, what))
