import type { Game, Seeded } from '../core'
import { createTable } from './create'
import type { Entry, SavedTable } from './entry'
import { newHead } from './head'
import type { Journal } from './journal'
import type { TableSettings } from './settings'
import type { Table } from './table'

/**
 * Where tables are kept, each under an id, of whatever games. What is added is kept for good once the promise is kept, and of two
 * that add an entry of the same number only one succeeds: so any number of servers may play one table.
 *
 * @example
 * const storage: Storage = await fileStorage('tables')
 */
export interface Storage {
  /** Adds a table without entries; `false` if there is one of this id already. */
  create(id: string, head: object): Promise<boolean>
  /** What is kept of a table, its entries from a number on; `null` if there is no such table. */
  read(id: string, from?: number): Promise<{ readonly head: object; readonly entries: readonly object[] } | null>
  /** Adds an entry; `false` if there is one of this number already. */
  append(id: string, number: number, entry: object): Promise<boolean>
  /** The ids of all tables. */
  list(): Promise<string[]>
  /** Calls when another server may have added to a table, with how many entries there are if that is known; returns what ends it. */
  watch?(id: string, tell: (count?: number) => void): () => void
}

/**
 * The table of this id: it comes back as it was, or begins if there is none. Whoever has it open hears what others do at it.
 *
 * @example
 * const table = await openTable(connectFour, storage, 'friday', {})
 */
export async function openTable<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  storage: Storage,
  id: string,
  settings: Omit<
    TableSettings<NoInfer<Action>, NoInfer<View>, NoInfer<Options>, NoInfer<Seat>, NoInfer<Event>>,
    'saved' | 'journal'
  > = {},
): Promise<Table<Action, View, Options, Seat, Event>> {
  const journal = journalOf<Action, Seat>(storage, id)
  const there = await storage.read(id)
  const head = there ? null : newHead(game, settings)
  const isNew = head !== null && (await storage.create(id, head))
  const kept: unknown = isNew ? { head, entries: [] } : (there ?? (await storage.read(id)))
  if (!isSaved<Action, Options, Seat>(kept)) throw new TypeError(`openTable: what is kept of ${id} is no table.`)
  return createTable(game, { ...settings, saved: kept, journal })
}

function journalOf<Action, Seat extends string>(storage: Storage, id: string): Journal<Action, Seat> {
  return {
    append: (number, entry) => storage.append(id, number, entry),
    async read(from) {
      const kept: unknown = await storage.read(id, from)
      if (isSaved<Action, Seeded, Seat>(kept)) return kept.entries
      throw Object.assign(new Error(`The storage has no table ${id} any more.`), { code: 'NO_SUCH_TABLE' })
    },
    watch: (tell) => storage.watch?.(id, tell) ?? (() => undefined),
  }
}

/** What a storage holds was written by a table. */
const isSaved = <Action, Options extends Seeded, Seat extends string>(
  kept: unknown,
): kept is SavedTable<Action, Options, Seat> & { readonly entries: readonly Entry<Action, Seat>[] } =>
  typeof kept === 'object' && kept !== null && 'head' in kept && 'entries' in kept && Array.isArray(kept.entries)
