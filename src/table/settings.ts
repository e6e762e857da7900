import type { AsyncPolicy, Seeded } from '../core'
import type { Wording } from '../toolkit'
import type { Glance } from './about'
import type { Clock } from './clock'
import type { Allowance, SavedTable } from './entry'
import type { Journal } from './journal'

/**
 * Options of a game without their seed: a table that is given none takes one that nobody can guess.
 *
 * @example
 * const options: Unseeded<IronwoodOptions> = { mode: 'duel' }
 */
export type Unseeded<Options> = Options extends unknown ? Omit<Options, 'seed'> & Partial<Seeded> : never

/**
 * What went wrong at a table without anybody having asked for it: a policy that threw or chose what is not legal, a storage that
 * could not be reached, a listener or a summary that threw.
 *
 * @example
 * const onTrouble = ({ what, error }: Trouble): void => console.error(what, error)
 */
export interface Trouble {
  readonly what: 'bot' | 'journal' | 'listener' | 'summary'
  readonly error: unknown
}

/**
 * What a table is made of. A table that comes back is given the same, and what was saved of it.
 *
 * @example
 * const settings = { options: { mode: 'ironbot' }, bots: { ironclad: ironbot }, wordings: [english, polish] }
 */
export interface TableSettings<Action, View, Options extends Seeded, Seat extends string, Event> {
  /** The options of the game; those that were saved count for a table that comes back. */
  readonly options?: Unseeded<Options>
  /** Policies that play seats; people may take the others. */
  readonly bots?: { readonly [seat in Seat]?: AsyncPolicy<View, Action, Seat> }
  /** The languages that texts come in; the first one unless a client asks for another. */
  readonly wordings?: readonly Wording<View, Action, Event, Seat>[]
  /** Whether those without a token may watch; they may unless this is `false`. */
  readonly spectators?: boolean
  /** How much time each person has; no clock runs unless given. Clocks start once all seats for people have been taken, and run on from there. */
  readonly allowance?: Allowance | null
  /**
   * A bot answers this many milliseconds after it was asked, if it has thought for less: so that people can follow, and so that the
   * time it took does not tell how much it had to think about. 0 unless given.
   */
  readonly pace?: number
  /** What the time is taken from; that of the platform unless given. */
  readonly clock?: Clock
  /** A table that was saved, to go on with. */
  readonly saved?: SavedTable<Action, Options, Seat>
  /** Where the entries are kept; in memory alone unless given. */
  readonly journal?: Journal<Action, Seat>
  /**
   * Makes what a list of tables says about this one: a small object of JSON. It is asked after each entry and sees what a spectator
   * sees. A storage keeps the result with the entry.
   */
  readonly summary?: (glance: Glance<View, Seat>) => object
  readonly onTrouble?: (trouble: Trouble) => void
}
