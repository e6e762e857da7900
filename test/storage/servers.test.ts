import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { loadRecord } from 'totemforge'
import { poolDatabase, postgresStorage } from 'totemforge/storage'
import { expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { kuhnPoker } from '../../examples/games/kuhn-poker'
import { bundle } from '../bundle'
import { games } from '../deep'
import { isThere } from '../needs'
import { done } from '../table/support'
import { startPostgres } from './postgres'
import { openConnectFour, openKuhnPoker } from './server'

const program = join(bundle({ server: 'test/storage/server.ts' }), 'server.js')

interface Done {
  readonly id: string
  readonly request: string
}

interface Server {
  readonly process: ChildProcessByStdio<Writable, Readable, null>
  readonly said: readonly Done[]
  /** It has opened its tables, and plays when it is written to. */
  readonly ready: Promise<unknown>
}

/** A server as a process that is killed or pauses after a number of actions, with the actions that it reported. */
function startServer(url: string, name: string, tokens: object, killedAfter: number, pausesAfter: number): Server {
  const limits = [String(killedAfter), String(pausesAfter)]
  const words = [program, url, name, JSON.stringify(tokens), ...limits]
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  const said: Done[] = []
  const lines = createInterface({ input: child.stdout })
  const ready = once(lines, 'line').then(() => {
    lines.on('line', (line) => said.push(JSON.parse(line)))
  })
  return { process: child, said, ready }
}

const requestsOf = (entries: readonly object[]): string[] =>
  entries.flatMap((entry) => ('request' in entry && typeof entry.request === 'string' ? [entry.request] : []))

test.skipIf(!isThere('psql'))(
  'two servers play a hundred tables, and one is killed: no action is lost or doubled, and all records replay',
  async () => {
    const database = await startPostgres()
    const pool = new pg.Pool({ connectionString: database.url })
    const storage = await postgresStorage(poolDatabase(pool))
    try {
      const tokens: Record<string, string> = {}
      const fours = Array.from({ length: games(30) }, (_, index) => `four${index}`)
      const pokers = Array.from({ length: games(70) }, (_, index) => `poker${index}`)
      for (const id of fours) {
        const table = await openConnectFour(storage, id)
        tokens[id] = done(await table.take('red')).token
        table.close()
      }
      for (const id of pokers) {
        const table = await openKuhnPoker(storage, id)
        tokens[id] = done(await table.take('first')).token
        table.close()
      }
      // The second leaves enough for the first to die in the middle of it, however slow the first is.
      const killed = startServer(database.url, 'a', tokens, games(60), 0)
      const left = startServer(database.url, 'b', tokens, 0, games(60))
      await Promise.all([killed.ready, left.ready])
      const ended = [killed, left].map(({ process }) => once(process, 'close'))
      for (const server of [killed, left]) server.process.stdin.write('go')
      expect(await ended[0]).toEqual([null, 'SIGKILL'])
      left.process.stdin.write('go on')
      expect(await ended[1]).toEqual([0, null])
      let both = 0
      for (const id of [...fours, ...pokers]) {
        const kept = await storage.read(id)
        const requests = requestsOf(kept?.entries ?? [])
        expect(new Set(requests).size).toBe(requests.length)
        const said = [...killed.said, ...left.said].filter((each) => each.id === id).map(({ request }) => request)
        expect(said.filter((request) => !requests.includes(request))).toEqual([])
        if (requests.some((each) => each.startsWith('a')) && requests.some((each) => each.startsWith('b'))) both++
        const table = id.startsWith('four') ? await openConnectFour(storage, id) : await openKuhnPoker(storage, id)
        expect(done(table.since(null)).end?.why).toBe('rules')
        const record = JSON.stringify(table.record())
        const loaded = id.startsWith('four') ? loadRecord(connectFour, record) : loadRecord(kuhnPoker, record)
        expect(loaded.ok).toBe(true)
        table.close()
      }
      // They really played the same tables.
      expect(both).toBeGreaterThan(games(5))
    } finally {
      await storage.close()
      await pool.end()
      await database.end()
    }
  },
)
