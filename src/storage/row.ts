/** A text in a row of an answer. */
export function textOf(row: unknown): string {
  if (typeof row === 'object' && row !== null && 'text' in row && typeof row.text === 'string') return row.text
  throw unexpected()
}

/** A number in a row of an answer. */
export function numberOf(row: unknown): number {
  if (typeof row === 'object' && row !== null && 'number' in row && typeof row.number === 'number') return row.number
  throw unexpected()
}

const unexpected = (): Error => new TypeError('PostgreSQL gave an unexpected answer.')
