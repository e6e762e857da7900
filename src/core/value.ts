/** The item at an index that is known to exist. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`)
  return item
}

/** An object with named values, as opposed to an array, `null` or a plain value. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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
    return Array.isArray(other) && one.length === other.length && one.every((item, index) => same(item, other[index]))
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
  const copied: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copied[key] = copy(value[key])
  return copied
}
