import type { Rules, Seeded } from '../core'

/**
 * The parts of a game that {@link perft} needs. Every game has them, so pass a game.
 *
 * @example
 * const count = (game: Counted<State, Action>, state: State) => perft(game, state, 3)
 */
export interface Counted<State extends object, Action>
  extends Pick<Rules<State, Action, unknown, Seeded, string>, 'legalActions' | 'clone'> {
  /** Carries an action out, in place. */
  step(state: State, action: Action): void
}

/**
 * Counts the sequences of `depth` actions from a position, without those that end the game earlier. A known number shows that
 * rules are right, a pinned number that they have not changed. Chance comes from the streams of the state.
 *
 * @example
 * expect([1, 2, 3].map((depth) => perft(ticTacToe, ticTacToe.setup({ seed: 0 }), depth))).toEqual([9, 72, 504])
 */
export function perft<State extends object, Action>(game: Counted<State, Action>, state: State, depth: number): number {
  if (depth === 0) return 1
  const legal = game.legalActions(state)
  if (depth === 1) return legal.length
  let count = 0
  for (const action of legal) {
    const next = game.clone(state)
    game.step(next, action)
    count += perft(game, next, depth - 1)
  }
  return count
}
