import type { Problems } from './problems'

/**
 * How large a document may be.
 *
 * @example
 * const limits: PlainLimits = { values: 100_000, depth: 100, text: 10_000 }
 */
export interface PlainLimits {
  /** Texts, numbers, lists, objects and keys, all together. */
  readonly values: number
  /** Lists and objects within each other. */
  readonly depth: number
  /** Characters of one text. */
  readonly text: number
}

/**
 * More than any document of a game needs, and little enough to be looked through at once: 100,000 values, 100 deep, texts
 * of 10,000 characters.
 *
 * @example
 * const map = plain(JSON.parse(text), problems, { ...usualLimits, values: 1_000_000 })
 */
export const usualLimits: PlainLimits = { values: 100_000, depth: 100, text: 10_000 }

/**
 * Reads a document of unknown origin once, and gives a copy of plain lists and objects: getters and proxies have had their
 * say, so what is checked is what is used. A key whose value is `undefined` counts as left out. What is neither a list nor
 * a plain object stays as it is. If the document is larger than the limits or refuses to be read, that is a problem, and
 * there is no copy.
 *
 * @example
 * const map = plain(JSON.parse(text), problems)
 */
export function plain(input: unknown, problems: Problems, limits: PlainLimits = usualLimits): unknown {
  let left = limits.values
  const take = (count: number): void => {
    left -= count
    if (left < 0) throw new RangeError(`It holds more than ${limits.values} values.`)
  }
  const checkText = (text: string): void => {
    if (text.length > limits.text) throw new RangeError(`A text of it is longer than ${limits.text} characters.`)
  }
  const copy = (value: unknown, depth: number): unknown => {
    take(1)
    if (typeof value === 'string') checkText(value)
    if (typeof value !== 'object' || value === null) return value
    if (depth > limits.depth) throw new RangeError(`It goes deeper than ${limits.depth} lists and objects.`)
    if (Array.isArray(value)) {
      const { length } = value
      take(length)
      // Each of them is counted when its turn comes.
      left += length
      return Array.from({ length }, (_, index): unknown => copy(value[index], depth + 1))
    }
    return isPlain(value) ? copyOf(value, depth) : value
  }
  const copyOf = (object: Readonly<Record<string, unknown>>, depth: number): unknown => {
    const keys = Object.keys(object)
    take(keys.length)
    const entries: [string, unknown][] = []
    for (const key of keys) {
      checkText(key)
      const value = object[key]
      if (value !== undefined) entries.push([key, copy(value, depth + 1)])
    }
    // Unlike an assignment this makes a key `__proto__` one like any other.
    return Object.fromEntries(entries)
  }
  try {
    return copy(input, 0)
  } catch (error) {
    problems.add('', `This cannot be read: ${reasonOf(error)}`)
    return undefined
  }
}

/** No array, no Map, nothing that a class made; of whatever realm. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Whatever was thrown may refuse to be read as well. */
function reasonOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.message) : String(error)
  } catch {
    return 'it threw something that cannot be read itself.'
  }
}
