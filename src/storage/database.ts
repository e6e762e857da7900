/**
 * What carries queries to PostgreSQL. PGlite is one as it is; {@link poolDatabase} makes one of a pool of `pg`.
 *
 * @example
 * const database: Database = new PGlite('tables')
 */
export interface Database {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
  /** Calls with what is notified on a channel; returns what ends it. Without it other servers are heard of when it has to be. */
  listen?(channel: string, tell: (payload: string) => void): Promise<() => unknown>
}

/**
 * As much of a `Pool` of `pg` as is needed.
 *
 * @example
 * const pool: Pool = new pg.Pool({ connectionString })
 */
export interface Pool {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  connect(): Promise<Client>
}

interface Client {
  query(text: string): Promise<unknown>
  on(event: 'notification', listener: (message: { readonly payload?: string | undefined }) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  release(isBroken?: boolean): void
}

/** Milliseconds until a lost connection is sought again. */
const again = 1000

/**
 * A pool of `pg` as a database. One connection of it listens; where it is lost it is sought again, and everything is looked at
 * anew, since something may have been missed.
 *
 * @example
 * const storage = await postgresStorage(poolDatabase(new pg.Pool({ connectionString })))
 */
export function poolDatabase(pool: Pool): Database {
  return {
    query: (text, values) => pool.query(text, values),
    async listen(channel, tell) {
      let isStopped = false
      let current: Client | null = null
      let timer: ReturnType<typeof setTimeout> | undefined
      const later = (): void => {
        current = null
        if (!isStopped) timer = setTimeout(() => void begin().then(() => tell(''), later), again)
      }
      const begin = async (): Promise<void> => {
        const client = await pool.connect()
        client.on('notification', ({ payload = '' }) => tell(payload))
        client.on('error', () => {
          if (current !== client) return
          client.release(true)
          later()
        })
        current = client
        await client.query(`listen ${channel}`).catch((error: unknown) => {
          current = null
          client.release(true)
          throw error
        })
      }
      await begin()
      return () => {
        isStopped = true
        clearTimeout(timer)
        current?.release(true)
        current = null
      }
    },
  }
}
