import type { Outcome, Random } from '../core'

/**
 * What a search may know about a game beyond its rules. Every part is optional: without any, the search plays at random to the
 * end and uses only the outcome. A guide changes nothing that it receives, except in `advance`.
 *
 * @example
 * const guide: Guide<State, Action, Seat> = { evaluate: (state, seat) => 0.5 + 0.05 * (points(state, seat) - most(state)) }
 */
export interface Guide<State, Action, Seat extends string> {
  /**
   * The worth of an outcome to a seat that took part, from 0 to 1. By default the winners share 1; in a draw all seats share
   * it. A player alone who does not win has lost.
   */
  worth?(outcome: Outcome<Seat>, seat: Seat): number
  /** The worth of a position to a seat that takes part, from 0 (lost) to 1 (won). */
  evaluate?(state: State, seat: Seat): number
  /** What `evaluate` says to each of these seats, where that costs less for all at once. It needs `evaluate` beside it. */
  evaluateAll?(state: State, seats: readonly Seat[]): readonly number[]
  /**
   * Whether a playout may end here and be judged by `evaluate`, such as at the end of a turn. The search began with the state
   * `from`.
   */
  isRest?(state: State, from: State): boolean
  /** The legal actions worth trying, at least one, in the same order. */
  sensible?(legal: readonly Action[], state: State): readonly Action[]
  /**
   * The private knowledge of a seat, such as its card, as a short text: the tree then separates the seat's actions by this
   * text. Without it, a search adds up what the seat does with different hands.
   */
  knows?(state: State, seat: Seat): string
  /**
   * Whether the others see only that the seat has chosen, such as a card laid face down: they then act alike after every such
   * choice.
   */
  isSecret?(action: Action, state: State): boolean
  /** How promising each action looks before the first try: numbers from 0, in the order of the actions. */
  weigh?(state: State, actions: readonly Action[]): readonly number[]
  /** The choice of a quick player; by default a random action. */
  playout?(state: State, actions: readonly Action[], random: Random): Action
  /**
   * Plays one action or many at once, such as a whole turn, and returns the new state. Playouts call it instead of `sensible`
   * and `playout`. It may change the state it receives and return it.
   */
  advance?(state: State, random: Random): State
}
