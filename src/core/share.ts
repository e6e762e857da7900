/**
 * The new value, with each part that equals the old part in its place taken from the old value; the old value itself if all is equal.
 * Keys in another order are a difference. It writes into the new value.
 */
export function shared<Value>(old: Value, next: Value): Value
export function shared(old: unknown, next: unknown): unknown {
  if (old === next) return old
  if (Array.isArray(next)) return Array.isArray(old) ? sharedItems(old, next) : next
  if (!isParts(old) || !isParts(next) || Array.isArray(old)) return next
  const keys = Object.keys(next)
  let isSame = haveKeys(old, keys) && (keys.length > 0 || haveOneKind(old, next))
  for (const key of keys) {
    const before = old[key]
    const after = next[key]
    if (before === after) continue
    const part = shared(before, after)
    if (part !== before) isSame = false
    else if (!Object.isFrozen(next)) next[key] = part
  }
  return isSame ? old : next
}

function sharedItems(old: readonly unknown[], next: unknown[]): readonly unknown[] {
  let isSame = old.length === next.length
  for (let index = 0; index < next.length; index++) {
    const before = old[index]
    const after = next[index]
    if (before === after) continue
    const item = shared(before, after)
    if (item !== before) isSame = false
    else if (!Object.isFrozen(next)) next[index] = item
  }
  return isSame ? old : next
}

/** Changes the draft of `old` into `next`, part by part; `next` itself has to take its place if it has other keys. */
export function become<Value extends object>(draft: Value, old: Value, next: Value): Value | undefined {
  if (!haveKeys(old, Object.keys(next))) return shared(old, next)
  for (const key in next) {
    const before = old[key]
    const after = next[key]
    if (before === after) continue
    const part = shared(before, after)
    if (part !== before) draft[key] = part
  }
  return
}

const isParts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether an object has these keys and no others, in this order. */
function haveKeys(value: object, keys: readonly string[]): boolean {
  const own = Object.keys(value)
  if (own.length !== keys.length) return false
  for (let index = 0; index < own.length; index++) if (own[index] !== keys[index]) return false
  return true
}

/** Without keys, only the kind of two objects tells them apart. */
const haveOneKind = (one: object, other: object): boolean => Object.getPrototypeOf(one) === Object.getPrototypeOf(other)
