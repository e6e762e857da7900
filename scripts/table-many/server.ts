/** A server process: it opens tables of Ironwood, and does what the process that started it says. */
import { once } from 'node:events'
import pg from 'pg'
import { createRandom } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { english } from 'totemforge/ironwood/english'
import { fileStorage, poolDatabase, postgresStorage } from 'totemforge/storage'
import { connect, createTable, openTable, type Storage } from 'totemforge/table'
import { WebSocketServer } from 'ws'
import type { Order, Place, Report } from './orders'

const random = createRandom(1, 'table-many')
const settings = { options: { mode: 'duel' }, wordings: [english] } as const

async function open(storage: Storage | null, id: string) {
  return storage ? await openTable(ironwood, storage, id, settings) : createTable(ironwood, settings)
}

interface Played {
  readonly table: Awaited<ReturnType<typeof open>>
  readonly tokens: readonly string[]
}

const tables = new Map<string, Played>()

function storageAt(place: Place): Promise<Storage> | null {
  switch (place.kind) {
    case 'memory':
      return null
    case 'files':
      return fileStorage(place.folder)
    case 'PostgreSQL':
      return postgresStorage(poolDatabase(new pg.Pool({ connectionString: place.url, max: 10 })))
  }
}

/** Plays a random action; `false` if the game is over. */
async function act({ table, tokens }: Played): Promise<boolean> {
  for (const token of tokens) {
    const seen = table.since(token)
    if (!seen.ok || seen.legal.length === 0) continue
    const answer = await table.act(token, random.pick(seen.legal).action, seen.version)
    if (!answer.ok) throw new Error(answer.refusal.message)
    return true
  }
  return false
}

async function openOne(storage: Storage | null, id: string, actions: number): Promise<void> {
  const table = await open(storage, id)
  const taken = [await table.take('woodwalkers'), await table.take('ironclad')]
  const played = { table, tokens: taken.flatMap((answer) => (answer.ok ? [answer.token] : [])) }
  for (let count = 0; count < actions; count++) await act(played)
  tables.set(id, played)
}

/** So many tables are opened side by side. */
const together = 50

async function openAll(storage: Storage | null, ids: readonly string[], actions: number): Promise<void> {
  for (let first = 0; first < ids.length; first += together)
    await Promise.all(ids.slice(first, first + together).map((id) => openOne(storage, id, actions)))
}

async function serve(): Promise<number> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  sockets.on('connection', (socket, { url = '' }) => {
    const found = tables.get(url.slice(1))
    if (!found) return socket.terminate()
    const connection = connect(found.table, (text) => socket.send(text))
    socket.on('message', (data) => void connection.receive(String(data)))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => connection.close())
  })
  await once(sockets, 'listening')
  const address = sockets.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Each table is played by one at a time, and tables take turns; those that are over are left out. */
async function play(seconds: number, atOnce: number): Promise<number[]> {
  const waiting = [...tables.values()]
  const times: number[] = []
  const end = performance.now() + 1000 * seconds
  const player = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const begun = performance.now()
      if (begun >= end) return
      if (!(await act(next))) continue
      times.push(performance.now() - begun)
      waiting.push(next)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, player))
  if (performance.now() < end) throw new Error('All games are over: play more tables, or for less time.')
  return times
}

async function carryOut(order: Order): Promise<Partial<Report>> {
  switch (order.do) {
    case 'open':
      await openAll(await storageAt(order.place), order.ids, order.actions)
      return { tokens: Object.fromEntries([...tables].map(([id, { tokens }]) => [id, tokens])) }
    case 'serve':
      return { port: await serve() }
    case 'play':
      return { times: await play(order.seconds, order.atOnce) }
    case 'refresh':
      await Promise.all([...tables.values()].map(({ table }) => table.refresh()))
      return {}
    case 'measure':
      return {}
  }
}

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function report(told: Partial<Report>): Report {
  const processor = processorTime()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const measured = { processor, reported: processorTime(), memory: heapUsed + external, resident: rss }
  return { ...measured, port: 0, tokens: {}, times: [], ...told }
}

process.on('message', (order: Order) => {
  carryOut(order).then(
    (told) => process.send?.(report(told)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
