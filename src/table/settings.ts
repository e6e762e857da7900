import type { AsyncPolicy, Seeded } from '../core'
import type { Wording } from '../toolkit'
import type { Glance } from './about'
import type { Clock } from './clock'
import type { Allowance, Chatters, Person, SavedTable } from './entry'
import type { Journal } from './journal'

/**
 * Options of a game, where the seed is optional: without one a table uses a seed that nobody can guess.
 *
 * @example
 * const options: Unseeded<IronwoodOptions> = { mode: 'duel' }
 */
export type Unseeded<Options> = Options extends unknown ? Omit<Options, 'seed'> & Partial<Seeded> : never

/**
 * A failure at a table outside any request: a policy that threw or chose an illegal action, a storage that cannot be reached, a
 * listener or a summary that threw.
 *
 * @example
 * const onTrouble = ({ what, error }: Trouble): void => console.error(what, error)
 */
export interface Trouble {
  readonly what: 'bot' | 'journal' | 'listener' | 'rematch' | 'summary'
  readonly error: unknown
}

/**
 * Another game of the same people: the id of its table, and who sits there, in the order of its players.
 *
 * @example
 * const onRematch = ({ id, people }: Rematch): void => void openTable(game, storage, id, { people })
 */
export interface Rematch {
  readonly id: string
  readonly people: readonly (Person | null)[]
}

/**
 * The settings of a table. To restore a table, pass the same settings and its saved data.
 *
 * @example
 * const settings = { options: { mode: 'ironbot' }, bots: { ironclad: ironbot }, wordings: [english, polish] }
 */
export interface TableSettings<Action, View, Options extends Seeded, Seat extends string, Event> {
  /** The options of the game; a restored table uses the saved options. */
  readonly options?: Unseeded<Options>
  /** The policies of bots by seat; people may take the other seats. */
  readonly bots?: { readonly [seat in Seat]?: AsyncPolicy<View, Action, Seat> }
  /** The policies that may play a seat until its person is there, if the people at the table agree. By default there are none. */
  readonly standIns?: { readonly [seat in Seat]?: AsyncPolicy<View, Action, Seat> }
  /** Who talks in the chat; by default there is no chat. A restored table keeps its own. */
  readonly chat?: Chatters | null
  /** Those who sit at a new table from the beginning, in the order of its players: the `people` of a {@link Rematch}. */
  readonly people?: readonly (Person | null)[]
  /** The languages of texts; the first is the default. */
  readonly wordings?: readonly Wording<View, Action, Event, Seat>[]
  /** Whether clients without a token may watch. Default `true`. */
  readonly spectators?: boolean
  /**
   * The time of each person; by default there are no clocks. Clocks start once people have taken all their seats, and then keep
   * running.
   */
  readonly allowance?: Allowance | null
  /**
   * The shortest time of a bot's answer in milliseconds: so people can follow, and the time does not reveal how much the bot
   * had to think about. Default 0.
   */
  readonly pace?: number
  /** The clock; default: the platform's. */
  readonly clock?: Clock
  /** A saved table to continue. */
  readonly saved?: SavedTable<Action, Options, Seat>
  /** Stores the entries; by default they are only in memory. */
  readonly journal?: Journal<Action, Seat>
  /**
   * Makes the summary of this table for lists: a small JSON object. It is called after each entry and sees what a spectator
   * sees. A storage keeps the result with the entry.
   */
  readonly summary?: (glance: Glance<View, Seat>) => object
  /**
   * Opens the table where all have agreed to play again, with the same tokens. It is called before anybody hears of it, and again
   * when this table is opened later: open that table only once. Without it nobody can propose to play again.
   */
  readonly onRematch?: (rematch: Rematch) => void
  readonly onTrouble?: (trouble: Trouble) => void
}
