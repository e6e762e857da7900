import { randomUUID } from 'node:crypto'
import { randomSeed } from 'totemforge'
import type { Listed, Rematch, Storage } from 'totemforge/table'
import { type AnyTable, type Extras, games } from './games'

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
  let list: { readonly made: number; readonly all: Promise<readonly Listed[]> } = { made: 0, all: Promise.resolve([]) }

  function add(id: string, table: Promise<AnyTable>): OpenTable {
    const opened = { table, listeners: 0, since: Date.now() }
    tables.set(id, opened)
    table.catch((why: unknown) => {
      // The next client tries again.
      tables.delete(id)
      if (!isMissing(why) && codeOf(why) !== 'INVALID_SETTINGS') console.error(`The table ${id} does not open:`, why)
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
    const head = readHead(kept.head)
    const table = openAt(id, head) ?? `There is no game ${head.game} here.`
    if (typeof table === 'string') throw error(table, 'OTHER_TABLE')
    return table
  }

  /** Opens a table of this kind, and the next one when its people play again. */
  function openAt(id: string, { game, options, ...extras }: Head): Promise<AnyTable> | string | undefined {
    const onRematch = ({ id: next, people }: Rematch): void => {
      if (tables.has(next) || tables.size >= most) return
      const table = openAt(next, { ...extras, game, options: seeded(options), people })
      if (typeof table === 'object') add(next, table)
    }
    const { chat = null, allowance = null, people } = extras
    return find(game)?.open(storage, id, options, { chat, allowance, ...(people && { people }), onRematch })
  }

  /** The tables of the storage; clients ask for them often. */
  function all(): Promise<readonly Listed[]> {
    if (Date.now() - list.made >= fresh) list = { made: Date.now(), all: storage.list() }
    return list.all
  }

  const line = ({ id, open, changed, summary }: Listed): object => ({ id, open, changed, ...summary })

  return {
    /** Opens a new table, or returns why it cannot. */
    async open(asked: object): Promise<{ readonly id: string } | string> {
      const { game: name, options, chat = null, allowance = null } = readHead(asked)
      const game = find(name)
      if (!game) return `There are tables of ${Object.keys(games).join(', ')}.`
      if (tables.size >= most) return 'All tables are taken. Come again later.'
      const id = randomUUID()
      // The table checks what it is made of.
      const table = openAt(id, { game: name, options: seeded(options ?? game.usual), chat, allowance })
      if (typeof table !== 'object') return table ?? 'There is no such game.'
      try {
        await add(id, table).table
      } catch (why) {
        if (why instanceof Error && codeOf(why) === 'INVALID_SETTINGS') return why.message
        throw why
      }
      list = { ...list, made: 0 }
      return { id }
    },
    find: (id: string): OpenTable => tables.get(id) ?? add(id, reopen(id)),
    /** The newest tables that are open, or those with these ids, as JSON. */
    async list(ids?: readonly string[]): Promise<string> {
      const found = await all()
      const chosen = ids
        ? found.filter(({ id }) => ids.slice(0, listed).includes(id))
        : found.filter(({ open }) => open).slice(-listed)
      return JSON.stringify(chosen.reverse().map(line))
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

/** What a stored table says of itself, or a client of a new one. */
interface Head extends Extras {
  readonly game?: unknown
  readonly options?: unknown
}

const readHead = (head: object): Head => head

const codeOf = (why: unknown): unknown => (why instanceof Error && 'code' in why ? why.code : undefined)
const isMissing = (why: unknown): boolean => codeOf(why) === 'NO_SUCH_TABLE'
const isDamaged = (why: unknown): boolean => codeOf(why) === 'DAMAGED_TABLE'
