import { keepListening } from './listening'
import type { Pool } from './pool'

/**
 * A connection to PostgreSQL. PGlite already has this form; {@link poolDatabase} makes one from a pool of `pg`.
 *
 * @example
 * const database: Database = new PGlite('tables')
 */
export interface Database {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
  /**
   * Calls `tell` with each notification on a channel, and with an empty text when some may have been missed; returns a function
   * that ends it. Without it, a table checks for the entries of other servers only when it must.
   */
  listen?(channel: string, tell: (payload: string) => void): Promise<() => unknown>
}

/**
 * A pool of `pg` as a database. A storage keeps one connection of the pool to listen, so the pool needs two or more; a pool of
 * one gets an error with the code `POOL_TOO_SMALL`. When the listening connection is lost, another one replaces it: the first
 * try comes after a quarter of a second, the next ones at most two seconds apart. Then every table checks for entries that it
 * missed.
 *
 * The pool gets one permanent `error` listener: without it, Node ends the process when PostgreSQL closes an idle connection.
 *
 * @example
 * const storage = await postgresStorage(poolDatabase(new pg.Pool({ connectionString })))
 */
export function poolDatabase(pool: Pool): Database {
  if (pool.options?.max === 1) {
    const message = 'The pool has max: 1. It needs 2 connections or more, because one of them listens all the time.'
    throw Object.assign(new RangeError(message), { code: 'POOL_TOO_SMALL' })
  }
  // A pool has this listener only once, so any number of storages may share a pool.
  pool.off('error', dropIdle)
  pool.on('error', dropIdle)
  return {
    query: (text, values) => pool.query(text, values),
    listen: (channel, tell) => keepListening(pool, channel, tell),
  }
}

/** The pool has already dropped the connection and opens another one when needed. */
const dropIdle = (): void => undefined
