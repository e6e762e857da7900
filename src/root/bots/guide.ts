import type { Guide } from '../../search'
import type { Action, Seat, State } from '../rules'
import { root } from '../rules'
import { seenBy } from './sight'
import { share } from './standing'
import { wishesOf } from './wishes'

/** A wish that is so many points smaller counts for a factor of e less. */
const scale = 0.7

/** No action is left out for good. */
const least = 0.03

/** What the greedy player would like, as weights from 0 to 1. */
function weigh(state: State, actions: readonly Action[]): readonly number[] {
  const seat = root.toAct(state)
  if (seat === null) return []
  const wishes = wishesOf(seenBy(state, seat), actions)
  const most = Math.max(...wishes)
  return wishes.map((wish) => least + Math.exp((wish - most) / scale))
}

/**
 * What a search may know of Root: it tries first what the greedy player likes, plays on to the end of the turn as that player
 * would, and then looks at points and at what will bring some.
 *
 * @example
 * const policy = ismcts(root, { iterations: 200, determinizations: 25, guide: rootGuide })
 */
export const rootGuide: Guide<State, Action, Seat> = {
  evaluate: share,
  isRest: (state, from) => state.active !== from.active || state.round !== from.round,
  weigh,
  playout(state, actions, random) {
    const [first] = actions
    const seat = root.toAct(state)
    if (seat === null || (first !== undefined && actions.length === 1)) return random.pick(actions)
    const wishes = wishesOf(seenBy(state, seat), actions)
    const most = Math.max(...wishes)
    return random.pick(actions.filter((_, index) => wishes[index] === most))
  },
}
