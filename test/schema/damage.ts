type Path = readonly (string | number)[]
type Damage = readonly [name: string, wreck: (holder: object, key: string | number, value: unknown) => void]

export const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const set =
  (value: unknown): Damage[1] =>
  (holder, key) =>
    Reflect.set(holder, key, value)
const getter =
  (get: (value: unknown) => unknown): Damage[1] =>
  (holder, key, value) =>
    Object.defineProperty(holder, key, { enumerable: true, configurable: true, get: () => get(value) })

/** First it says what stood there, then something else. */
const turncoat: Damage[1] = (holder, key, value) => {
  let asked = 0
  getter(() => (asked++ === 0 ? value : 'F1'))(holder, key, value)
}
const hostile: Damage[1] = getter(() => {
  throw Object.create(null)
})
const extra: Damage[1] = (holder, key, value) =>
  Reflect.set(holder, key, isHolder(value) && !Array.isArray(value) ? { ...value, extra: 1 } : value)
const polluted: Damage[1] = (holder, key, value) => {
  const own = { enumerable: true, configurable: true, value: { damage: 9 } }
  if (isHolder(value)) Reflect.set(holder, key, Object.defineProperty(value, '__proto__', own))
}
const proxied: Damage[1] = (holder, key, value) => {
  if (typeof value === 'object' && value !== null) Reflect.set(holder, key, new Proxy(value, {}))
}

const values = [null, 5, -1, 1.5, 0, Number.NaN, 1e9, Number.POSITIVE_INFINITY, '', 'x y', 'nothing', '__proto__', true]
export const damages: readonly Damage[] = [
  ['deleted', (holder, key) => void Reflect.deleteProperty(holder, key)],
  ['undefined', set(undefined)],
  ...values.map((value): Damage => [String(value), set(value)]),
  ['a list', set([])],
  ['an object', set({})],
  ['a function', set(() => 1)],
  ['a date', set(new Date(0))],
  ['turncoat', turncoat],
  ['hostile', hostile],
  ['extra', extra],
  ['polluted', polluted],
  ['proxied', proxied],
]

/** Every path into a document; of many that are alike, such as those of the cards, the first few. */
export function pathsInto(document: unknown, few: number): Path[] {
  const seen = new Map<string, number>()
  const into = (value: unknown, path: Path): Path[] => {
    const kind = path.map((key) => (typeof key === 'number' ? '#' : key)).join('.')
    const word = isHolder(value) && 'do' in value ? String(value.do) : ''
    const count = (seen.get(kind + word) ?? 0) + 1
    seen.set(kind + word, count)
    if (count > few) return []
    const own: Path[] = path.length === 0 ? [] : [path]
    if (!isHolder(value)) return own
    const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    return [...own, ...entries.flatMap(([key, part]) => into(part, [...path, key]))]
  }
  return into(document, [])
}

const copyOf = (value: unknown): unknown => (Array.isArray(value) ? [...value] : isHolder(value) ? { ...value } : value)

/** The document with damage at the end of a path; all that the damage can reach is copied. */
export function damaged(document: unknown, [key = '', ...path]: Path, [name, wreck]: Damage): unknown {
  const copy = copyOf(document)
  if (!isHolder(copy)) return copy
  const part: unknown = Reflect.get(copy, key)
  if (path.length === 0) wreck(copy, key, copyOf(part))
  else Reflect.set(copy, key, damaged(part, path, [name, wreck]))
  return copy
}
