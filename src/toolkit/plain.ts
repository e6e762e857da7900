import type { Problems } from './problems'

/**
 * The largest accepted document.
 *
 * @example
 * const limits: PlainLimits = { values: 100_000, depth: 100, text: 10_000 }
 */
export interface PlainLimits {
  /** The number of texts, numbers, lists, objects and keys together. */
  readonly values: number
  /** The depth of nested lists and objects. */
  readonly depth: number
  /** The length of one text, in characters. */
  readonly text: number
}

/**
 * More than any document of a game needs, and little enough to check at once: 100,000 values, 100 levels deep, texts of
 * 10,000 characters.
 *
 * @example
 * const map = plain(JSON.parse(text), problems, { ...usualLimits, values: 1_000_000 })
 */
export const usualLimits: PlainLimits = { values: 100_000, depth: 100, text: 10_000 }

/**
 * Reads an untrusted document once, and copies it into plain lists and objects. Getters and proxies run only here, so
 * the checked values are the used values. A key with the value `undefined` counts as left out. A value that is neither
 * a list nor a plain object stays as it is. A document that is larger than the limits or throws while it is read gives
 * a problem and no copy.
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
    if (text.length > limits.text) throw new RangeError(`One of its texts is longer than ${limits.text} characters.`)
  }
  const copy = (value: unknown, depth: number): unknown => {
    take(1)
    if (typeof value === 'string') checkText(value)
    if (typeof value !== 'object' || value === null) return value
    if (depth > limits.depth) throw new RangeError(`Its lists and objects go deeper than ${limits.depth} levels.`)
    if (Array.isArray(value)) {
      const { length } = value
      take(length)
      // Each of them is counted later, when it is read.
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
    // Unlike an assignment, this makes the key `__proto__` an ordinary key.
    return Object.fromEntries(entries)
  }
  try {
    return copy(input, 0)
  } catch (error) {
    problems.add('', `This cannot be read: ${reasonOf(error)}`)
    return undefined
  }
}

/** Not an array, a Map or an instance of a class, from any realm. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** The thrown value may throw again when it is read. */
function reasonOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.message) : String(error)
  } catch {
    return 'it threw a value that cannot be read.'
  }
}
