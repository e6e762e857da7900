import { isEqual } from './equal'
import { bestOf } from './select'
import type { Move } from './tree'

/**
 * What a search found about one legal action.
 *
 * @example
 * const { action, visits, value } = tried
 * console.log(game.format(action), visits, value?.red.toFixed(2))
 */
export interface Tried<Action, Seat extends string> {
  readonly action: Action
  /** The number of iterations that tried it. */
  readonly visits: number
  /** The average result for each seat that takes part, from 0 to 1; `null` if the action was never tried. */
  readonly value: Readonly<Partial<Record<Seat, number>>> | null
}

/**
 * What a search found for one turn.
 *
 * @example
 * const { action, tried, iterations } = policy.search(turn)
 */
export interface Searched<Action, Seat extends string> {
  /** One of the legal actions of the turn. */
  readonly action: Action
  /** The legal actions, in the order of the turn. */
  readonly tried: readonly Tried<Action, Seat>[]
  readonly iterations: number
  /** How many iterations of an earlier search are counted in. */
  readonly inherited: number
  /** How many states that fit the view the search drew. */
  readonly determinizations: number
  /** The depth of the tree in actions. */
  readonly depth: number
  /** The time the search took, by the clock. */
  readonly milliseconds: number
  /** Whether a signal stopped the search before its budget was spent. */
  readonly stopped: boolean
}

/** The tree's findings for each legal action. */
export function tell<Action, Seat extends string>(
  moves: readonly Move<Action>[],
  legal: readonly Action[],
  players: readonly Seat[],
): Tried<Action, Seat>[] {
  return legal.map((action) => {
    const tried = moves.filter((move) => move.visits > 0 && isEqual(move.action, action))
    const visits = sumOf(tried, (move) => move.visits)
    if (visits === 0) return { action, visits, value: null }
    const value: Partial<Record<Seat, number>> = {}
    for (const [index, seat] of players.entries())
      value[seat] = sumOf(tried, ({ totals }) => totals[index] ?? 0) / visits
    return { action, visits, value }
  })
}

const sumOf = <Item>(items: readonly Item[], number: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + number(item), 0)

/** The action with the highest score; the first of equal ones. */
export function choiceOf<Action, Seat extends string>(
  tried: readonly Tried<Action, Seat>[],
  score: (tried: Tried<Action, Seat>) => number,
): Action {
  return bestOf(tried, score).action
}
