import type { Outcome } from '../core'

/**
 * What a seat gets at the end, and its bounds.
 *
 * @example
 * const stakes: Utility<Seat> = { least: -2, most: 2, of: ({ scores }, seat) => scores?.[seat] ?? 0 }
 */
export interface Utility<Seat extends string> {
  readonly least: number
  readonly most: number
  of(outcome: Outcome<Seat>, seat: Seat, players: readonly Seat[]): number
}

/**
 * The winners share one game; in a draw all seats share it. Each seat gets its share minus the average share of the others: 1
 * for the only winner, -1 for the loser of two, -1/3 for each loser of four. The sum is 0, and in a draw every seat gets 0.
 */
export const shares: Utility<string> = {
  least: -1,
  most: 1,
  of({ winners }, seat, players) {
    if (winners.length === 0 || players.length < 2) return 0
    const share = winners.includes(seat) ? 1 / winners.length : 0
    return (players.length * share - 1) / (players.length - 1)
  },
}
