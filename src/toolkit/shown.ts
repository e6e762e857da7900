/**
 * A value in a sentence, shortened.
 *
 * @example
 * `${shown(value)} is not a text.` // '5 is not a text.'
 */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `A list of ${value.length} items`
  if (typeof value === 'object' && value !== null) return 'An object'
  if (typeof value === 'function') return 'A function'
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
