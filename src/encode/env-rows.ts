import type { Seeded } from '../core'
import type { Encoding } from './encoding'
import { type EnvironmentSetup, maskOf, type RunningGame, returnsOf } from './env-game'

/**
 * Many games side by side as numbers: a row for each game, about the seat that decides.
 *
 * @example
 * const { observations, masks, terminated }: Rows = envs.rows
 */
export interface Rows {
  /** The observation of the seat that decides, one per row; all 0 where nobody decides. */
  readonly observations: Float32Array
  /** The mask of its legal actions, one per row; all 0 where nobody decides. */
  readonly masks: Uint8Array
  /** The reward of the last step for each seat of the game, in their order. */
  readonly rewards: Float32Array
  /** Whether the game is over after the last step. */
  readonly terminated: Uint8Array
  /** Whether the game was cut off because of its length. */
  readonly truncated: Uint8Array
  /** The seat that decides, as an index of the game's seats; -1 for nobody. */
  readonly turns: Int8Array
}

/** Empty rows; observations are optional, since they cost the most. */
export function createRows(count: number, encoding: Size, seats: number, observed = true): Rows {
  return {
    observations: new Float32Array(observed ? count * encoding.size : 0),
    masks: new Uint8Array(count * encoding.bounds.actions),
    rewards: new Float32Array(count * seats),
    terminated: new Uint8Array(count),
    truncated: new Uint8Array(count),
    turns: new Int8Array(count),
  }
}

interface Size {
  readonly size: number
  readonly bounds: { readonly actions: number }
}

/** The rewards of the previous step. */
export function writeEnd<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  rows: Rows,
  row: number,
  setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  running: RunningGame<State, Action, Options, Seat>,
): void {
  const { seats } = setup.game
  rows.terminated[row] = running.end === 'terminated' ? 1 : 0
  rows.truncated[row] = running.end === 'truncated' ? 1 : 0
  rows.rewards.fill(0, row * seats.length, (row + 1) * seats.length)
  for (const [seat, got] of returnsOf(setup, running)) rows.rewards[row * seats.length + seats.indexOf(seat)] = got
}

/** The observation and the mask of the seat that decides. */
export function writeTurn<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  rows: Rows,
  row: number,
  setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  encoding: Encoding<State, Action, View, Seat>,
  running: RunningGame<State, Action, Options, Seat>,
): void {
  const { game } = setup
  const { turn, state } = running
  const { size, bounds } = encoding
  rows.turns[row] = turn === null ? -1 : game.seats.indexOf(turn)
  rows.masks.set(maskOf(setup, encoding, running), row * bounds.actions)
  if (rows.observations.length === 0) return
  const observation = rows.observations.subarray(row * size, (row + 1) * size)
  if (turn === null) observation.fill(0)
  else encoding.observe(game.view(state, turn), turn, observation)
}
