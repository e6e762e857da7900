/** Another value of the same kind. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}!`
  if (typeof value === 'boolean') return !value
  return value === null ? 0 : null
}

/** Overwrites everything writable in a value, and returns a function that undoes it. */
export function scribble(value: unknown): () => void {
  const undo: (() => void)[] = []
  const seen = new Set<unknown>()
  const write = (into: unknown): void => {
    if (typeof into !== 'object' || into === null || seen.has(into)) return
    seen.add(into)
    for (const [key, item] of Object.entries(into)) {
      if (typeof item === 'object' && item !== null) write(item)
      else if (Reflect.set(into, key, changed(item))) undo.push(() => Reflect.set(into, key, item))
    }
    if (!Object.isExtensible(into)) return
    if (Array.isArray(into)) {
      into.push('scribbled')
      undo.push(() => void into.pop())
    } else {
      Reflect.set(into, 'scribbled', true)
      undo.push(() => void Reflect.deleteProperty(into, 'scribbled'))
    }
  }
  write(value)
  return () => {
    for (const each of undo.reverse()) each()
  }
}
