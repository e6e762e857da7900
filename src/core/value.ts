/** The item at an index that is known to exist. */
export function at<Item>(items: { readonly [index: number]: Item }, index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index}.`)
  return item
}

/** Tells whether a value is a plain object, from any realm: not an array, a Map or an instance of a class. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Compares two values by their plain data, not by identity.
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

/** A copy of plain data that shares nothing with it; instances of classes stay as they are. */
export function copy<Value>(value: Value): Value
export function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    // Copying a frozen list by `slice` takes twenty times as long.
    const items: unknown[] = [...value]
    for (let index = 0; index < items.length; index++) {
      const item = items[index]
      if (typeof item === 'object') items[index] = copy(item)
    }
    return items
  }
  if (!isObject(value)) return value
  // Copying the whole first and then its parts is much faster than building it part by part.
  const copied: Record<string, unknown> = { ...value }
  for (const key in copied) {
    const part = copied[key]
    if (typeof part === 'object') copied[key] = copy(part)
  }
  return copied
}

/** No action has so many parts; reading a value with more may never end. */
const mostParts = 100_000

/**
 * Copies a value from outside and reads every part once. It accepts plain data only and leaves out fields that are `undefined`.
 * It throws for anything else, and for more than 100,000 parts.
 */
export function plain<Value>(value: Value): Value
export function plain(value: unknown): unknown {
  let left = mostParts
  const take = (parts: number): void => {
    left -= parts
    if (left < 0) throw new RangeError(`This has more than ${mostParts} parts.`)
  }
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) {
      if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') throw notPlain()
      return value
    }
    if (Array.isArray(value)) {
      const { length } = value
      take(length)
      return Array.from({ length }, (_, index) => read(value[index]))
    }
    if (!isObject(value)) throw notPlain()
    const copied: Record<string, unknown> = { ...value }
    const keys = Object.keys(copied)
    take(keys.length)
    for (const key of keys) {
      if (copied[key] === undefined) delete copied[key]
      else copied[key] = read(copied[key])
    }
    return copied
  }
  return read(value)
}

const notPlain = (): TypeError => new TypeError('This is not plain data.')

/**
 * A deeply frozen copy of plain data, for the tables of a game.
 *
 * @example
 * const cards = frozen([{ id: 'ace', worth: 11 }, { id: 'king', worth: 4 }])
 */
export const frozen = <Value>(value: Value): Value => freeze(copy(value))

function freeze<Value>(value: Value): Value {
  if (!Array.isArray(value) && !isObject(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
