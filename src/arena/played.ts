import type { Seed } from '../core'
import {
  collectProblems,
  either,
  fits,
  listOf,
  nullable,
  number,
  objectOf,
  oneOf,
  tableOf,
  text,
  whole,
} from '../toolkit'
import type { Seating } from './seating'

/**
 * How a policy failed and so lost the game: it threw, answered with an illegal action, took too long, or crashed its thread.
 * With `game`, the game itself failed and nobody lost.
 *
 * @example
 * const late: Failure = { kind: 'timeout', seat: 'red', policy: './my-bot.js', action: 12, message: 'It took longer than 1000 ms.' }
 */
export interface Failure {
  readonly kind: 'threw' | 'illegal' | 'timeout' | 'crash' | 'game'
  /** `null` if nobody was deciding. */
  readonly seat: string | null
  readonly policy: string | null
  /** The number of the action to decide; `null` while the policy was created. */
  readonly action: number | null
  readonly message: string
}

/**
 * The time that a seat took for its decisions.
 *
 * @example
 * const mean = ({ milliseconds, decisions }: Thinking) => milliseconds / decisions
 */
export interface Thinking {
  readonly decisions: number
  readonly milliseconds: number
  /** The longest of them, in milliseconds. */
  readonly longest: number
}

/**
 * One played game of a tournament, as plain data. A repetition on any machine gives the same data, except for the time.
 *
 * @example
 * const drawn = ({ winners }: Played) => winners.length === 0
 */
export interface Played {
  /** The number of its {@link Fixture}. */
  readonly number: number
  readonly seed: Seed
  readonly seated: Seating
  /** What each seat played, such as a faction; the seat itself if there is nothing else. */
  readonly factions: Readonly<Record<string, string>>
  /** Empty for a draw. If a seat failed, all others win. */
  readonly winners: readonly string[]
  /** Why it ended: the reason of the game, `endless` at the limit of actions, or `forfeit` if a seat failed. */
  readonly cause: string
  /** By seat, 1 for the best; tied seats get the mean of their places, so two winners of four have 1.5. */
  readonly places: Readonly<Record<string, number>>
  /** By seat, where the game counts points. */
  readonly scores: Readonly<Record<string, number>>
  readonly actions: number
  readonly time: Readonly<Record<string, Thinking>>
  readonly failure: Failure | null
}

const thinking = objectOf<Thinking>({ decisions: number, milliseconds: number, longest: number })

const failure = objectOf<Failure>({
  kind: oneOf('threw', 'illegal', 'timeout', 'crash', 'game'),
  seat: nullable(text),
  policy: nullable(text),
  action: nullable(whole()),
  message: text,
})

const shape = objectOf<Played>({
  number: whole(),
  seed: either(text, number),
  seated: tableOf(text),
  factions: tableOf(text),
  winners: listOf(text),
  cause: text,
  places: tableOf(number),
  scores: tableOf(number),
  actions: whole(),
  time: tableOf(thinking),
  failure: nullable(failure),
})

/** Whether plain data is a played game. */
export const isPlayed = (value: unknown): value is Played => fits(shape, value, collectProblems())
