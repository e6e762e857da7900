import type { Listed, Storage } from '../table'
import { createAppending } from './appending'
import type { Database } from './database'
import { checkId } from './database-id'
import { numberOf, textOf } from './row'

const channel = 'totemforge'

/** As texts they keep their exact form, even the order of keys. */
const tables = [
  `create table if not exists totemforge_tables (
    id text primary key,
    head json not null,
    begun timestamptz not null default now(),
    open boolean not null default true,
    summary json
  )`,
  `create table if not exists totemforge_entries (
    table_id text not null references totemforge_tables (id) on delete cascade,
    number integer not null,
    entry json not null,
    written timestamptz not null default now(),
    primary key (table_id, number)
  )`,
]

/** The tables of version 1.0.0 lack these columns. */
const columns = `alter table totemforge_tables
  add column if not exists open boolean not null default true,
  add column if not exists summary json`

const hasColumns = `select attname as text from pg_attribute
  where attrelid = to_regclass('totemforge_tables') and attname = 'summary' and not attisdropped`

/** Reads the head and the entries in one statement, so that they fit together. */
const reading = `select -1 as number, head::text as text from totemforge_tables where id = $1
  union all select number, entry::text from totemforge_entries where table_id = $1 and number >= $2
  order by number`

const listing = `select json_build_object('id', id, 'open', open, 'summary', summary,
    'begun', extract(epoch from begun) * 1000, 'changed', extract(epoch from changed) * 1000)::text as text
  from (
    select *, coalesce(
      (select written from totemforge_entries where table_id = id order by number desc limit 1), begun
    ) as changed from totemforge_tables where $1::boolean is null or open = $1
  ) as tables
  where $2::timestamptz is null or changed >= $2
  order by begun, id`

/**
 * Keeps tables in PostgreSQL, for any number of servers: the next entry of a table is an insert that only one server can win.
 * It creates two tables, `totemforge_tables` and `totemforge_entries`, if they do not exist. It writes simultaneous entries in
 * one transaction. An id has up to 2,000 bytes in UTF-8, without NUL characters and lone surrogates; other ids get an error
 * with the code `BAD_TABLE_ID`.
 *
 * @example
 * const storage = await postgresStorage(poolDatabase(new pg.Pool({ connectionString })))
 */
export async function postgresStorage(database: Database): Promise<Storage & { close(): Promise<void> }> {
  await createTables(database)
  const add = createAppending(database, channel)
  const watchers = new Map<string, Set<(count?: number) => void>>()
  const stop = await database.listen?.(channel, (payload) => {
    const [, number, id = ''] = /^(\d+) (.*)$/s.exec(payload) ?? []
    if (number !== undefined) for (const tell of watchers.get(id) ?? []) tell(Number(number) + 1)
    // Notifications were missed, so check all tables.
    else for (const tells of watchers.values()) for (const tell of tells) tell()
  })

  return {
    async create(id, head, { open, summary } = unsaid) {
      checkId(id)
      const { rows } = await database.query(
        'insert into totemforge_tables (id, head, open, summary) values ($1, $2, $3, $4) on conflict do nothing returning id',
        [id, JSON.stringify(head), open, textOrNull(summary)],
      )
      return rows.length > 0
    },
    async read(id, from = 0) {
      checkId(id)
      const { rows } = await database.query(reading, [id, from])
      const [head, ...entries] = rows.map(parsed)
      if (!head) return null
      const missing = entries.findIndex((_, index) => numberOf(rows[index + 1]) !== from + index)
      if (missing !== -1) throw damaged(id, from + missing)
      return { head, entries }
    },
    async append(id, number, entry, about) {
      checkId(id)
      const { open, summary } = about ?? { open: null, summary: null }
      return add({ id, number, entry: JSON.stringify(entry), open, summary: textOrNull(summary) })
    },
    async remove(id) {
      checkId(id)
      const { rows } = await database.query('delete from totemforge_tables where id = $1 returning id', [id])
      return rows.length > 0
    },
    async list({ open, since } = {}) {
      const { rows } = await database.query(listing, [open ?? null, since?.toISOString() ?? null])
      return rows.map((row) => listedOf(parsed(row)))
    },
    watch(id, tell) {
      const tells = watchers.get(id) ?? new Set()
      watchers.set(id, tells.add(tell))
      return () => {
        tells.delete(tell)
        if (tells.size === 0) watchers.delete(id)
      }
    },
    async close() {
      await stop?.()
    },
  }
}

/** Two servers that begin at once collide; at the second try the tables exist. */
async function createTables(database: Database): Promise<void> {
  for (const table of tables)
    await database.query(table).catch(async () => {
      await database.query(table)
    })
  // Adding columns locks the table, so do it only if necessary.
  const { rows } = await database.query(hasColumns)
  if (rows.length === 0) await database.query(columns)
}

const unsaid = { open: true, summary: null }

const textOrNull = (summary: object | null): string | null => (summary === null ? null : JSON.stringify(summary))

const damaged = (id: string, number: number): Error =>
  Object.assign(new Error(`Entry ${number} of the table ${id} is missing.`), { code: 'DAMAGED_TABLE' })

function listedOf(row: object): Listed {
  const { id, open, summary, begun, changed }: Partial<Record<keyof Listed, unknown>> = row
  if (typeof id !== 'string' || typeof open !== 'boolean' || typeof summary !== 'object')
    throw new TypeError('PostgreSQL gave an unexpected answer.')
  return { id, open, summary, begun: new Date(Number(begun)), changed: new Date(Number(changed)) }
}

const parsed = (row: unknown): object => JSON.parse(textOf(row))
