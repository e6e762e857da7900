import { type Board, ironwoodBoard } from './board'
import { ironwoodCards } from './cards'
import type { CardSet } from './state'

/** The titles of cards in a language, by id; a missing card keeps its own title. */
export type Titles = Readonly<Partial<Record<string, string>>>

/** The source of the names of places and cards. */
export interface Names {
  readonly board: Board
  readonly cards: CardSet
  readonly titles: Titles
}

/** Those of a game with a custom map or cards, or else the standard ones. */
export const namesOf = (
  own?: { readonly board: Board | null; readonly cards: CardSet | null },
  titles: Titles = {},
): Names => ({
  board: own?.board ?? ironwoodBoard,
  cards: own?.cards ?? ironwoodCards,
  titles,
})

/** A custom card with its own title keeps it in every language. */
function translated({ cards, titles }: Names, id: string): string | undefined {
  const title = cards[id]?.title
  return title !== undefined && title === ironwoodCards[id]?.title ? (titles[id] ?? title) : title
}

export const cardName = (names: Names, id: string): string => `${id} ${translated(names, id) ?? ''}`.trim()

export const titleOf = (names: Names, id: string): string => translated(names, id) ?? id

/** Damage, defense and dominance of a card. */
export function valuesOf({ cards }: Pick<Names, 'cards'>, id: string): string {
  const { damage = 0, defense = 0, dominance = 0 } = cards[id]?.values ?? {}
  return `${damage}/${defense}/${dominance}`
}

/** Of a mountain or forest, by its id. */
export const placeName = ({ board }: Pick<Names, 'board'>, id: string): string =>
  board.mountains[board.mountainAt[id] ?? -1]?.name ?? id

export const mountainName = ({ board }: Names, mountain: number): string => board.mountains[mountain]?.name ?? '?'

export const forestName = ({ board }: Names, forest: number): string => board.forests[forest]?.id ?? '?'

export const mountainNames = (names: Names, mountains: readonly number[]): string =>
  mountains.map((mountain) => mountainName(names, mountain)).join(', ')
