/** A value in a line: lists and tables within others stand in brackets, and what is not there is a dash. */
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

/** A position of a game that does not draw it: a line for each field. */
export function fieldsOf(view: unknown): string {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return inLine(view, false)
  const fields = Object.entries(view)
  const width = Math.max(0, ...fields.map(([name]) => name.length))
  return fields.map(([name, value]) => `${name.padEnd(width)}  ${inLine(value, false)}`).join('\n')
}

/** An event of a game that does not tell it: its type and its fields in a line. */
export function eventLine(event: unknown): string {
  if (typeof event !== 'object' || event === null || !('type' in event) || typeof event.type !== 'string')
    return inLine(event, false)
  const { type, ...fields } = event
  const line = inLine(fields, false)
  return line === '()' ? type : `${type}: ${line}`
}
