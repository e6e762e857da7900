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

const turnsTaken = ({ round, seats, active }: State): number => round * seats.length + seats.indexOf(active)

/**
 * What a search may know of Root: it tries first what the greedy player likes, plays on as that player would until the turn has come
 * round to the same seat, and then looks at points and at what will bring some.
 *
 * @example
 * const policy = halving(root, { iterations: 100, guide: rootGuide })
 */
export const rootGuide: Guide<State, Action, Seat> = {
  evaluate: share,
  isRest: (state, from) => turnsTaken(state) >= turnsTaken(from) + from.seats.length,
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
