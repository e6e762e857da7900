import type { Guide } from '../../search'
import { type Action, ironwood, type Seat, type State } from '../rules'
import { isTurnsOn, prospects } from './horizon'
import { answered } from './quick'

/** How many turns a search looks ahead: the own, and what follows. */
const horizon = 4

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
  isRest: (state, from) => isTurnsOn(state, from, horizon),
  evaluate: prospects,
}
