import { type Game, type GameRecord, randomSeed, type Seed, type Seeded } from '../core'
import { copy } from '../core/value'
import type { Encoding } from './encoding'
import type { EnvSettings } from './env'
import { act, beginGame, indexed, type RunningGame, setupOf } from './env-game'
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
  const setup = setupOf(game, settings)
  const rows = createRows(count, encoding, game.seats.length)
  let seed: Seed = ''
  let games: RunningGame<State, Action, Options, Seat>[] = []
  /** How many games each row has started. */
  const begun = new Uint32Array(count)
  const begin = (row: number): RunningGame<State, Action, Options, Seat> => {
    const number = begun[row] ?? 0
    begun[row] = number + 1
    return beginGame(setup, options(`${seed} ${row} ${number}`))
  }
  const runningOf = (row: number): RunningGame<State, Action, Options, Seat> => {
    const running = games[row]
    if (!running) throw new RangeError(`There is no game ${row}: reset begins ${count}.`)
    return running
  }

  return {
    count,
    rows,
    reset(given = randomSeed()) {
      seed = given
      begun.fill(0)
      games = Array.from({ length: count }, (_, row) => begin(row))
      for (const [row, running] of games.entries()) {
        writeEnd(rows, row, setup, running)
        writeTurn(rows, row, setup, encoding, running)
      }
    },
    step(actions) {
      const chosen = Array.from({ length: count }, (_, row) => {
        const running = runningOf(row)
        return running.end === null ? indexed(setup, encoding, running, actions[row] ?? -1) : null
      })
      for (const [row, action] of chosen.entries()) {
        const running = runningOf(row)
        if (action === null) {
          rows.rewards.fill(0, row * game.seats.length, (row + 1) * game.seats.length)
          continue
        }
        act(setup, running, action)
        writeEnd(rows, row, setup, running)
        if (autoReset && running.end !== null) games[row] = begin(row)
        writeTurn(rows, row, setup, encoding, runningOf(row))
      }
    },
    record(row) {
      return copy(runningOf(row).record)
    },
  }
}
