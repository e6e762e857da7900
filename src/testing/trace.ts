/** Records, in order, what a function reads of a value; `null` if the value cannot be watched. */
export function reads(value: object, act: (watched: object) => unknown): string[] | null {
  const trace: string[] = []
  const watch = (target: object, path: string): object =>
    new Proxy(target, {
      get(from, key, receiver) {
        const found: unknown = Reflect.get(from, key, receiver)
        const place = `${path}.${String(key)}`
        trace.push(place)
        return typeof found === 'object' && found !== null ? watch(found, place) : found
      },
      ownKeys(from) {
        trace.push(`${path}.*`)
        return Reflect.ownKeys(from)
      },
    })
  try {
    act(watch(value, ''))
    return trace
  } catch {
    return null
  }
}

/** Whether one list lies within another, item by item. */
export function liesWithin(part: readonly string[], whole: readonly string[]): boolean {
  for (let begin = 0; begin + part.length <= whole.length; begin++)
    if (part.every((item, index) => item === whole[begin + index])) return true
  return false
}
