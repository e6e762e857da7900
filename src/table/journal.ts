import type { About } from './about'
import type { Entry } from './entry'

/**
 * Where the entries of one table are kept, for as many servers as want to play it. The first entry has number 0.
 *
 * @example
 * const table = createTable(game, { options, journal, saved: await read(id) })
 */
export interface Journal<Action, Seat extends string> {
  /**
   * Adds an entry, and what the table then says about itself. It is kept for good once this is done; `false` if this number is not the
   * next one.
   */
  append(number: number, entry: Entry<Action, Seat>, about: About): Promise<boolean>
  /** The entries from a number on. */
  read(from: number): Promise<readonly Entry<Action, Seat>[]>
  /**
   * Calls when another server may have added entries, with how many there are if that is known; returns what ends it. Without it a table
   * looks when it has to.
   */
  watch?(tell: (count?: number) => void): () => void
}
