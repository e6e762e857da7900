import { below, show } from './difference'
import { isFrozen } from './snapshot'

/** How JSON changes a value that is not plain, as a sentence about the value at a path. */
function strangeness(value: unknown): string | null {
  switch (typeof value) {
    case 'undefined':
      return 'is undefined, which JSON leaves out: use null, or leave the key out yourself'
    case 'function':
      return 'is a function, which JSON leaves out'
    case 'symbol':
      return 'is a symbol, which JSON leaves out'
    case 'bigint':
      return 'is a bigint, which JSON cannot write: use a number or a text'
    case 'number':
      if (!Number.isFinite(value)) return `is ${value}, which JSON turns into null`
      return Object.is(value, -0) ? 'is -0, which JSON turns into 0' : null
    default:
      return null
  }
}

function strangeObject(value: object): string | null {
  if (value instanceof Date) return 'is a Date, which JSON turns into a text: keep a number or a text'
  if (value instanceof Map || value instanceof Set)
    return `is a ${value.constructor.name}, which JSON turns into {}: use an object or a list`
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      if (!(index in value)) return `has a hole at ${index}, which JSON turns into null`
    // The length is one more key.
    return Reflect.ownKeys(value).length > value.length + 1
      ? 'is a list with keys of its own, which JSON leaves out'
      : null
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
    return `is ${show(value)}, an instance of a class, which JSON, clone and Immer do not keep: use a plain object`
  const [symbol] = Object.getOwnPropertySymbols(value)
  if (symbol) return `has a symbol for a key, ${String(symbol)}, which JSON leaves out`
  for (const [key, { get, set, enumerable }] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (get || set) return `has a getter, ${key}, which JSON turns into its current value`
    if (!enumerable) return `has a key that is not listed, ${key}, which JSON leaves out`
  }
  return null
}

/** Why a value is not plain JSON, with the path of the first problem, or `null`. */
export function notPlain(value: unknown, name: string, above: readonly object[] = []): string | null {
  if (typeof value === 'object' && value !== null && proven.has(value)) return null
  const strange = strangeness(value)
  if (strange !== null) return `${name} ${strange}.`
  if (typeof value !== 'object' || value === null) return null
  if (above.includes(value)) return `${name} is a part of itself, which JSON cannot write.`
  const odd = strangeObject(value)
  if (odd !== null) return `${name} ${odd}.`
  for (const [key, item] of Object.entries(value)) {
    const trouble = notPlain(item, below(name, key, Array.isArray(value)), [...above, value])
    if (trouble !== null) return trouble
  }
  if (isFrozen(value)) proven.add(value)
  return null
}

/** Values that are deeply frozen and known to be plain. */
const proven = new WeakSet<object>()

/** Finds two places of a state that hold the same writable object. */
export function shared(state: object): string | null {
  const paths = new Map<object, string>()
  const look = (value: unknown, path: string): string | null => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return null
    const other = paths.get(value)
    if (other !== undefined) return `${other} and ${path} are the same object: a change of one changes both.`
    paths.set(value, path)
    for (const [key, item] of Object.entries(value)) {
      const found = look(item, below(path, key, Array.isArray(value)))
      if (found !== null) return found
    }
    return null
  }
  return look(state, '')
}

/** The first place at which two values hold the same writable object. */
export function heldByBoth(one: unknown, other: unknown): string | null {
  const paths = new Map<object, string>()
  const walk = (value: unknown, path: string, visit: (value: object, path: string) => string | null): string | null => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return null
    const found = visit(value, path)
    if (found !== null) return found
    for (const [key, item] of Object.entries(value)) {
      const inside = walk(item, below(path, key, Array.isArray(value)), visit)
      if (inside !== null) return inside
    }
    return null
  }
  walk(one, '', (value, path) => {
    paths.set(value, path)
    return null
  })
  return walk(other, '', (value) => paths.get(value) ?? null)
}
