import { reasonOf } from './fault'
import { recordFormat } from './record'
import { isSeed, type Seeded } from './seed'
import { isObject } from './value'

/** A record before any check; reading an action may throw. */
export interface Saved<Action> {
  readonly header: Readonly<Record<string, unknown>>
  readonly actions: readonly (() => Action)[]
  /** What the JSON parser said, if only a part of the text could be read. */
  readonly broken: string | null
}

interface Line {
  readonly text: string
  readonly number: number
}

/** More than any game needs: a hundred thousand actions of a hundred characters each. */
const longestRecord = 10_000_000

/** Finds the parts of a record in JSON, or in the text that `recordText` writes. */
export function readSaved<Action>(game: { parse(text: string): Action }, text: string): Saved<Action> {
  if (typeof text !== 'string') throw new Error('A record is read from a text.')
  if (text.length > longestRecord)
    throw new Error(`It has ${text.length} characters; a record has at most ${longestRecord}.`)
  // This also removes a byte order mark.
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

/** Reads cut or broken JSON: the fields before the list of actions, and every whole action. */
function wholePart(text: string): object | null {
  let begin = -1
  eachSign(text, 0, (index, depth) => {
    // Only the record's own list lies at depth 1.
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

/** The items of a list, up to the first that cannot be read. */
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
 * Visits the signs of JSON outside of texts, each with its depth, until a visit finds what it looks for. It reads every
 * character once.
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

const notARecord = `It does not begin like a record of format ${recordFormat}.`

function asAction<Action>(value: unknown): Action {
  if (isAction<Action>(value)) return value
  throw new Error('There is no action here.')
}

/** Accepts anything as an action; the game's `refusal` checks it later. */
function isAction<Action>(value: unknown): value is Action {
  return value !== null && value !== undefined
}

/** Accepts any options; the game's `setup` checks them. */
export function isOptions<Options extends Seeded>(value: unknown): value is Options {
  return isObject(value) && isSeed(value['seed'])
}
