import type { Game, Seeded } from '../core'
import { type About, aboutOf } from './about'
import { checkSettings } from './check-settings'
import { createTable } from './create'
import type { Entry, SavedTable } from './entry'
import { newHead } from './head'
import type { Journal } from './journal'
import { begin } from './position'
import { isLasting, storageFailed } from './refusal'
import type { TableSettings } from './settings'
import type { Table } from './table'

/**
 * A table in a list.
 *
 * @example
 * const newest = (await storage.list({ open: true })).sort((one, other) => +other.begun - +one.begun)
 */
export interface Listed extends About {
  readonly id: string
  /** The time of its creation. */
  readonly begun: Date
  /** The time of its last entry; without entries, the time of its creation. */
  readonly changed: Date
}

/**
 * A storage of tables, each under an id. Tables of different games may be together. Data is stored permanently once the promise
 * resolves, and of two calls that add an entry with the same number only one succeeds: so any number of servers may play one
 * table.
 *
 * @example
 * const storage: Storage = await fileStorage('tables')
 */
export interface Storage {
  /** Adds a table without entries, with its summary of itself; `false` if the id is already used. */
  create(id: string, head: object, about?: About): Promise<boolean>
  /** Reads a table, with its entries from a number on; `null` if there is no such table. */
  read(id: string, from?: number): Promise<{ readonly head: object; readonly entries: readonly object[] } | null>
  /**
   * Adds the next entry, with the table's new summary of itself; `false` if this number is not the next one, or if there is no
   * such table. The first entry has number 0.
   */
  append(id: string, number: number, entry: object, about?: About): Promise<boolean>
  /** Removes a table with all its entries; `false` if there is no such table. Close the table first. */
  remove(id: string): Promise<boolean>
  /**
   * Lists tables, the oldest first: all, or those that are open or over, or those that changed at this time or later. A table
   * that never gave a summary of itself counts as open and has the summary `null`.
   */
  list(which?: { readonly open?: boolean; readonly since?: Date }): Promise<Listed[]>
  /**
   * Calls the listener when another server may have added to a table, with the number of entries if known; returns a function
   * that ends it.
   */
  watch?(id: string, tell: (count?: number) => void): () => void
}

/**
 * Opens the table of this id, restored or new. An open table receives what other servers do at it. If the storage cannot be
 * reached, the error has the code `STORAGE_FAILED`: try again later.
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
  checkSettings(settings, game.seats, ['saved', 'journal'])
  const { journal, stop } = watchedFromNow(journalOf<Action, Seat>(storage, id))
  try {
    const there = await reach(storage.read(id))
    const head = there ? null : newHead(game, settings)
    const isNew = head !== null && (await reach(storage.create(id, head, aboutOf(game, begin(game, head), settings))))
    const kept: unknown = isNew ? { head, entries: [] } : (there ?? (await reach(storage.read(id))))
    if (!isSaved<Action, Options, Seat>(kept))
      throw new TypeError(`openTable: the data stored for ${id} is not a table.`)
    return createTable(game, { ...settings, saved: kept, journal })
  } finally {
    stop()
  }
}

/** What is added between the reading of a table and its own watch would be missed: the watch begins with the news since now. */
function watchedFromNow<Action, Seat extends string>(
  journal: Required<Journal<Action, Seat>>,
): { readonly journal: Journal<Action, Seat>; stop(): void } {
  const early: (number | undefined)[] = []
  const stop = journal.watch((count) => void early.push(count))
  return {
    journal: {
      ...journal,
      watch(tell) {
        const end = journal.watch(tell)
        for (const count of early) tell(count)
        return end
      },
    },
    stop,
  }
}

/** Marks errors that may go away. A damaged table or a bad id stays an error. */
const reach = <Value>(asked: Promise<Value>): Promise<Value> =>
  asked.catch((cause: unknown) => {
    if (isLasting(cause) || cause instanceof RangeError) throw cause
    throw Object.assign(new Error(`openTable: the storage failed: ${cause}`, { cause }), { code: storageFailed })
  })

function journalOf<Action, Seat extends string>(storage: Storage, id: string): Required<Journal<Action, Seat>> {
  return {
    append: (number, entry, about) => storage.append(id, number, entry, about),
    async read(from) {
      const kept: unknown = await storage.read(id, from)
      if (isSaved<Action, Seeded, Seat>(kept)) return kept.entries
      throw Object.assign(new Error(`The storage has no table ${id} any more.`), { code: 'NO_SUCH_TABLE' })
    },
    watch: (tell) => storage.watch?.(id, tell) ?? (() => undefined),
  }
}

/** Trust the storage: a table wrote its data. */
const isSaved = <Action, Options extends Seeded, Seat extends string>(
  kept: unknown,
): kept is SavedTable<Action, Options, Seat> & { readonly entries: readonly Entry<Action, Seat>[] } =>
  typeof kept === 'object' && kept !== null && 'head' in kept && 'entries' in kept && Array.isArray(kept.entries)
