import type { OfKind } from './kind'
import type { Fields, Optional, Shape } from './shape'
import { shown } from './shown'

/**
 * Actions as short lines of text, and back.
 *
 * @example
 * const { format, parse, isAction }: Notation<Action> = createNotation(parts)
 */
export interface Notation<Action> {
  /** An action as a line: its type and then its parts, separated by spaces. */
  format(action: Action): string
  /** Reads what `format` wrote; throws an `Error` in plain words at anything else. */
  parse(text: string): Action
  /** Whether a value has the shape of an action, legal or not. */
  isAction(value: unknown): value is Action
}

/**
 * The parts of each type of action, in their written order.
 *
 * @example
 * const parts: Parts<Action> = { play: { card }, pass: {} }
 */
export type Parts<Action extends { readonly type: string }> = {
  readonly [Type in Action['type']]: Fields<Omit<OfKind<Action, 'type', Type>, 'type'>>
}

/**
 * Makes a notation from the parts of each type of action. A part is a flag, a whole number, a word, a choice, or one of
 * these or `nothing` (`null`); the last part may be optional.
 *
 * @example
 * type Action = { readonly type: 'play'; readonly card: string } | { readonly type: 'pass' }
 * const { format, parse } = createNotation<Action>({ play: { card: word('card', /^\w+$/) }, pass: {} })
 * format({ type: 'play', card: 'ace' }) // 'play ace'
 */
export function createNotation<Action extends { readonly type: string }>(parts: Parts<Action>): Notation<Action> {
  const table = new Map<unknown, readonly [string, Shape | Optional][]>()
  for (const [type, fields] of Object.entries<Readonly<Record<string, Shape | Optional>>>(parts)) {
    for (const shape of Object.values(fields)) checkWords(shape)
    table.set(type, Object.entries(fields))
  }

  function isAction(value: unknown): value is Action {
    if (typeof value !== 'object' || value === null) return false
    const given = new Map<string, unknown>(Object.entries(value))
    const expected = table.get(given.get('type'))
    if (!expected) return false
    let present = 1
    for (const [name, shape] of expected) {
      if (given.has(name)) present++
      if (!fits(shape, given.get(name))) return false
    }
    return given.size === present
  }

  function format(action: Action): string {
    const given = new Map<string, unknown>(Object.entries(action))
    let line = action.type
    for (const [name, shape] of table.get(action.type) ?? []) {
      const part = given.get(name)
      if (part !== undefined) line += ` ${wordFor(shape, part)}`
    }
    return line
  }

  function parse(text: string): Action {
    const [type = '', ...words] = text.split(' ')
    const expected = table.get(type)
    if (!expected) throw new Error(`${shown(text)} does not begin with a type of action.`)
    const action: Record<string, unknown> = { type }
    for (const [index, [name, shape]] of expected.entries()) {
      const word = words[index]
      const part = word === undefined ? undefined : read(shape, word)
      if (part !== undefined) action[name] = part
    }
    if (words.length === Object.keys(action).length - 1 && isAction(action)) return action
    const form = [type, ...expected.map(([name, shape]) => formOf(name, shape))].join(' ')
    const bounds = expected.flatMap(([name, shape]) => boundsOf(name, shape)).join(' and ')
    throw new Error(`${shown(text)} does not have the form "${form}"${bounds && ` with ${bounds}`}.`)
  }

  return { format, parse, isAction }
}

/** The word for a flag: no, then yes. */
const usualWords = ['false', 'true'] as const

function wordFor(shape: Shape | Optional, part: unknown): string {
  if (shape.form === 'optional' || shape.form === 'nullable') return wordFor(shape.part, part)
  if (shape.form === 'flag' && typeof part === 'boolean') return (shape.words ?? usualWords)[part ? 1 : 0]
  return String(part ?? 'nothing')
}

/** A choice or a flag that has more than one word, or none, could not be read back. */
function checkWords(shape: Shape | Optional): void {
  if (shape.form === 'optional' || shape.form === 'nullable') checkWords(shape.part)
  const words = shape.form === 'choice' ? shape.values : shape.form === 'flag' ? (shape.words ?? []) : []
  for (const word of words)
    if (!/^\S+$/.test(String(word)))
      throw new RangeError(`${shown(String(word))} cannot be a part of an action: it is not one word.`)
}

/** The bounds of a number in the form of an action. */
function boundsOf(name: string, shape: Shape | Optional): string[] {
  if (shape.form === 'optional' || shape.form === 'nullable') return boundsOf(name, shape.part)
  return shape.form === 'whole' && shape.most < Number.MAX_SAFE_INTEGER
    ? [`${name} from ${shape.least} to ${shape.most}`]
    : []
}

/** A part in the form of an action. */
function formOf(name: string, shape: Shape | Optional): string {
  if (shape.form === 'optional') return formOf(name, shape.part)
  if (shape.form === 'flag') return (shape.words ?? usualWords).join('|')
  return shape.form === 'choice' ? shape.values.join('|') : name
}

function fits(shape: Shape | Optional, value: unknown): boolean {
  switch (shape.form) {
    case 'flag':
      return typeof value === 'boolean'
    case 'whole':
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= shape.least && value <= shape.most
    case 'word':
      // The game checks whether the thing exists: it gives a better answer than a notation.
      return typeof value === 'string' && value !== '' && value !== 'nothing' && !/\s/.test(value)
    case 'choice':
      return shape.values.some((each) => each === value)
    case 'nullable':
      return value === null || fits(shape.part, value)
    case 'optional':
      return value === undefined || fits(shape.part, value)
    default:
      throw new TypeError(`A part of an action cannot be ${shape.form}.`)
  }
}

/** The value of a word; `undefined` if the word has no meaning here. */
function read(shape: Shape | Optional, word: string): unknown {
  switch (shape.form) {
    case 'flag': {
      const [no, yes] = shape.words ?? usualWords
      return word === yes ? true : word === no ? false : undefined
    }
    case 'whole':
      return /^(0|-?[1-9]\d*)$/.test(word) ? Number(word) : undefined
    case 'choice':
      return shape.values.find((each) => String(each) === word)
    case 'nullable':
      return word === 'nothing' ? null : read(shape.part, word)
    case 'optional':
      return read(shape.part, word)
    default:
      return word
  }
}
