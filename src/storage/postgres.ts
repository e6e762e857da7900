import type { Storage } from '../table'
import type { Database } from './database'

const channel = 'totemforge'

/** As texts they stay as they were written, to the order of their keys. */
const tables = [
  `create table if not exists totemforge_tables (
    id text primary key,
    head json not null,
    begun timestamptz not null default now()
  )`,
  `create table if not exists totemforge_entries (
    table_id text not null references totemforge_tables (id) on delete cascade,
    number integer not null,
    entry json not null,
    written timestamptz not null default now(),
    primary key (table_id, number)
  )`,
]

/**
 * Keeps tables in PostgreSQL, for as many servers as there are: the next entry of a table is an insert that only one of them can win.
 * It makes two tables, `totemforge_tables` and `totemforge_entries`, if they are not there.
 *
 * @example
 * const storage = await postgresStorage(poolDatabase(new pg.Pool({ connectionString })))
 */
export async function postgresStorage(database: Database): Promise<Storage & { close(): Promise<void> }> {
  await createTables(database)
  const watchers = new Map<string, Set<(count?: number) => void>>()
  const stop = await database.listen?.(channel, (payload) => {
    const [, number, id = ''] = /^(\d+) (.*)$/s.exec(payload) ?? []
    if (number !== undefined) for (const tell of watchers.get(id) ?? []) tell(Number(number) + 1)
    // Something was missed: everything is to be looked at.
    else for (const tells of watchers.values()) for (const tell of tells) tell()
  })

  return {
    async create(id, head) {
      const { rows } = await database.query(
        'insert into totemforge_tables (id, head) values ($1, $2) on conflict do nothing returning id',
        [id, JSON.stringify(head)],
      )
      return rows.length > 0
    },
    async read(id, from = 0) {
      const { rows } = await database.query('select head::text as text from totemforge_tables where id = $1', [id])
      const [head] = rows.map(parsed)
      if (!head) return null
      const found = await database.query(
        'select entry::text as text from totemforge_entries where table_id = $1 and number >= $2 order by number',
        [id, from],
      )
      return { head, entries: found.rows.map(parsed) }
    },
    async append(id, number, entry) {
      const { rows } = await database.query(
        `with added as (
          insert into totemforge_entries (table_id, number, entry) values ($1, $2, $3)
          on conflict do nothing returning number, table_id
        ) select pg_notify('${channel}', number || ' ' || table_id) from added`,
        [id, number, JSON.stringify(entry)],
      )
      return rows.length > 0
    },
    async list() {
      const { rows } = await database.query('select id as text from totemforge_tables order by begun, id')
      return rows.map(textOf)
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

/** Two servers that begin at once get into each other's way: the second time the tables are there. */
async function createTables(database: Database): Promise<void> {
  for (const table of tables)
    await database.query(table).catch(async () => {
      await database.query(table)
    })
}

function textOf(row: unknown): string {
  if (typeof row === 'object' && row !== null && 'text' in row && typeof row.text === 'string') return row.text
  throw new TypeError('PostgreSQL answered with something else than was asked for.')
}

const parsed = (row: unknown): object => JSON.parse(textOf(row))
