import type { Action } from './action'

/** What a part of an action may be, and how it stands in a text. */
type Part = 'count' | 'id' | 'id or nothing' | readonly (string | number)[]

/** The parts of each type of action, in the order in which they are written; a part in the second list may be missing. */
const parts: { readonly [Type in Action['type']]: readonly (readonly [string, Part, 'optional'?])[] } = {
  opening: [['cards', [2, 4]]],
  'give-back': [['card', 'id']],
  play: [['card', 'id']],
  rest: [],
  forfeit: [],
  draw: [['count', 'count']],
  'draw-visions': [['count', 'count']],
  gain: [['count', 'count']],
  steal: [['count', 'count']],
  'take-cargo': [['count', 'count']],
  look: [],
  'draw-vision': [['vision', 'id']],
  'put-back': [['vision', 'id']],
  pay: [],
  sacrifice: [['at', 'id']],
  burn: [['card', 'id']],
  'burn-vision': [['vision', 'id']],
  'burn-count': [['count', 'count']],
  effect: [['card', 'id']],
  option: [['option', 'count']],
  move: [
    ['from', 'id'],
    ['to', 'id'],
    ['totem', ['full', 'fading'], 'optional'],
  ],
  march: [
    ['from', 'id'],
    ['to', 'id'],
  ],
  bait: [
    ['from', 'id'],
    ['to', 'id'],
  ],
  fighters: [['count', 'count']],
  golems: [['count', 'count']],
  drill: [['to', 'id']],
  attack: [
    ['from', 'id'],
    ['to', 'id'],
  ],
  wager: [['card', 'id or nothing']],
  hit: [['unit', ['fighter', 'golem']]],
  retreat: [['to', 'id']],
  salvage: [],
  recruit: [['at', 'id']],
  remove: [
    ['at', 'id'],
    ['unit', ['fighter', 'golem']],
  ],
  discover: [
    ['vision', 'id'],
    ['at', 'id'],
  ],
  build: [['at', 'id']],
  found: [['at', 'id']],
  mark: [['at', 'id']],
  choose: [['at', 'id']],
  unmark: [['card', 'id']],
  'add-marker': [['card', 'id']],
  discard: [['card', 'id']],
  demand: [['grant', ['discard', 'steal']]],
  when: [['when', ['before', 'after']]],
  focus: [['at', 'id']],
  target: [['at', 'id']],
  source: [['at', 'id']],
  attacker: [['at', 'id']],
  replace: [['at', 'id']],
  roll: [],
  resign: [['seat', ['woodwalkers', 'ironclad']]],
}

const partsOf = new Map<unknown, (typeof parts)[Action['type']]>(Object.entries(parts))

function fits(part: Part, value: unknown): boolean {
  if (part === 'count') return Number.isSafeInteger(value) && Number(value) >= 0
  if (part === 'id') return typeof value === 'string' && value !== '' && value !== 'nothing' && !/\s/.test(value)
  if (part === 'id or nothing') return value === null || fits('id', value)
  return part.some((each) => each === value)
}

function read(part: Part, word: string): unknown {
  if (part === 'count') return /^(0|[1-9]\d*)$/.test(word) ? Number(word) : undefined
  if (part === 'id or nothing' && word === 'nothing') return null
  if (part === 'id' || part === 'id or nothing') return word
  return part.find((each) => String(each) === word)
}

/** Whether something has the shape of an action, whatever the position says to it. */
export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null) return false
  const given = new Map<string, unknown>(Object.entries(value))
  const expected = partsOf.get(given.get('type'))
  if (!expected) return false
  const present = expected.filter(([name, , optional]) => !optional || given.has(name))
  return given.size === present.length + 1 && present.every(([name, part]) => fits(part, given.get(name)))
}

/**
 * An action as a short line: its type and then its parts, separated by blanks.
 *
 * @example
 * formatAction({ type: 'move', from: 'F1', to: 'F3', totem: 'full' }) // 'move F1 F3 full'
 */
export function formatAction(action: Action): string {
  const given = new Map<string, unknown>(Object.entries(action))
  const words = parts[action.type].flatMap(([name]) => (given.has(name) ? [String(given.get(name) ?? 'nothing')] : []))
  return [action.type, ...words].join(' ')
}

/**
 * Reads what {@link formatAction} wrote.
 *
 * @example
 * parseAction('wager nothing') // { type: 'wager', card: null }
 */
export function parseAction(text: string): Action {
  const [type = '', ...words] = text.split(' ')
  const expected = partsOf.get(type)
  if (!expected) throw new Error(`"${text}" does not begin with a type of action.`)
  const action: unknown = Object.fromEntries([
    ['type', type],
    ...words.map((word, index) => [expected[index]?.[0], read(expected[index]?.[1] ?? [], word)]),
  ])
  if (words.length <= expected.length && isAction(action)) return action
  const form = expected.map(([name, part]) => (Array.isArray(part) ? part.join('|') : name)).join(' ')
  throw new Error(`"${text}" does not have the form "${`${type} ${form}`.trim()}".`)
}
