import { recordFormat } from './record'
import type { Seeded } from './seed'
import { isObject } from './value'

/** A record as it was found: nothing in it has been checked, and reading an action may throw. */
export interface Saved<Action> {
  readonly header: Readonly<Record<string, unknown>>
  readonly actions: readonly (() => Action)[]
}

interface Line {
  readonly text: string
  readonly number: number
}

/** Finds the parts of a record in JSON, or in the text that `recordText` writes. */
export function readSaved<Action>(game: { parse(text: string): Action }, text: string): Saved<Action> {
  return text.trimStart().startsWith('{') ? fromJson(text) : fromText(game, text)
}

function fromJson<Action>(text: string): Saved<Action> {
  const header: unknown = JSON.parse(text)
  if (!isObject(header) || header['format'] !== recordFormat) throw new Error(notARecord)
  const { actions } = header
  if (!Array.isArray(actions)) throw new Error('It holds no list of actions.')
  return { header, actions: actions.map((action: unknown) => () => asAction<Action>(action)) }
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
    const [, key, value] = /^(game|version|random|options) (.*)$/.exec(line.text) ?? []
    if (key === undefined || value === undefined) actions.push(() => readLine(game, line))
    else header[key] = key === 'options' ? readOptions(value) : value
  }
  return { header, actions }
}

function readLine<Action>(game: { parse(text: string): Action }, line: Line): Action {
  const [, action] = /^\d+ [^:]+: (.*)$/.exec(line.text) ?? []
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
  return isObject(value) && ['number', 'string'].includes(typeof value['seed'])
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
