import type { Database } from './database'
import { textOf } from './row'

/** An entry on its way to PostgreSQL, with its table's summary of itself, or `null` if that is not new. */
export interface Added {
  readonly id: string
  readonly number: number
  readonly entry: string
  readonly open: boolean | null
  readonly summary: string | null
}

/** The most entries in one transaction. */
const most = 200

/**
 * One statement adds all entries and their summaries, so a list never contradicts the entries. It adds them in the order of
 * their ids, so two servers that add the same entries never deadlock.
 */
const adding = (channel: string): string => `with given as (
    select * from json_to_recordset($1::json) as given (id text, number integer, entry text, open boolean, summary text)
  ), added as (
    insert into totemforge_entries (table_id, number, entry) select id, number, entry::json from given
    where exists (select from totemforge_tables as kept where kept.id = given.id)
      and (number = 0 or exists (
        select from totemforge_entries as kept where kept.table_id = given.id and kept.number = given.number - 1
      ))
    order by id, number
    on conflict do nothing returning number, table_id
  ), said as (
    update totemforge_tables as kept set open = given.open, summary = given.summary::json
    from given where kept.id = given.id and given.id in (select table_id from added) and given.open is not null
      and (kept.open, kept.summary::text) is distinct from (given.open, given.summary)
  ) select table_id as text, pg_notify('${channel}', number || ' ' || table_id) from added`

interface Waiting {
  readonly added: Added
  resolve(isKept: boolean): void
  reject(error: unknown): void
}

/**
 * Adds entries and notifies the channel of each. With NOTIFY, all of PostgreSQL commits only one transaction at a time, and
 * each waits for the disk. So one transaction runs at a time, and the next one takes all entries that came meanwhile.
 */
export function createAppending(database: Database, channel: string): (added: Added) => Promise<boolean> {
  const text = adding(channel)
  let waiting: Waiting[] = []
  let isWriting = false

  const write = async (together: readonly Waiting[]): Promise<void> => {
    try {
      const { rows } = await database.query(text, [JSON.stringify(together.map(({ added }) => added))])
      const kept = new Set(rows.map(textOf))
      for (const { added, resolve } of together) resolve(kept.has(added.id))
    } catch (error) {
      // A table was removed at this moment. Nothing was written; the next try leaves its entry out.
      if (isForeignKey(error)) return write(together)
      for (const { reject } of together) reject(error)
    }
  }

  const writeAll = async (): Promise<void> => {
    isWriting = true
    while (waiting.length > 0) {
      const together = nextOf(waiting)
      waiting = waiting.filter((each) => !together.has(each))
      await write([...together])
    }
    isWriting = false
  }

  return (added) =>
    new Promise((resolve, reject) => {
      waiting.push({ added, resolve, reject })
      if (!isWriting) void writeAll()
    })
}

/** At most one entry of each table, because the answer names only the tables. */
function nextOf(waiting: readonly Waiting[]): ReadonlySet<Waiting> {
  const byTable = new Map<string, Waiting>()
  for (const each of waiting) {
    if (byTable.size === most) break
    if (!byTable.has(each.added.id)) byTable.set(each.added.id, each)
  }
  return new Set(byTable.values())
}

/** The code of PostgreSQL for an entry without its table. */
const isForeignKey = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23503'
