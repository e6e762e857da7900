import { resolve } from 'node:path'
import { fileStorage, poolDatabase, postgresStorage } from 'totemforge/storage'
import type { Storage } from 'totemforge/table'

/** A storage, and its place in words. */
interface Opened {
  readonly storage: Storage
  readonly where: string
  close(): Promise<void>
}

/** Keeps tables in a folder, for this server alone. */
export async function inFolder(folder: string): Promise<Opened> {
  const storage = await fileStorage(folder)
  return { storage, where: `the folder ${resolve(folder)}`, close: () => storage.close() }
}

/** Keeps tables in PostgreSQL, for any number of servers: `postgres://user:password@host/database`. */
export async function inPostgres(address: string): Promise<Opened> {
  const { default: pg } = await import('pg')
  const { host, pathname } = new URL(address)
  const pool = new pg.Pool({ connectionString: address })
  const storage = await postgresStorage(poolDatabase(pool))
  return {
    storage,
    where: `PostgreSQL at ${host}${pathname}`,
    async close() {
      await storage.close()
      await pool.end()
    },
  }
}
