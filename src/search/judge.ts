import type { Outcome } from '../core'
import type { Guide } from './guide'

/** Each player's worth in an even game. */
const evenShare = (players: number): number => 1 / Math.max(players, 2)

/** The winners share 1; in a draw all players share it. A player alone who does not win has lost. */
function shareOf<Seat extends string>({ winners }: Outcome<Seat>, seat: Seat, players: number): number {
  if (winners.length === 0) return players === 1 ? 0 : evenShare(players)
  return winners.includes(seat) ? 1 / winners.length : 0
}

/** The worth of a position to each player, in their order; nobody changes the list. */
export type Judge<State> = (state: State) => readonly number[]

/** Judges by the outcome; without one by the guide; without a guide as even. */
export function judgeOf<State, Action, Seat extends string>(
  outcome: (state: State) => Outcome<Seat> | null,
  { worth, evaluate, evaluateAll }: Guide<State, Action, Seat>,
  players: readonly Seat[],
): Judge<State> {
  const even = players.map(() => evenShare(players.length))
  return (state) => {
    const ended = outcome(state)
    if (ended) return players.map((seat) => (worth ? worth(ended, seat) : shareOf(ended, seat, players.length)))
    if (evaluateAll) return evaluateAll(state, players)
    return evaluate ? players.map((seat) => evaluate(state, seat)) : even
  }
}
