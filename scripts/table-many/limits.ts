import pg from 'pg'
import { poolDatabase, postgresStorage } from 'totemforge/storage'
import type { Measured } from './database'

/** Rows that PostgreSQL takes in a second, written in different ways. */
export interface Limit {
  readonly way: string
  readonly rate: number
}

const connections = 16
const entry = {
  type: 'acted',
  seat: 'woodwalkers',
  action: { type: 'wager', card: 'WW09' },
  spent: 2100,
  request: 'a-17',
}
const insert = 'insert into totemforge_entries (table_id, number, entry)'

/** Sixteen connections write to sixteen tables without any rules, so that PostgreSQL alone is measured. */
export async function measureLimits(database: Measured, seconds: number): Promise<Limit[]> {
  const pool = new pg.Pool({ connectionString: database.url, max: connections + 1 })
  const storage = await postgresStorage(poolDatabase(pool))
  const text = JSON.stringify(entry)
  let run = 0

  /** `write` adds `rows` entries to a table, from a number on. */
  const measure = async (
    way: string,
    rows: number,
    write: (id: string, number: number) => Promise<unknown>,
  ): Promise<Limit> => {
    const name = `limit-${run++}`
    let written = 0
    const end = performance.now() + 1000 * seconds
    const writer = async (_: unknown, index: number): Promise<void> => {
      const id = `${name}-${index}`
      await storage.create(id, {})
      for (let number = 0; performance.now() < end; number += rows) {
        await write(id, number)
        written += rows
      }
    }
    await Promise.all(Array.from({ length: connections }, writer))
    return { way, rate: written / seconds }
  }

  const append = (id: string, number: number) => storage.append(id, number, entry)
  const plain = (id: string, number: number) => pool.query(`${insert} values ($1, $2, $3)`, [id, number, text])
  const told = (id: string, number: number) =>
    pool.query(`with added as (${insert} values ($1, $2, $3)) select pg_notify('totemforge', $1)`, [id, number, text])
  const ten = (id: string, number: number) =>
    pool.query(`${insert} select $1, $2 + step, $3 from generate_series(0, 9) as step`, [id, number, text])
  const setting = async (sql: string): Promise<void> => {
    await pool.query(`alter system set ${sql}`)
    await pool.query('select pg_reload_conf()')
  }
  const limits = [
    await measure('as the storage writes: rows that come together, with NOTIFY', 1, append),
    await measure('each row in a transaction of its own, with NOTIFY', 1, told),
    await measure('each row in a transaction of its own, without NOTIFY', 1, plain),
    await measure('ten rows in a transaction, without NOTIFY', 10, ten),
  ]
  await setting('synchronous_commit = off')
  limits.push(await measure('as the storage writes, without waiting for the disk', 1, append))
  await setting('synchronous_commit = on')
  await storage.close()
  await pool.end()
  return limits
}
