import { same } from '../core'

type Fields = { readonly [field: string]: unknown }

const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Compares actions by value. Most differ in the first field or in none. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!hasFields(one) || !hasFields(other)) return same(one, other)
  let fields = 0
  for (const field in one) {
    const value = one[field]
    if (value !== other[field] && !(typeof value === 'object' && isEqual(value, other[field]))) return false
    fields++
  }
  for (const _ in other) fields--
  return fields === 0
}
