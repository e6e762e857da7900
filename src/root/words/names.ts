import { cardOf, isCard } from '../rules/cards'
import { type Quest, questCards } from '../rules/data/quests'
import type { Scene } from './scene'

type Worded = Pick<Scene, 'words'>

/** A card with its suit: `Root Tea (fox)`. Cards of boards are birds. */
export const cardName = ({ words: { names } }: Worded, id: string): string =>
  `${names.title(id)} (${names.suits[isCard(id) ? cardOf(id).suit : 'bird']})`

export const cardNames = (worded: Worded, ids: readonly string[]): string =>
  ids.length === 0 ? worded.words.board.nothing : ids.map((id) => cardName(worded, id)).join(', ')

export function questOf(id: string): Quest {
  const quest = questCards.find((each) => each.id === id)
  if (!quest) throw new Error(`There is no quest ${id}.`)
  return quest
}
