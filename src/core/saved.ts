import { reasonOf } from './fault'
import { recordFormat } from './record'
import { isSeed, type Seeded } from './seed'
import { isObject } from './value'

/** A record as it was found: nothing in it has been checked, and reading an action may throw. */
export interface Saved<Action> {
  readonly header: Readonly<Record<string, unknown>>
  readonly actions: readonly (() => Action)[]
  /** What the JSON parser said of a text that only a part could be read of. */
  readonly broken: string | null
}

interface Line {
  readonly text: string
  readonly number: number
}

/** More than any game has: a hundred thousand actions of a hundred characters each. */
const longestRecord = 10_000_000

/** Finds the parts of a record in JSON, or in the text that `recordText` writes. */
export function readSaved<Action>(game: { parse(text: string): Action }, text: string): Saved<Action> {
  if (typeof text !== 'string') throw new Error('A record is read from a text.')
  if (text.length > longestRecord)
    throw new Error(`It has ${text.length} characters; a record has at most ${longestRecord}.`)
  // This takes off a byte order mark too.
  const trimmed = text.trimStart()
  return trimmed.startsWith('{') ? fromJson(trimmed) : fromText(game, text)
}

function fromJson<Action>(text: string): Saved<Action> {
  let header: unknown
  let broken: string | null = null
  try {
    header = JSON.parse(text)
  } catch (error) {
    header = wholePart(text)
    if (!header) throw error
    broken = reasonOf(error)
  }
  if (!isObject(header) || header['format'] !== recordFormat) throw new Error(notARecord)
  const { actions } = header
  if (!Array.isArray(actions)) throw new Error('It holds no list of actions.')
  return { header, actions: actions.map((action: unknown) => () => asAction<Action>(action)), broken }
}

/** Of JSON that is cut or broken: what stands before the list of actions, and every action that is whole. */
function wholePart(text: string): object | null {
  let begin = -1
  eachSign(text, 0, (index, depth) => {
    // Only the list of the record itself lies one deep.
    const found =
      depth === 1 && text[index] === '[' && /"actions"\s*:\s*$/.test(text.slice(Math.max(0, index - 50), index))
    if (found) begin = index + 1
    return found
  })
  if (begin < 0) return null
  try {
    const header: object = JSON.parse(`${text.slice(0, begin)}]}`)
    return { ...header, actions: wholeItems(text, begin) }
  } catch {
    return null
  }
}

/** The items of a list from its beginning on, as far as they can be read. */
function wholeItems(text: string, begin: number): unknown[] {
  const items: unknown[] = []
  let from = begin
  const read = (to: number): boolean => {
    try {
      items.push(JSON.parse(text.slice(from, to)))
      from = to + 1
      return true
    } catch {
      return false
    }
  }
  const ended = eachSign(text, begin, (index, depth) => {
    const sign = text[index]
    return depth === 0 && (sign === ']' || sign === ',') && (!read(index) || sign === ']')
  })
  // A number at the very end may have lost digits.
  if (!ended && !/\d$/.test(text.slice(-1))) read(text.length)
  return items
}

/**
 * Visits the signs of JSON outside of texts, with how deep each lies, until one is what was looked for. Every character is
 * looked at once.
 */
function eachSign(text: string, from: number, visit: (index: number, depth: number) => boolean): boolean {
  let depth = 0
  let quoted = false
  for (let index = from; index < text.length; index++) {
    const sign = text[index]
    if (quoted && sign === '\\') index++
    else if (sign === '"') quoted = !quoted
    else if (!quoted) {
      if (visit(index, depth)) return true
      if (sign === '[' || sign === '{') depth++
      else if (sign === ']' || sign === '}') depth--
    }
  }
  return false
}

function fromText<Action>(game: { parse(text: string): Action }, text: string): Saved<Action> {
  const [first, ...lines] = text
    .split('\n')
    .map((line, index): Line => ({ text: line.trim(), number: index + 1 }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
  if (first?.text !== recordFormat) throw new Error(notARecord)
  const header: Record<string, unknown> = {}
  const actions: (() => Action)[] = []
  for (const line of lines) {
    const [, key, value] = /^(game|version|random|options) (.*)$/s.exec(line.text) ?? []
    if (key === undefined || value === undefined) actions.push(() => readLine(game, line))
    else header[key] = key === 'options' ? readOptions(value) : value
  }
  return { header, actions, broken: null }
}

function readLine<Action>(game: { parse(text: string): Action }, line: Line): Action {
  const [, action] = /^\d+ .*?: (.*)$/s.exec(line.text) ?? []
  if (action === undefined) throw new Error(`Line ${line.number} does not have the form "number seat: action".`)
  try {
    return game.parse(action)
  } catch (error) {
    throw new Error(`Line ${line.number}: ${reasonOf(error)}`)
  }
}

function readOptions(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const notARecord = `It does not begin as a record of format ${recordFormat} does.`

function asAction<Action>(value: unknown): Action {
  if (isAction<Action>(value)) return value
  throw new Error('There is no action here.')
}

/** Anything may be an action; whether it is one, the game says when it is asked for a refusal. */
function isAction<Action>(value: unknown): value is Action {
  return value !== null && value !== undefined
}

/** Whether options are complete, the game's `setup` says. */
export function isOptions<Options extends Seeded>(value: unknown): value is Options {
  return isObject(value) && isSeed(value['seed'])
}
