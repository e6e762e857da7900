import { randomUUID } from 'node:crypto'
import { type AnyTable, games } from './games'

/** A table that is open on this server. */
export interface OpenTable {
  readonly id: string
  readonly game: string
  readonly table: AnyTable
  /** How many clients are at it. */
  listeners: number
  /** When the last one went. */
  since: number
}

/** Nobody has listened for so long: the table is put away. */
const idle = 60 * 60_000

/** So many tables are listed, the newest first. */
const listed = 100

/** A list is made at most so often. */
const fresh = 1000

/** The tables that are open. */
export function createTables(most: number) {
  const tables = new Map<string, OpenTable>()
  let list: { readonly made: number; readonly text: string } = { made: 0, text: '' }

  const line = ({ id, game, table }: OpenTable): unknown[] => {
    const seen = table.since(null)
    if (!seen.ok) return []
    return [
      { id, game, seats: seen.seats.map(({ seat, title, by }) => ({ seat, title, by })), over: seen.end !== null },
    ]
  }

  return {
    /** Opens a table, or says why not. */
    open(game: unknown, options: unknown): { readonly id: string } | string {
      const make = typeof game === 'string' && Object.hasOwn(games, game) ? games[game] : undefined
      if (!make || typeof game !== 'string') return `There are tables of ${Object.keys(games).join(' and ')}.`
      if (tables.size >= most) return 'All tables are taken. Come again later.'
      const table = make(options)
      if (typeof table === 'string') return table
      const id = randomUUID()
      tables.set(id, { id, game, table, listeners: 0, since: Date.now() })
      list = { made: 0, text: '' }
      return { id }
    },
    find: (id: string): OpenTable | null => tables.get(id) ?? null,
    /** The list as JSON; it is asked for often. */
    list(): string {
      if (Date.now() - list.made >= fresh)
        list = { made: Date.now(), text: JSON.stringify([...tables.values()].slice(-listed).reverse().flatMap(line)) }
      return list.text
    },
    clean(): void {
      for (const { id, table, listeners, since } of tables.values())
        if (listeners === 0 && Date.now() - since > idle) {
          table.close()
          tables.delete(id)
        }
    },
    close(): void {
      for (const { table } of tables.values()) table.close()
      tables.clear()
    },
  }
}
