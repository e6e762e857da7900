/** The text that a row of an answer holds. */
export function textOf(row: unknown): string {
  if (typeof row === 'object' && row !== null && 'text' in row && typeof row.text === 'string') return row.text
  throw unexpected()
}

/** The number that a row of an answer holds. */
export function numberOf(row: unknown): number {
  if (typeof row === 'object' && row !== null && 'number' in row && typeof row.number === 'number') return row.number
  throw unexpected()
}

const unexpected = (): Error => new TypeError('PostgreSQL answered with something else than was asked for.')
