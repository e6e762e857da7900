import type { Seat, State } from '../rules'
import { opponentOf, slotsPerRound } from '../rules/vocabulary'
import { progress } from './progress'
import { waysOn } from './ways'

/** So far ahead, by `progress`, a seat is thought to win three games of four. */
const clearLead = 100

/** How far a seat is ahead: what its opponent loses counts as much as what it gains. */
function lead(state: State, seat: Seat): number {
  const ways = waysOn(state)
  return progress(state, seat, ways) - progress(state, opponentOf(seat), ways)
}

/** How a position stands for a seat, from 0 to 1. */
export const prospects = (state: State, seat: Seat): number => 1 / (1 + 3 ** (-lead(state, seat) / clearLead))

/** Where a game is, as everybody sees it. */
type Moment = Pick<State, 'round' | 'turns'>

const turnsTaken = ({ round, turns }: Moment): number => 2 * slotsPerRound * round + turns

/** Whether a turn begins, and so many are over that were not at the beginning. */
export const isTurnsOn = (state: State, from: Moment, turns: number): boolean =>
  state.agenda.at(-1)?.do === 'turn' && turnsTaken(state) >= turnsTaken(from) + turns
