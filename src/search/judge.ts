import type { Outcome } from '../core'
import type { Guide } from './guide'

/** What an outcome is worth to a seat: the winners share 1, and in a draw all do. */
export function shareOf<Seat extends string>({ winners }: Outcome<Seat>, seat: Seat, players: number): number {
  if (winners.length === 0) return 1 / players
  return winners.includes(seat) ? 1 / winners.length : 0
}

/** What a position is worth to each of the players, in their order. */
export type Judge<State> = (state: State) => number[]

/** Judges by the outcome, or else by the guide, or else as a draw. */
export function judgeOf<State, Action, Seat extends string>(
  outcome: (state: State) => Outcome<Seat> | null,
  { worth, evaluate }: Guide<State, Action, Seat>,
  players: readonly Seat[],
): Judge<State> {
  return (state) => {
    const ended = outcome(state)
    if (ended) return players.map((seat) => (worth ? worth(ended, seat) : shareOf(ended, seat, players.length)))
    return players.map((seat) => (evaluate ? evaluate(state, seat) : 1 / players.length))
  }
}
