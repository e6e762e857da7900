/** What makes one JSON value of another. Positions differ little, so a file of them is short. */
export type Patch =
  | { readonly is: unknown }
  | { readonly at: Readonly<Record<string, Patch>>; readonly without?: readonly string[] }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Both are objects with names, or lists of one length. */
const areAlike = (one: unknown, other: unknown): boolean =>
  isObject(one) &&
  isObject(other) &&
  Array.isArray(one) === Array.isArray(other) &&
  (!Array.isArray(one) || Object.keys(one).length === Object.keys(other).length)

/** What makes `to` of `from`. */
export function difference(from: unknown, to: unknown): Patch {
  if (!isObject(from) || !isObject(to) || !areAlike(from, to)) return { is: to }
  const at: Record<string, Patch> = {}
  for (const [name, value] of Object.entries(to))
    if (!Object.hasOwn(from, name)) at[name] = { is: value }
    else if (!same(from[name], value)) at[name] = difference(from[name], value)
  const without = Object.keys(from).filter((name) => !Object.hasOwn(to, name))
  const patch = { at, ...(without.length > 0 && { without }) }
  return JSON.stringify(patch).length < JSON.stringify(to).length ? patch : { is: to }
}

/** The value that a patch makes; `from` stays as it is. */
export function patched(from: unknown, patch: Patch): unknown {
  if ('is' in patch) return patch.is
  const { at, without = [] } = patch
  const parts: Readonly<Record<string, unknown>> = isObject(from) ? from : {}
  const made: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(parts)) if (!without.includes(name)) made[name] = value
  for (const [name, inner] of Object.entries(at)) made[name] = patched(parts[name], inner)
  return Array.isArray(from) ? Object.values(made) : made
}
