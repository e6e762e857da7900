import type { Outcome, Random } from '../core'

/**
 * What a search may know of a game beyond its rules. Every part can be left out: the search then plays by chance to the end
 * and goes by the outcome alone. A guide changes nothing it is handed.
 *
 * @example
 * const guide: Guide<State, Action, Seat> = { evaluate: (state, seat) => 0.5 + 0.05 * (points(state, seat) - most(state)) }
 */
export interface Guide<State, Action, Seat extends string> {
  /**
   * What an end is worth to a seat that took part, from 0 to 1. Unless given the winners share 1, and in a draw all do; who plays
   * alone and does not win has lost.
   */
  worth?(outcome: Outcome<Seat>, seat: Seat): number
  /** How the position stands for a seat that takes part, from 0 (lost) to 1 (won). */
  evaluate?(state: State, seat: Seat): number
  /**
   * Whether a playout may end here and be judged by `evaluate`, such as at the end of a turn. `from` is the state that the search
   * began with, of which this one came.
   */
  isRest?(state: State, from: State): boolean
  /** The legal actions that are worth a thought, at least one of them, in the same order. */
  sensible?(legal: readonly Action[], state: State): readonly Action[]
  /**
   * What a seat knows and others do not, such as its card, as a short text: what it might do is then kept apart for each.
   * Without it a search counts together what a seat does with one hand and with another.
   */
  knows?(state: State, seat: Seat): string
  /** Whether the others only see that the seat has chosen, such as a card laid face down: they then act alike after each. */
  isSecret?(action: Action, state: State): boolean
  /** How promising each of the actions looks before it is tried: numbers from 0, in the order of the actions. */
  weigh?(state: State, actions: readonly Action[]): readonly number[]
  /** The action that a quick player would choose; any unless given. */
  playout?(state: State, actions: readonly Action[], random: Random): Action
  /**
   * Plays on by one action or by many at once, such as a whole turn: the state that it comes to. Asked in playouts instead of
   * `sensible` and `playout`. What it is handed is used up: it may be changed and given back.
   */
  advance?(state: State, random: Random): State
}
