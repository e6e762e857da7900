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
import type { Seated } from './seated'

/**
 * What a policy did wrong, and so lost the game: it threw, answered with an illegal action, took too long, or brought its thread
 * down. With `game` it was the game itself that failed, and nobody lost.
 *
 * @example
 * const late: Failure = { kind: 'timeout', seat: 'red', policy: './my-bot.js', action: 12, message: 'It took longer than 1000 ms.' }
 */
export interface Failure {
  readonly kind: 'threw' | 'illegal' | 'timeout' | 'crash' | 'game'
  /** `null` where nobody was deciding. */
  readonly seat: string | null
  readonly policy: string | null
  /** The number of the action that was to be decided; `null` while the policy was made. */
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
 * One game of a tournament after it was played, as plain data. Everything but the time is the same whenever it is played
 * again, wherever that is.
 *
 * @example
 * const drawn = ({ winners }: Played) => winners.length === 0
 */
export interface Played {
  /** The number of its {@link Fixture}. */
  readonly number: number
  readonly seed: Seed
  readonly seated: Seated
  /** What each seat played, such as a faction; the seat itself where that is the same. */
  readonly factions: Readonly<Record<string, string>>
  /** Nobody if it was drawn. Where a seat failed it is all the others. */
  readonly winners: readonly string[]
  /** Why it ended: what the game says, or `endless` at the limit of actions, or `forfeit` where a seat failed. */
  readonly cause: string
  /** By seat, 1 for the best; those who tie share their places, so two winners of four have 1.5. */
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

/** Whether plain data is a game that was played. */
export const isPlayed = (value: unknown): value is Played => fits(shape, value, collectProblems())
