import type { Emit, Outcome, Seeded } from '../core'
import type { Remembered } from '../encode/history'
import { shares } from '../encode/utility'

/**
 * The parts of a game that the solvers use. Every game of the library has them.
 *
 * @example
 * const solvable: Solvable<State, Move, View, Seeded, Seat, Event> = kuhnPoker
 */
export interface Solvable<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>
  extends Remembered<State, Action, View, Seat, Event> {
  setup(options: Options): State
  players(state: State): readonly Seat[]
  toAct(state: State): NoInfer<Seat> | null
  legalActions(state: State): Action[]
  step(state: State, action: Action, emit?: Emit<Event>): void
  clone(state: State): State
  outcome(state: State): Outcome<NoInfer<Seat>> | null
}

/**
 * What an end is worth to a seat. By default the winners share one game, and each seat gets its share minus the average share of the
 * others, as in an encoding.
 *
 * @example
 * const stakes: Worth<Seat> = ({ scores }, seat) => scores?.[seat] ?? 0
 */
export type Worth<Seat extends string> = (outcome: Outcome<Seat>, seat: Seat, players: readonly Seat[]) => number

/** What the end of a game is worth to each player, in their order. */
export function worthsOf<State, Seat extends string>(
  game: { readonly id: string; outcome(state: State): Outcome<Seat> | null },
  state: State,
  players: readonly Seat[],
  worth: Worth<Seat> = shares.of,
): number[] {
  const outcome = game.outcome(state)
  if (!outcome) throw new TypeError(`${game.id} is over, but it has no outcome.`)
  return players.map((seat) => worth(outcome, seat, players))
}
