/** An index row of PostgreSQL holds about 2,700 bytes, and a notification, which names the table, up to 8,000. */
const longest = 2000

/** The characters that PostgreSQL cannot keep: NUL and lone surrogates. */
const unkept = /[\0\p{Surrogate}]/u

/** Refuses a table's id that PostgreSQL cannot keep. */
export function checkId(id: string): void {
  if (Buffer.byteLength(id) > longest)
    refuse(`The id of a table has up to ${longest.toLocaleString('en')} bytes in UTF-8; this one has more.`)
  if (unkept.test(id)) refuse('The id of a table has no NUL character and no lone surrogate.')
}

function refuse(message: string): never {
  throw Object.assign(new RangeError(message), { code: 'BAD_TABLE_ID' })
}
