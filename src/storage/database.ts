import { keepListening } from './listening'
import type { Pool } from './pool'

/**
 * What carries queries to PostgreSQL. PGlite is one as it is; {@link poolDatabase} makes one of a pool of `pg`.
 *
 * @example
 * const database: Database = new PGlite('tables')
 */
export interface Database {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
  /**
   * Calls with what is notified on a channel, and with an empty text when something may have been missed; returns what ends it. Without
   * it a table looks for the entries of other servers when it has to.
   */
  listen?(channel: string, tell: (payload: string) => void): Promise<() => unknown>
}

/**
 * A pool of `pg` as a database. A storage on it keeps one connection of the pool to listen, so the pool needs two or more; a pool of one
 * is refused with the code `POOL_TOO_SMALL`. When the connection that listens is lost, another one takes its place: the first try comes
 * after a quarter of a second, the next ones at most two seconds apart. Then every table looks for what it missed.
 *
 * The pool gets one `error` listener, which stays for as long as the pool: without it Node ends the process when PostgreSQL closes an
 * idle connection.
 *
 * @example
 * const storage = await postgresStorage(poolDatabase(new pg.Pool({ connectionString })))
 */
export function poolDatabase(pool: Pool): Database {
  if (pool.options?.max === 1) {
    const message = 'The pool has max: 1. It needs 2 connections or more, because one of them listens all the time.'
    throw Object.assign(new RangeError(message), { code: 'POOL_TOO_SMALL' })
  }
  // The same listener is never there twice, so any number of storages may share a pool.
  pool.off('error', dropIdle)
  pool.on('error', dropIdle)
  return {
    query: (text, values) => pool.query(text, values),
    listen: (channel, tell) => keepListening(pool, channel, tell),
  }
}

/** The pool has already dropped the connection and opens another one when it needs it. */
const dropIdle = (): void => undefined
