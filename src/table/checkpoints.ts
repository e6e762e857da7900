import type { Game, Seeded } from '../core'
import { copy } from '../core/value'

/** The number of actions between two kept states: taking back replays fewer actions than this, in games of any length. */
const apart = 64

/** Kept states of a game, the first at its beginning. */
export type Checkpoints<State> = State[]

/** Keeps a state if it is due; `count` actions led to it. */
export function keepState<State>(checkpoints: Checkpoints<State>, count: number, state: State): void {
  if (count === checkpoints.length * apart) checkpoints.push(state)
}

/** Forgets the states after `count` actions. */
export function forgetStates<State>(checkpoints: Checkpoints<State>, count: number): void {
  checkpoints.length = Math.min(checkpoints.length, Math.floor(count / apart) + 1)
}

/** The state after `count` of the actions. */
export function stateAt<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  checkpoints: Checkpoints<State>,
  actions: readonly Action[],
  count: number,
): State {
  const place = Math.floor(count / apart)
  const kept = checkpoints[place]
  if (!kept) throw new RangeError(`${count} actions cannot be played again.`)
  const state = game.clone(kept)
  for (const action of actions.slice(place * apart, count)) game.step(state, copy(action))
  return state
}
