import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../free-port'

/** Where Debian puts the programs: those of the newest version. */
function programs(): string {
  const [newest] = readdirSync('/usr/lib/postgresql').sort((one, other) => Number(other) - Number(one))
  return `/usr/lib/postgresql/${newest}/bin`
}

/** PostgreSQL does not run as root. */
const asUser = process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []

function command(words: readonly string[]): [string, string[]] {
  const [program = '', ...rest] = [...asUser, ...words]
  return [program, rest]
}

interface Postgres {
  readonly url: string
  /** Ends it with all its connections and starts it again. */
  restart(): Promise<void>
  end(): Promise<void>
}

/** A private PostgreSQL, in a folder that is removed with it. `settings` are those of its configuration file. */
export async function startPostgres(settings: readonly string[] = ['fsync=off']): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'totemforge-postgres-'))
  if (asUser.length > 0) execFileSync('chown', ['postgres:postgres', folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const options = { stdio: 'ignore', cwd: '/' } as const
  execFileSync(
    ...command([`${programs()}/initdb`, '-D', data, '-A', 'trust', '-U', 'tables', '--no-sync', '-E', 'UTF8']),
    options,
  )
  const port = await freePort()
  const url = `postgres://tables@127.0.0.1:${port}/postgres`
  const all = [...settings, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, `port=${port}`]
  const words = [`${programs()}/postgres`, '-D', data, ...all.flatMap((each) => ['-c', each])]
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(...command(words), options)
    await answering(url)
    return started
  }
  let server = await start()
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  return {
    url,
    async restart() {
      await stop()
      server = await start()
    },
    async end() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string): Promise<void> {
  for (let left = 6000; ; left--) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
