import { type Action, ironwood, type State } from '../rules'
import { progress } from './progress'
import { after, asksDetail, bestOf, isPlan, isWager, strength } from './thought'
import { waysOn } from './ways'

/** Whether the turn or the step of the round is still the same as in that position. */
const isWithin = (state: State, start: State): boolean =>
  state.turns === start.turns && state.phase === start.phase && ironwood.toAct(state) !== null

/** Answers the questions of the last action, and fights its battle to the end. */
function settled(state: State): State {
  let now = state
  while (ironwood.toAct(now) !== null && (now.battle || asksDetail(now))) now = answered(now)
  return now
}

/** The position at the end of the turn. */
function finished(state: State, start: State): State {
  let now = state
  while (isWithin(now, start)) now = answered(now)
  return now
}

/** Choices without a look ahead: it wagers the strongest card, and moves all units that can go. */
function obvious(state: State, actions: readonly Action[]): Action | undefined {
  if (actions.length === 1) return actions[0]
  if (isWager(actions)) return bestOf(actions, (action) => strength(state, action))
  return state.agenda.at(-1)?.do === 'group' ? actions.at(-1) : undefined
}

/**
 * Plays a fully known position quickly for the deciding seat: a plan to the end of its turn, any other choice until its
 * questions are answered. It changes the given state.
 */
export function answered(state: State): State {
  const seat = ironwood.toAct(state)
  if (seat === null) return state
  const actions = ironwood.sensible(ironwood.legalActions(state))
  const action = obvious(state, actions)
  if (action) {
    ironwood.step(state, action)
    return state
  }
  const toTheEnd = isPlan(actions) && seat === state.active
  const ends = actions.map((action) => {
    const next = after(state, action)
    return toTheEnd ? finished(next, state) : settled(next)
  })
  const ways = waysOn(state)
  return bestOf(ends, (end) => progress(end, seat, ways))
}
