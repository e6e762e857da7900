import type { Policy } from '../../core'
import { type Budget, ismcts } from '../../search'
import { type Action, ironwood, type Seat, type View } from '../rules'
import { greedy } from './greedy'
import { ironwoodGuide } from './guide'
import { isPlan, isWager } from './quick'

/**
 * The strongest player of Ironwood here, for either seat: it thinks about what is played and what is wagered, by a search
 * with {@link ironwoodGuide}, and carries it out like {@link greedy}. How strong it is depends on the budget.
 *
 * @example
 * const policies = { woodwalkers: strategist({ milliseconds: 1000 }), ironclad: greedy }
 * const { outcome } = playMatch(ironwood, { options: { mode: 'duel', seed: 7 }, policies, maxActions: 5000 })
 */
export function strategist(budget: Budget): Policy<View, Action, Seat> {
  const search = ismcts(ironwood, { ...budget, guide: ironwoodGuide, exploration: 0.3, treeDepth: 1 })
  return {
    name: 'strategist',
    choose(turn) {
      const actions = ironwood.sensible(turn.legal)
      return isPlan(actions) || isWager(actions) ? search.choose(turn) : greedy.choose(turn)
    },
  }
}
