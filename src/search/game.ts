import type { Outcome, Random } from '../core'

/**
 * The parts of a game that a search uses. None of them shows more than the view that the search receives.
 *
 * @example
 * const searchable: Searchable<State, Action, View, Seat> = connectFour
 */
export interface Searchable<State extends object, Action, View, Seat extends string> {
  readonly id: string
  players(state: State): readonly Seat[]
  toAct(state: State): NoInfer<Seat> | null
  legalActions(state: State): Action[]
  step(state: State, action: Action): void
  clone(state: State): State
  determinize(view: View, random: Random): State
  outcome(state: State): Outcome<NoInfer<Seat>> | null
}
