import type { Problem } from '../core'
import { type CheckNamed, checkShape } from './fits'
import { type PlainLimits, plain, usualLimits } from './plain'
import { collectProblems, type Problems } from './problems'
import type { Form } from './shape'

/**
 * Looks at plain data: whether it is what it should be, and if not, what is wrong and where.
 *
 * @example
 * const isMap: Check<MapData> = (map, problems): map is MapData => fits(mapShape, map, problems) && isConnected(map, problems)
 */
export type Check<Value> = (value: unknown, problems: Problems) => value is Value

/**
 * Holds something against a shape, and says whether it fits; what does not is a problem. What the shape only names is handed
 * to `checkNamed`.
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
 * What is answered to a document of unknown origin: the value, checked, or what is wrong with it and where.
 *
 * @example
 * const parsed: Parsed<Action> = parseAction(JSON.parse(message))
 * if (!parsed.ok) for (const { path, message } of parsed.problems) console.error(`${path}: ${message}`)
 */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Reads a document of unknown origin. It never throws; it takes time in proportion to the size of the document; what is
 * larger than the limits is refused, and the first 100 problems are told. The value is a copy: getters are read once and may
 * not change their mind, and keys whose value is `undefined` are left out.
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
 * An error that says what is wrong with a document, for a door that throws: it has a code, and the problems as a list.
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
  if (problems.length > told.length) told.push(`There are ${problems.length - told.length} problems more.`)
  return Object.assign(new RangeError(`${what}: ${told.join(' ')}`), { code, problems })
}
