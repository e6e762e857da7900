import { type Action, boardOf, ironwood, ironwoodCards, type State } from '../ironwood'

const commands = ['help', 'board', 'map', 'card', 'log', 'undo', 'resign', 'quit'] as const

export type Command = (typeof commands)[number]

/** What a typed line means. */
export type Answer =
  | { readonly do: 'act'; readonly action: Action }
  | { readonly do: 'command'; readonly command: Command; readonly about: readonly string[] }
  | { readonly do: 'explain'; readonly text: string }

const alike = new Map<string, Command>([
  ...commands.map((command): [string, Command] => [command, command]),
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

export function understand(line: string, legal: readonly Action[], state: State): Answer {
  const [typed = '', ...words] = line.trim().split(/\s+/)
  const first = typed.toLowerCase()
  const choices = `Type a number from 1 to ${legal.length}, or help.`
  if (/^\d*$/.test(first) && words.length === 0) {
    const action = legal[Number(first) - 1]
    return action ? { do: 'act', action } : { do: 'explain', text: choices }
  }
  const ids = idsIn(state)
  const about = words.map((word) => ids.get(word.toLowerCase()) ?? word)
  const command = alike.get(first)
  if (command && (about.length === 0 || command === 'card')) return { do: 'command', command, about }
  try {
    return { do: 'act', action: ironwood.parse([first, ...about].join(' ')) }
  } catch (error) {
    return { do: 'explain', text: `${error instanceof Error ? error.message : error} ${choices}` }
  }
}
