import type { About } from './about'
import type { Entry } from './entry'

/**
 * The storage of one table's entries, for any number of servers. The first entry has number 0.
 *
 * @example
 * const table = createTable(game, { options, journal, saved: await read(id) })
 */
export interface Journal<Action, Seat extends string> {
  /**
   * Adds an entry, with the table's new summary of itself. It is stored permanently once the promise resolves; `false` if this
   * number is not the next one.
   */
  append(number: number, entry: Entry<Action, Seat>, about: About): Promise<boolean>
  /** The entries from a number on. */
  read(from: number): Promise<readonly Entry<Action, Seat>[]>
  /**
   * Calls the listener when another server may have added entries, with their number if known; returns a function that ends it.
   * Without it, a table checks only when it must.
   */
  watch?(tell: (count?: number) => void): () => void
}
