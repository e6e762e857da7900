import { same } from '../core'
import { tellAction } from '../ironwood/render'
import { type Action, boardOf, ironwood, ironwoodCards, type State } from '../ironwood/rules'
import { invitation } from './invitation'

const commands = ['help', 'list', 'board', 'map', 'card', 'log', 'undo', 'resign', 'quit'] as const

export type Command = (typeof commands)[number]

/** What a typed line means. */
export type Answer =
  | { readonly do: 'act'; readonly action: Action }
  | { readonly do: 'command'; readonly command: Command; readonly about: readonly string[] }
  | { readonly do: 'explain'; readonly text: string }

const alike = new Map<string, Command>([
  ...commands.map((command): [string, Command] => [command, command]),
  ['', 'list'],
  ['?', 'help'],
  ['cards', 'card'],
  ['q', 'quit'],
  ['exit', 'quit'],
])

/** The ids of places and cards by what people type for them. */
function idsIn(state: State): ReadonlyMap<string, string> {
  const { mountains, forests } = boardOf(state)
  const cards = Object.keys(state.cards ?? ironwoodCards)
  const ids = [...mountains.map(({ id }) => id), ...forests.map(({ id }) => id), ...cards]
  return new Map([
    ...mountains.map(({ name, id }): [string, string] => [name.toLowerCase(), id]),
    ...ids.map((id): [string, string] => [id.toLowerCase(), id]),
  ])
}

/** The words of a text; case, blanks and a full stop at the end do not matter. */
const wordsOf = (text: string): string[] => text.trim().replace(/\.$/, '').toLowerCase().split(/\s+/)

export function understand(line: string, legal: readonly Action[], state: State): Answer {
  const [first = '', ...words] = wordsOf(line)
  const told = legal.find((action) => same(wordsOf(tellAction(action, state)), [first, ...words]))
  if (told) return { do: 'act', action: told }
  if (/^\d+$/.test(first) && words.length === 0) {
    const action = ironwood.sensible(legal)[Number(first) - 1]
    return action ? { do: 'act', action } : { do: 'explain', text: invitation(legal) }
  }
  const ids = idsIn(state)
  const about = words.map((word) => ids.get(word) ?? word)
  const command = alike.get(first)
  if (command && (about.length === 0 || command === 'card')) return { do: 'command', command, about }
  try {
    return { do: 'act', action: ironwood.parse([first, ...about].join(' ')) }
  } catch {
    return { do: 'explain', text: `"${line.trim()}" is not understood. ${invitation(legal)}` }
  }
}
