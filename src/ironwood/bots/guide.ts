import type { Guide } from '../../search'
import { type Action, ironwood, type Seat, type State } from '../rules'
import { isTurnsOn, prospects } from './horizon'
import { answered } from './quick'

/** How many turns a search looks ahead, its own included. */
const horizon = 4

/**
 * The guide for searches of Ironwood: in a playout both seats play their turns quickly and well for four turns, and then the
 * lead of a seat counts. An iteration costs a few milliseconds, so a few dozen are already many.
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
