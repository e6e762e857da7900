import type { Seeded } from '../core'
import type { Seating } from './seating'

/**
 * One game of a tournament before play, as plain data.
 *
 * @example
 * const fixture: Fixture = { number: 0, options: { mode: 'duel', seed: '1:0' }, seated: { woodwalkers: 'greedy', ironclad: 'random' } }
 */
export interface Fixture {
  /** Counts from 0. */
  readonly number: number
  /** The options of the game, with its seed. */
  readonly options: Seeded
  /** The policy of each seat, by its name in the tournament; in a solo game also the bot. */
  readonly seated: Seating
}
