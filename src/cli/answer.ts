import { same } from '../core'
import type { Described } from './described'
import { invitation } from './invitation'
import type { Numbered } from './numbers'

const commands = ['help', 'list', 'board', 'log', 'undo', 'resign', 'done', 'quit'] as const

/** The commands of every game. */
export type Command = (typeof commands)[number]

/** What a typed line means. */
export type Answer =
  | { readonly do: 'act'; readonly action: unknown; readonly times: number }
  | { readonly do: 'command'; readonly command: Command }
  | { readonly do: 'tell'; readonly command: Described['commands'][number]; readonly about: readonly string[] }
  | { readonly do: 'explain'; readonly text: string }

const alike = new Map<string, Command>([
  ...commands.map((command): [string, Command] => [command, command]),
  ['', 'list'],
  ['?', 'help'],
  ['q', 'quit'],
  ['exit', 'quit'],
])

/** The present question, the seat that answers it, and the numbers of its choices. */
export interface NumberedQuestion {
  readonly described: Described
  readonly view: unknown
  readonly legal: readonly unknown[]
  readonly numbered: Numbered
}

/** The words of a text; case, spaces and a full stop at the end do not matter. */
const wordsOf = (text: string): string[] => text.trim().replace(/\.$/, '').toLowerCase().split(/\s+/)

const commandName = ({ usage }: { readonly usage: string }): string => usage.split(' ')[0] ?? ''

/**
 * A text and how often it is meant: `move F1 F3 x2` is twice. It checks each character once, so its time is
 * proportional to the length.
 */
function counted(text: string): { readonly once: string; readonly times: number } {
  const found = /\sx\s?(\d{1,2})$/i.exec(text)
  if (!found) return { once: text, times: 1 }
  return { once: text.slice(0, found.index).trimEnd(), times: Math.max(1, Number(found[1])) }
}

/** A pasted text may be long; its beginning shows which one it is. */
const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}...` : text)

export function understand(line: string, asked: NumberedQuestion): Answer {
  const { described, view, legal, numbered } = asked
  const { once, times } = counted(line.trim())
  const [first = '', ...words] = wordsOf(once)
  const told = legal.find((action) => same(wordsOf(described.action(action, view)), [first, ...words]))
  if (told !== undefined) return { do: 'act', action: told, times }
  const { game } = described
  const written = legal.find((action) => same(wordsOf(game.format(action)), [first, ...words]))
  if (/^\d+$/.test(first) && words.length === 0) {
    const choice = numbered.find(({ number }) => number === Number(first))
    if (choice) return { do: 'act', action: choice.action, times }
    if (written === undefined) return { do: 'explain', text: invitation(asked) }
  }
  if (written !== undefined) return { do: 'act', action: written, times }
  if (first === '' && numbered.length === 1 && numbered[0]) return { do: 'act', action: numbered[0].action, times }
  const spellings = described.spellings(view)
  const about = words.map((word) => spellings.get(word) ?? word)
  const own = described.commands.find((each) => [first, first.replace(/s$/, '')].includes(commandName(each)))
  if (own) return { do: 'tell', command: own, about }
  const command = alike.get(first)
  if (command && about.length === 0) return { do: 'command', command }
  // A card alone is enough if only one choice names it: `WW02` is `play WW02`.
  const [meant, another] = legal.filter((action) => same(wordsOf(game.format(action)).slice(1), [first, ...words]))
  if (meant !== undefined && another === undefined) return { do: 'act', action: meant, times }
  try {
    return { do: 'act', action: game.parse([first, ...about].join(' ')), times }
  } catch {
    return {
      do: 'explain',
      text: `${described.words.table.notUnderstood(shortened(line.trim()))} ${invitation(asked)}`,
    }
  }
}
