import { same } from '../core'

const nothing = Symbol('nothing')

/** The value as a short text. */
export function show(value: unknown): string {
  if (value === nothing) return 'missing'
  if (typeof value === 'object' && value !== null) {
    const { constructor: made } = value
    if (!Array.isArray(value) && typeof made === 'function' && made.name !== 'Object') return `a ${made.name}`
    const text = JSON.stringify(value)
    return text.length > 60 ? `${text.slice(0, 57)}...` : text
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value)
}

/** The path of an item below another. */
export const below = (path: string, key: string, list: boolean): string =>
  list ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`

type Visit = (path: string, one: unknown, other: unknown) => boolean

/** Visits every difference between two values, the innermost first; stops when a visit says so. */
function differences(one: unknown, other: unknown, path: string, visit: Visit): boolean {
  if (same(one, other)) return false
  const both = [one, other].every((each) => typeof each === 'object' && each !== null)
  if (!both || Array.isArray(one) !== Array.isArray(other)) return visit(path, one, other)
  const left = new Map<string, unknown>(Object.entries(Object(one)))
  const right = new Map<string, unknown>(Object.entries(Object(other)))
  const keys = new Set([...left.keys(), ...right.keys()])
  let told = false
  for (const key of keys) {
    const [a, b] = [left, right].map((side) => (side.has(key) ? side.get(key) : nothing))
    if (same(a, b)) continue
    told = true
    if (differences(a, b, below(path, key, Array.isArray(one)), visit)) return true
  }
  // Objects with the same fields can still have different prototypes.
  return told ? false : visit(path, one, other)
}

/** The first difference between two values: `hands.ash[0] is 3 before, 5 after`; `null` if they are equal. */
export function difference(one: unknown, other: unknown, first: string, second: string): string | null {
  let text: string | null = null
  differences(one, other, '', (path, a, b) => {
    text = `${path || 'the whole'} is ${show(a)} ${first}, ${show(b)} ${second}`
    return true
  })
  return text
}

/** The places where two values differ, without the numbers of list items: `hands.ash[]`. */
export function placesOfDifference(one: unknown, other: unknown): Set<string> {
  const places = new Set<string>()
  differences(one, other, '', (path) => {
    places.add(path.replace(/\[\d+\]/g, '[]'))
    return false
  })
  return places
}
