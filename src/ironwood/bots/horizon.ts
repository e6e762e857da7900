import type { Seat, State } from '../rules'
import { opponentOf, slotsPerRound } from '../rules/vocabulary'
import { progress } from './progress'
import { waysOn } from './ways'

/** With this lead in `progress`, a seat is expected to win three games of four. */
const clearLead = 100

/** The lead of a seat: the opponent's losses count as much as its own gains. */
function lead(state: State, seat: Seat): number {
  const ways = waysOn(state)
  return progress(state, seat, ways) - progress(state, opponentOf(seat), ways)
}

/** The worth of a position to a seat, from 0 to 1. */
export const prospects = (state: State, seat: Seat): number => 1 / (1 + 3 ** (-lead(state, seat) / clearLead))

/** The public moment of a game: its round and turn. */
type TurnCount = Pick<State, 'round' | 'turns'>

const turnsTaken = ({ round, turns }: TurnCount): number => 2 * slotsPerRound * round + turns

/** Whether a turn begins, after this many turns since the start. */
export const isTurnsOn = (state: State, from: TurnCount, turns: number): boolean =>
  state.agenda.at(-1)?.do === 'turn' && turnsTaken(state) >= turnsTaken(from) + turns
