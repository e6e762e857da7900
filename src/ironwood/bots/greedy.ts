import type { Policy, Random } from '../../core'
import { type Action, ironwood, ironwoodCards, type Seat, type State, type View } from '../rules'
import { progress } from './progress'

type Types = readonly Action['type'][]

/** Choices that change nothing by themselves: what they are worth shows at the end of the turn. */
const plans: Types = ['play', 'option', 'pay', 'when', 'burn-count', 'effect', 'choose']

/** Choices that belong to the action before them: a march is worth nothing until it is known who marches. */
const details: Types = ['fighters', 'golems', 'wager', 'hit', 'retreat', 'salvage']

/** How far a seat thinks ahead. */
interface Horizon {
  readonly seat: Seat
  readonly turns: number
  readonly phase: State['phase']
  readonly random: Random
}

const isOneOf = (types: Types, [action]: readonly Action[]): boolean =>
  action !== undefined && types.includes(action.type)

function after(state: State, action: Action): State {
  const next = ironwood.clone(state)
  ironwood.step(next, action)
  return next
}

function best(actions: readonly Action[], worth: (action: Action) => number): Action {
  const worths = actions.length > 1 ? actions.map(worth) : [0]
  const action = actions[worths.indexOf(Math.max(...worths))]
  if (!action) throw new RangeError('There is nothing to choose from.')
  return action
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
    const actions = ironwood.sensible(ironwood.legalActions(state))
    if (asked === seat && end === 'action' && !isOneOf(details, actions)) break
    if (asked === seat && isOneOf(plans, actions))
      return Math.max(...actions.map((action) => outlook(after(state, action), horizon, 'turn')))
    ironwood.step(state, thought(state, actions, asked, horizon))
  }
  return progress(state, seat)
}

/** What is answered on the way. In a battle the opponent is asked too, and who knows what it likes. */
function thought(state: State, actions: readonly Action[], asked: Seat, horizon: Horizon): Action {
  if (isOneOf(['wager'], actions)) return best(actions, (action) => strength(state, action))
  if (asked !== horizon.seat) return horizon.random.pick(actions)
  return best(actions, (action) => outlook(after(state, action), horizon, 'action'))
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
    const horizon: Horizon = { seat, turns: view.turns, phase: view.phase, random }
    const samples = isOneOf(['wager'], actions) ? 6 : 1
    const possible = Array.from({ length: samples }, () => ironwood.determinize(view, random))
    const end = isOneOf(plans, actions) ? 'turn' : 'action'
    return best(actions, (action) =>
      possible.reduce((sum, state) => sum + outlook(after(state, action), horizon, end), 0),
    )
  },
}
