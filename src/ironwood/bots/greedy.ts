import type { Policy, Random } from '../../core'
import { type Action, ironwood, ironwoodCards, type Seat, type State, type Task, type View } from '../rules'
import { progress } from './progress'
import { type Ways, waysOn } from './ways'

/** Choices that change nothing by themselves: what they are worth shows at the end of the turn. */
const plans: readonly Action['type'][] = ['play', 'option', 'pay', 'when', 'burn-count', 'effect', 'choose']

/** Questions that belong to the action before them: a march is worth nothing until it is known who marches. */
const details: readonly (Task['do'] | undefined)[] = ['group', 'bait-count', 'wager', 'hits', 'retreat', 'wreck']

/** How far a seat thinks ahead. */
interface Horizon {
  readonly seat: Seat
  readonly turns: number
  readonly phase: State['phase']
  readonly random: Random
  readonly ways: Ways
  /** How often it has been guessed what the opponent does. */
  guesses: number
}

type Best = { readonly action: Action; readonly worth: number }

const isPlan = ([action]: readonly Action[]): boolean => action !== undefined && plans.includes(action.type)
const isWager = ([action]: readonly Action[]): boolean => action?.type === 'wager'

function after(state: State, action: Action): State {
  const next = ironwood.clone(state)
  ironwood.step(next, action)
  return next
}

/** The first of the actions that are worth most. One alone needs no thought. */
function best(actions: readonly Action[], worth: (action: Action) => number): Best {
  let found: Best | null = null
  for (const action of actions) {
    const is = actions.length === 1 ? 0 : worth(action)
    if (!found || is > found.worth) found = { action, worth: is }
  }
  if (!found) throw new RangeError('There is nothing to choose from.')
  return found
}

/** In thought both sides wager their strongest card; who could see the other's would always find the right one. */
function strength({ cards }: State, action: Action): number {
  if (action.type !== 'wager' || action.card === null) return 0
  const { damage = 0, defense = 0, dominance = 0 } = (cards ?? ironwoodCards)[action.card]?.values ?? {}
  return damage + defense + dominance
}

/** How good the position is once the seat has finished its turn, or only what its last action left open. */
function outlook(state: State, horizon: Horizon, end: 'turn' | 'action'): number {
  const { seat, turns, phase } = horizon
  for (;;) {
    const asked = ironwood.toAct(state)
    if (asked === null || state.turns !== turns || state.phase !== phase || (asked !== seat && !state.battle)) break
    if (asked === seat && end === 'action' && !details.includes(state.agenda.at(-1)?.do)) break
    const actions = ironwood.sensible(ironwood.legalActions(state))
    if (isWager(actions)) {
      ironwood.step(state, best(actions, (action) => strength(state, action)).action)
    } else if (asked !== seat) {
      // Who knows what the opponent likes?
      horizon.guesses++
      ironwood.step(state, horizon.random.pick(actions))
    } else if (isPlan(actions)) {
      return best(actions, (action) => outlook(after(state, action), horizon, 'turn')).worth
    } else {
      const { guesses } = horizon
      const { action, worth } = best(actions, (each) => outlook(after(state, each), horizon, 'action'))
      // With nothing guessed it would come to the same once more.
      if (end === 'action' && actions.length > 1 && horizon.guesses === guesses) return worth
      ironwood.step(state, action)
    }
  }
  return progress(state, seat, horizon.ways)
}

/**
 * A simple player of Ironwood for either seat: it looks at what wins the game, one turn ahead. It plays each card to the
 * end of its turn, in a position that could be the real one, and takes the one that brings it furthest.
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
    return best(actions, (action) =>
      possible.reduce((sum, state) => sum + outlook(after(state, action), horizon, end), 0),
    ).action
  },
}
