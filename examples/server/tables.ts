import { randomUUID } from 'node:crypto'
import { randomSeed } from 'totemforge'
import type { Storage } from 'totemforge/table'
import { type AnyTable, games } from './games'

/** A table that is open on this server, or is opening. */
interface OpenTable {
  readonly table: Promise<AnyTable>
  /** The number of its clients. */
  listeners: number
  /** When the last client left. */
  since: number
}

/** A table without clients is closed after this time. The storage keeps it. */
const idle = 60 * 60_000

/** The most tables in the list, the newest first. */
const listed = 100

/** The shortest time between two lists. */
const fresh = 1000

const error = (message: string, code: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code })

/** The tables of this server. It opens stored tables when a client comes to them. */
export function createTables(storage: Storage, most: number) {
  const tables = new Map<string, OpenTable>()
  let list: { readonly made: number; readonly text: Promise<string> } = { made: 0, text: Promise.resolve('[]') }

  function add(id: string, table: Promise<AnyTable>): OpenTable {
    const opened = { table, listeners: 0, since: Date.now() }
    tables.set(id, opened)
    table.catch((why: unknown) => {
      // The next client tries again.
      tables.delete(id)
      if (!isMissing(why)) console.error(`The table ${id} does not open:`, why)
    })
    return opened
  }

  /** Opens a stored table. */
  async function reopen(id: string): Promise<AnyTable> {
    if (tables.size >= most) throw error('All tables are taken.', 'STORAGE_FAILED')
    const kept = await storage.read(id).catch((cause: unknown) => {
      if (isDamaged(cause)) throw cause
      throw error('The storage does not answer.', 'STORAGE_FAILED', cause)
    })
    if (!kept) throw error('There is no such table.', 'NO_SUCH_TABLE')
    const { game, options } = readHead(kept.head)
    const table = find(game)?.open(storage, id, options) ?? `There is no game ${game} here.`
    if (typeof table === 'string') throw error(table, 'OTHER_TABLE')
    return table
  }

  const lines = async (): Promise<string> => {
    const open = await storage.list({ open: true })
    return JSON.stringify(
      open
        .slice(-listed)
        .reverse()
        .map(({ id, summary }) => ({ id, ...summary })),
    )
  }

  return {
    /** Opens a new table, or returns why it cannot. */
    async open(name: unknown, options: unknown): Promise<{ readonly id: string } | string> {
      const game = find(name)
      if (!game) return `There are tables of ${Object.keys(games).join(', ')}.`
      if (tables.size >= most) return 'All tables are taken. Come again later.'
      const id = randomUUID()
      const table = game.open(storage, id, seeded(options ?? game.usual))
      if (typeof table === 'string') return table
      await add(id, table).table
      list = { ...list, made: 0 }
      return { id }
    },
    find: (id: string): OpenTable => tables.get(id) ?? add(id, reopen(id)),
    /** The list as JSON; clients ask for it often. */
    list(): Promise<string> {
      if (Date.now() - list.made >= fresh) list = { made: Date.now(), text: lines() }
      return list.text
    },
    clean(): void {
      for (const [id, { table, listeners, since }] of tables)
        if (listeners === 0 && Date.now() - since > idle) {
          tables.delete(id)
          void table.then((open) => open.close())
        }
    },
    async close(): Promise<void> {
      const open = await Promise.allSettled([...tables.values()].map(({ table }) => table))
      for (const each of open) if (each.status === 'fulfilled') each.value.close()
      tables.clear()
    },
  }
}

const find = (name: unknown) => (typeof name === 'string' && Object.hasOwn(games, name) ? games[name] : undefined)

/** The options that a client may choose: all but the seed, which nobody may know. */
const seeded = (options: unknown): unknown =>
  typeof options === 'object' ? { ...options, seed: randomSeed() } : options

const readHead = (head: { readonly game?: unknown; readonly options?: unknown }) => head

const codeOf = (why: unknown): unknown => (why instanceof Error && 'code' in why ? why.code : undefined)
const isMissing = (why: unknown): boolean => codeOf(why) === 'NO_SUCH_TABLE'
const isDamaged = (why: unknown): boolean => codeOf(why) === 'DAMAGED_TABLE'
