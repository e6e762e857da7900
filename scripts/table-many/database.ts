import pg from 'pg'
import { startPostgres } from '../../test/storage/postgres'
import { parentOf, processorOf } from './processes'

/** A PostgreSQL of its own, as Debian sets it up: what it answers survives a loss of power. */
export interface Measured {
  readonly url: string
  readonly version: string
  /** Milliseconds of processor time that all its processes have used. */
  processor(): number
  end(): Promise<void>
}

export async function startMeasured(): Promise<Measured> {
  const { url, end } = await startPostgres([])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ version: string; backend: number }>(
    "select current_setting('server_version') as version, pg_backend_pid() as backend",
  )
  const [{ version, backend } = { version: '', backend: 0 }] = rows
  const parent = parentOf(backend)
  await client.end()
  return { url, version, processor: () => processorOf(parent), end }
}
