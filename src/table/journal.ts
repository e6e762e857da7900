import type { Entry } from './entry'

/**
 * Where the entries of one table are kept, for as many servers as want to play it. The first entry has number 0.
 *
 * @example
 * const table = createTable(game, { options, journal, saved: await read(id) })
 */
export interface Journal<Action, Seat extends string> {
  /** Adds an entry, kept for good once this is done; `false` if there is one of this number already. */
  append(number: number, entry: Entry<Action, Seat>): Promise<boolean>
  /** The entries from a number on. */
  read(from: number): Promise<readonly Entry<Action, Seat>[]>
  /**
   * Calls when another server may have added entries, with how many there are if that is known; returns what ends it. Without it a table
   * looks when it has to.
   */
  watch?(tell: (count?: number) => void): () => void
}
