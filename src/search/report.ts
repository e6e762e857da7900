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

/** The tree's findings for each legal action. Both lists mostly have the same order, so an action mostly follows the previous one. */
export function tell<Action, Seat extends string>(
  moves: readonly Move<Action>[],
  legal: readonly Action[],
  players: readonly Seat[],
): Tried<Action, Seat>[] {
  const visits = legal.map(() => 0)
  const totals = legal.map((): number[] => [])
  let expected = 0
  for (const move of moves) {
    if (move.visits === 0) continue
    const isIt = (action: Action): boolean => isEqual(move.action, action)
    const place = legal.slice(expected, expected + 1).some(isIt) ? expected : legal.findIndex(isIt)
    if (place < 0) continue
    expected = place + 1
    visits[place] = (visits[place] ?? 0) + move.visits
    const sums = totals[place] ?? []
    for (let seat = 0; seat < players.length; seat++) sums[seat] = (sums[seat] ?? 0) + (move.totals[seat] ?? 0)
  }
  return legal.map((action, place) => {
    const tries = visits[place] ?? 0
    if (tries === 0) return { action, visits: 0, value: null }
    const value: Partial<Record<Seat, number>> = {}
    for (const [index, seat] of players.entries()) value[seat] = (totals[place]?.[index] ?? 0) / tries
    return { action, visits: tries, value }
  })
}

/** The action with the highest score; the first of equal ones. */
export function choiceOf<Action, Seat extends string>(
  tried: readonly Tried<Action, Seat>[],
  score: (tried: Tried<Action, Seat>) => number,
): Action {
  return bestOf(tried, score).action
}
