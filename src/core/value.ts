/** The item at an index that is known to exist. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index}.`)
  return item
}

/** A plain object, of whatever realm: no array, no Map, nothing that a class made. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Equal by value: the same plain data, whatever objects hold it.
 *
 * @example
 * const known = drops.find((drop) => same(drop, action))
 */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one))
    // Unlike `every`, `findIndex` looks into holes.
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.findIndex((item, index) => !same(item, other[index])) < 0
    )
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  )
}

/** A copy of plain data that shares nothing with it. */
export function copy<Value>(value: Value): Value
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)]))
}

/**
 * A copy of what came from outside, every part of it read once: plain data alone, and what is `undefined` in an object
 * counts as left out. Anything else throws.
 */
export function plain<Value>(value: Value): Value
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from({ length: value.length }, (_, index) => plain(value[index]))
  if (isObject(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    return Object.fromEntries(entries.map(([key, item]) => [key, plain(item)]))
  }
  if (value === null || !['object', 'function', 'symbol', 'bigint'].includes(typeof value)) return value
  throw new TypeError('This is not plain data.')
}
