import type { Policy, Random } from '../../core'
import { item } from '../../toolkit/certain'
import { type Action, ironwood, type Seat, type State, type View } from '../rules'
import { progress } from './progress'
import { after, asksDetail, bestOf, isPlan, isWager, strength } from './thought'
import { type Ways, waysOn } from './ways'

/** How far a seat thinks ahead. */
interface Horizon {
  readonly seat: Seat
  readonly turns: number
  readonly phase: State['phase']
  readonly random: Random
  readonly ways: Ways
  /** How many guesses of the opponent's choices came before. */
  guesses: number
}

/** The position that it leads to in thought, and its worth. */
interface Prospect {
  readonly state: State
  readonly worth: number
}

/** The result of the best of several actions, and whether a second try would give the same. */
function ahead(state: State, actions: readonly Action[], horizon: Horizon, end: 'turn' | 'action') {
  let found: (Prospect & { readonly action: Action; readonly sure: boolean }) | null = null
  for (const action of actions) {
    const { guesses } = horizon
    const next = outlook(after(state, action), horizon, end)
    if (!found || next.worth > found.worth)
      found = { action, state: next.state, worth: next.worth, sure: horizon.guesses === guesses }
  }
  if (!found) throw new RangeError('There is nothing to choose from.')
  return found
}

/** The position at the end of the seat's turn, or only after the questions of its last action. */
function outlook(start: State, horizon: Horizon, end: 'turn' | 'action'): Prospect {
  const { seat, turns, phase } = horizon
  let state = start
  for (;;) {
    const asked = ironwood.toAct(state)
    if (asked === null || state.turns !== turns || state.phase !== phase || (asked !== seat && !state.battle)) break
    if (asked === seat && end === 'action' && !asksDetail(state)) break
    const actions = ironwood.sensible(ironwood.legalActions(state))
    const now = state
    if (isWager(actions)) {
      ironwood.step(
        state,
        bestOf(actions, (action) => strength(now, action)),
      )
    } else if (asked !== seat) {
      // Nobody knows the opponent's preferences.
      horizon.guesses++
      ironwood.step(state, horizon.random.pick(actions))
    } else if (actions.length === 1) {
      if (isPlan(actions)) return { state, worth: 0 }
      ironwood.step(state, item(actions, 0))
    } else if (isPlan(actions)) {
      return ahead(state, actions, horizon, 'turn')
    } else {
      const next = ahead(state, actions, horizon, 'action')
      if (next.sure && end === 'action') return next
      if (next.sure) state = next.state
      else ironwood.step(state, next.action)
    }
  }
  return { state, worth: progress(state, seat, horizon.ways) }
}

/**
 * A simple player of Ironwood for either seat: it goes for what wins the game, one turn ahead. It plays each card to
 * the end of its turn, in a position that could be the real one, and takes the best card.
 *
 * @example
 * const policies = { woodwalkers: greedy, ironclad: randomPolicy }
 * const { outcome } = playMatch(ironwood, { options: { mode: 'duel', seed: 7 }, policies, maxActions: 5000 })
 */
export const greedy: Policy<View, Action, Seat> = {
  name: 'greedy',
  choose({ view, legal, seat, random }) {
    const actions = ironwood.sensible(legal)
    const [only] = actions
    if (only && actions.length === 1) return only
    const horizon: Horizon = { seat, turns: view.turns, phase: view.phase, random, ways: waysOn(view), guesses: 0 }
    const samples = isWager(actions) ? 6 : 1
    const possible = Array.from({ length: samples }, () => ironwood.determinize(view, random))
    const end = isPlan(actions) ? 'turn' : 'action'
    return bestOf(actions, (action) =>
      possible.reduce((sum, state) => sum + outlook(after(state, action), horizon, end).worth, 0),
    )
  },
}
