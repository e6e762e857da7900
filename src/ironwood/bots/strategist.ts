import type { Policy } from '../../core'
import { type Budget, ismcts } from '../../search'
import { type Action, ironwood, type Seat, type View } from '../rules'
import { greedy } from './greedy'
import { ironwoodGuide } from './guide'
import { isPlan, isWager } from './quick'

/**
 * A player of Ironwood that searches, for either seat: it thinks about what is played and what is wagered, with
 * {@link ironwoodGuide}, and carries it out like {@link greedy}. The budget is for each decision that it thinks about.
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
