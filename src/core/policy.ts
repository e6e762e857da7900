import type { Random } from './random'

/**
 * One decision: what the seat knows, what it may do, and its own source of chance. A policy must not change it.
 *
 * @example
 * const choose = ({ legal, random }: Turn<View, Action, Seat>) => random.pick(legal)
 */
export interface Turn<View, Action, Seat extends string> {
  readonly view: View
  readonly legal: readonly Action[]
  readonly seat: Seat
  readonly random: Random
}

/**
 * Decides for a seat. It sees a view, never a state, and answers the same turn in the same way.
 *
 * @example
 * const first: Policy<View, Action, Seat> = { name: 'first', choose: ({ legal }) => legal[0] }
 */
export interface Policy<View, Action, Seat extends string> {
  readonly name: string
  /** One of the legal actions of the turn. */
  choose(turn: Turn<View, Action, Seat>): Action
}

/**
 * A policy that may take its time: a person at a screen, a player far away, or any {@link Policy}.
 *
 * @example
 * const person: AsyncPolicy<View, Action, Seat> = { name: 'Ada', choose: ({ legal }) => ask(legal) }
 */
export interface AsyncPolicy<View, Action, Seat extends string> {
  readonly name: string
  /** One of the legal actions of the turn, now or later. */
  choose(turn: Turn<View, Action, Seat>): Action | Promise<Action>
}

/**
 * Plays any game: each legal action is equally likely.
 *
 * @example
 * const { outcome } = playMatch(game, { options: { seed: 7 }, policies: { red: randomPolicy, yellow: randomPolicy } })
 */
export const randomPolicy: {
  readonly name: string
  /** Any of the legal actions. */
  choose<Action>(turn: { readonly legal: readonly Action[]; readonly random: Random }): Action
} = {
  name: 'random',
  choose: ({ legal, random }) => random.pick(legal),
}
