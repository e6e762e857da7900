const frozen = new WeakSet<object>()

/** Whether nothing in a value can ever change. */
export function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return true
  if (!Object.isFrozen(value) || !Object.values(value).every(isFrozen)) return false
  frozen.add(value)
  return true
}

/** A copy of plain data for a later comparison. It does not copy deeply frozen parts, so it is fast. */
export function snapshot<Value>(value: Value): Value
export function snapshot(value: unknown): unknown {
  if (isFrozen(value)) return value
  if (Array.isArray(value)) return value.map((item: unknown) => snapshot(item))
  return Object.fromEntries(Object.entries(Object(value)).map(([key, item]) => [key, snapshot(item)]))
}
