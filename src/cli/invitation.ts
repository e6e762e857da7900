import type { Refusal } from '../core'
import type { NumberedQuestion } from './answer'

const wordOf = (text: string): string => text.split(' ')[0] ?? ''

/** What a person can type now: a number, or words, with an example for each kind of action. */
export function invitation({ described, legal, numbered }: NumberedQuestion): string {
  const { game, words: all } = described
  const { table } = all
  const examples = new Map(legal.map((action) => [wordOf(game.format(action)), game.format(action)]))
  const words = [...examples.values()].filter((text) => !/^\d+$/.test(text)).map((text) => `"${text}"`)
  const [first, ...more] = numbered
  const last = numbered.at(-1)
  const shift = first && last && last.number !== numbered.length
  const number =
    more.length === 0 ? table.typeOne(first?.number ?? 1) : shift ? table.typeOfList : table.typeUpTo(last?.number ?? 1)
  const shown = numbered.length === 1 ? table.listShows : table.emptyLineShows
  return `${number}${words.length > 0 ? table.orWords(words.slice(-4)) : ''}; ${shown}.`
}

/** Why an action is refused. If it answers another question, examples follow. */
export function refusalWords(refusal: Refusal, action: unknown, asked: NumberedQuestion): string {
  const { game, refusal: tell, words: told } = asked.described
  if (refusal.code === 'not-your-turn') return told.table.notYours
  const words = refusal.rule ? `${tell(refusal, asked.view)} (${refusal.rule})` : tell(refusal, asked.view)
  const kinds = asked.legal.map((each) => wordOf(game.format(each)))
  return kinds.includes(wordOf(game.format(action))) ? words : `${words} ${invitation(asked)}`
}
