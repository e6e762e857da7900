/** A value in a line: nested lists and tables are in brackets, and a missing value is a dash. */
function inLine(value: unknown, inside: boolean): string {
  if (value === null || value === undefined) return '-'
  // Control characters must not reach the terminal.
  if (typeof value === 'string') return value === '' || /[\p{Cc}]/u.test(value) ? JSON.stringify(value) : value
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => inLine(item, true))
    : Object.entries(value).map(([key, item]) => `${key} ${inLine(item, true)}`)
  const line = parts.join(', ')
  return inside || line === '' ? `(${line})` : line
}

/** The default position of a game: a line for each field. */
export function fieldsOf(view: unknown): string {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return inLine(view, false)
  const fields = Object.entries(view)
  const width = Math.max(0, ...fields.map(([name]) => name.length))
  return fields.map(([name, value]) => `${name.padEnd(width)}  ${inLine(value, false)}`).join('\n')
}

/** The default event of a game: its type and its fields in a line. */
export function eventLine(event: unknown): string {
  if (typeof event !== 'object' || event === null || !('type' in event) || typeof event.type !== 'string')
    return inLine(event, false)
  const { type, ...fields } = event
  const line = inLine(fields, false)
  return line === '()' ? type : `${type}: ${line}`
}
