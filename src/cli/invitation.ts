import type { Refusal } from '../core'
import type { Asked } from './answer'

const wordOf = (text: string): string => text.split(' ')[0] ?? ''

/** What can be typed now: a number, or words, with an example for each kind of action. */
export function invitation({ described: { game }, legal, numbered }: Asked): string {
  const examples = new Map(legal.map((action) => [wordOf(game.format(action)), game.format(action)]))
  const words = [...examples.values()].filter((text) => !/^\d+$/.test(text)).map((text) => `"${text}"`)
  const [first, ...more] = numbered
  const last = numbered.at(-1)
  const shift = first && last && last.number !== numbered.length
  const number =
    more.length === 0
      ? `Type ${first?.number ?? 1}`
      : shift
        ? 'Type a number of the list'
        : `Type a number from 1 to ${last?.number}`
  const shown = numbered.length === 1 ? 'list shows the choices' : 'an empty line shows the choices'
  return words.length > 0
    ? `${number}, or words such as ${words.slice(-4).join(' or ')}; ${shown}.`
    : `${number}; ${shown}.`
}

/** Why an action is refused. Who wanted what is not asked for now gets examples. */
export function refusalWords(refusal: Refusal, action: unknown, asked: Asked): string {
  const { game, refusal: tell } = asked.described
  if (refusal.code === 'not-your-turn') return 'That is not yours to decide.'
  const words = refusal.rule ? `${tell(refusal)} (${refusal.rule})` : tell(refusal)
  const kinds = asked.legal.map((each) => wordOf(game.format(each)))
  return kinds.includes(wordOf(game.format(action))) ? words : `${words} ${invitation(asked)}`
}
