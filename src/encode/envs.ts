import { type Game, type GameRecord, randomSeed, type Seed, type Seeded } from '../core'
import type { Encoding } from './encoding'
import type { EnvSettings } from './env'
import { act, beginCourse, type Course, indexed, planOf } from './env-course'
import { createRows, type Rows, writeEnd, writeTurn } from './env-rows'

/**
 * The settings of many environments.
 *
 * @example
 * const settings: EnvsSettings<State, Action, View, Options, Seat> = { encoding, options: (seed) => ({ seed }), autoReset: true }
 */
export interface EnvsSettings<State, Action, View, Options extends Seeded, Seat extends string>
  extends EnvSettings<View, Action, Options, Seat> {
  readonly encoding: Encoding<State, Action, View, Seat>
  /**
   * Whether a new game follows within the same step that ends a game: the row then shows the end and the rewards of the old
   * game, and the first turn of the new one. Otherwise the game stays ended until `reset`.
   */
  readonly autoReset?: boolean
}

/**
 * Many games at once, each with a row of the same arrays, which every step overwrites.
 *
 * @example
 * envs.reset(7)
 * while (training) envs.step(choose(envs.rows.observations, envs.rows.masks))
 */
export interface Envs<Action, Options extends Seeded> {
  readonly count: number
  readonly rows: Rows
  /** Begins all games; the same seed gives the same games, and the same games after them. */
  reset(seed?: Seed): void
  /**
   * Takes the index of an action for each game; it ignores the index for an ended game. Throws an `IllegalActionError` at the
   * first illegal index, and then steps no game.
   */
  step(actions: ArrayLike<number>): void
  /** The record of one of the games so far, hidden parts included. */
  record(row: number): GameRecord<Options, Action>
}

/**
 * Makes many environments of a game that step together.
 *
 * @example
 * const envs = createEnvs(64, ironwood, { encoding: ironwoodEncoding, options: (seed) => ({ mode: 'duel', seed }), autoReset: true })
 */
export function createEnvs<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  count: number,
  game: Game<State, Action, View, Options, Seat, Event>,
  settings: EnvsSettings<NoInfer<State>, NoInfer<Action>, NoInfer<View>, Options, NoInfer<Seat>>,
): Envs<Action, Options> {
  const { encoding, options, autoReset = false } = settings
  const plan = planOf(game, settings)
  const rows = createRows(count, encoding, game.seats.length)
  let seed: Seed = ''
  let games: Course<State, Action, Options, Seat>[] = []
  /** How many games each row has started. */
  const begun = new Uint32Array(count)
  const begin = (row: number): Course<State, Action, Options, Seat> => {
    const number = begun[row] ?? 0
    begun[row] = number + 1
    return beginCourse(plan, options(`${seed} ${row} ${number}`))
  }
  const courseOf = (row: number): Course<State, Action, Options, Seat> => {
    const course = games[row]
    if (!course) throw new RangeError(`There is no game ${row}: reset begins ${count}.`)
    return course
  }

  return {
    count,
    rows,
    reset(given = randomSeed()) {
      seed = given
      begun.fill(0)
      games = Array.from({ length: count }, (_, row) => begin(row))
      for (const [row, course] of games.entries()) {
        writeEnd(rows, row, plan, course)
        writeTurn(rows, row, plan, encoding, course)
      }
    },
    step(actions) {
      const chosen = Array.from({ length: count }, (_, row) => {
        const course = courseOf(row)
        return course.end === null ? indexed(plan, encoding, course, actions[row] ?? -1) : null
      })
      for (const [row, action] of chosen.entries()) {
        const course = courseOf(row)
        if (action === null) {
          rows.rewards.fill(0, row * game.seats.length, (row + 1) * game.seats.length)
          continue
        }
        act(plan, course, action)
        writeEnd(rows, row, plan, course)
        if (autoReset && course.end !== null) games[row] = begin(row)
        writeTurn(rows, row, plan, encoding, courseOf(row))
      }
    },
    record(row) {
      const { record } = courseOf(row)
      return { ...record, actions: [...record.actions] }
    },
  }
}
