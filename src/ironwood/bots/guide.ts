import type { Guide } from '../../search'
import { type Action, ironwood, type Seat, type State } from '../rules'
import { opponentOf, slotsPerRound } from '../rules/vocabulary'
import { progress } from './progress'
import { answered } from './quick'
import { waysOn } from './ways'

/** So far ahead, by `progress`, a seat is thought to win three games of four. */
const clearLead = 100

/** How many turns a search looks ahead: the own, and what follows. */
const horizon = 4

/** How far a seat is ahead: what its opponent loses counts as much as what it gains. */
function lead(state: State, seat: Seat): number {
  const ways = waysOn(state)
  return progress(state, seat, ways) - progress(state, opponentOf(seat), ways)
}

const turnsTaken = ({ round, turns }: State): number => 2 * slotsPerRound * round + turns

/**
 * What a search should know of Ironwood: a playout has both seats play their turns quickly and well, and ends four turns on, where
 * it is judged by how far a seat is ahead. An iteration costs a few milliseconds, so some dozens of them are much.
 *
 * @example
 * const policy = ismcts(ironwood, { iterations: 40, guide: ironwoodGuide, exploration: 0.3 })
 */
export const ironwoodGuide: Guide<State, Action, Seat> = {
  sensible: (legal) => ironwood.sensible(legal),
  advance: answered,
  isRest: (state, from) => state.agenda.at(-1)?.do === 'turn' && turnsTaken(state) >= turnsTaken(from) + horizon,
  evaluate: (state, seat) => 1 / (1 + 3 ** (-lead(state, seat) / clearLead)),
}
