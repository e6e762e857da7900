import type { Problem } from '../core'
import { type CheckNamed, checkShape } from './fits'
import { type PlainLimits, plain, usualLimits } from './plain'
import { collectProblems, type Problems } from './problems'
import type { Form } from './shape'

/**
 * Checks plain data, and reports each problem with its place.
 *
 * @example
 * const isMap: Check<MapData> = (map, problems): map is MapData => fits(mapShape, map, problems) && isConnected(map, problems)
 */
export type Check<Value> = (value: unknown, problems: Problems) => value is Value

/**
 * Compares a value with a shape, and says whether it fits; what does not fit is a problem. `checkNamed` checks the
 * shapes that have only a name.
 *
 * @example
 * if (fits(mapShape, input, problems)) checkDistances(input)
 */
export function fits<Value>(
  shape: Form & { readonly describes?: Value },
  value: unknown,
  problems: Problems,
  checkNamed?: CheckNamed,
): value is Value {
  const before = problems.found.length
  checkShape(shape, value, '', problems.add, checkNamed)
  return problems.found.length === before && !problems.full
}

/**
 * The answer to an untrusted document: the checked value, or its problems with their places.
 *
 * @example
 * const parsed: Parsed<Action> = parseAction(JSON.parse(message))
 * if (!parsed.ok) for (const { path, message } of parsed.problems) console.error(`${path}: ${message}`)
 */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Reads an untrusted document. It never throws, and its time is proportional to the size of the document. It refuses a
 * document that is larger than the limits, and reports the first 100 problems. The value is a copy: it reads getters
 * once, and leaves out keys with the value `undefined`.
 *
 * @example
 * const parsed = readAs(isMap, JSON.parse(text))
 */
export function readAs<Value>(check: Check<Value>, input: unknown, limits: PlainLimits = usualLimits): Parsed<Value> {
  const problems = collectProblems()
  const value = plain(input, problems, limits)
  return problems.found.length === 0 && check(value, problems) && problems.found.length === 0
    ? { ok: true, value }
    : { ok: false, problems: problems.found }
}

/**
 * The error for a bad document, for functions that throw: it has a code, and the problems as a list.
 *
 * @example
 * if (!parsed.ok) throw refusedFor('INVALID_OPTIONS', 'It cannot be played so', parsed.problems)
 */
export function refusedFor(
  code: string,
  what: string,
  problems: readonly Problem[],
): RangeError & { readonly code: string; readonly problems: readonly Problem[] } {
  const told = problems.slice(0, 10).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
  if (problems.length > told.length) told.push(`There are ${problems.length - told.length} more problems.`)
  return Object.assign(new RangeError(`${what}: ${told.join(' ')}`), { code, problems })
}
