import type { Guide } from '../../search'
import type { Action, Seat, State } from '../rules'
import { root } from '../rules'
import { seenBy } from './sight'
import { share, shares } from './standing'
import { wishesOf } from './wishes'

/** A wish that is this many points smaller weighs e times less. */
const scale = 0.7

/** Every action keeps a small weight. */
const least = 0.03

/** The wishes of the greedy player, as weights from 0 to 1. */
function weigh(state: State, actions: readonly Action[]): readonly number[] {
  const seat = root.toAct(state)
  if (seat === null) return []
  const wishes = wishesOf(seenBy(state, seat), actions)
  const most = Math.max(...wishes)
  return wishes.map((wish) => least + Math.exp((wish - most) / scale))
}

const turnsTaken = ({ round, seats, active }: State): number => round * seats.length + seats.indexOf(active)

/**
 * The guide for searches of Root: it first tries the actions that the greedy player likes, plays like that player until the
 * same seat's next turn, and then judges points and prospects.
 *
 * @example
 * const policy = halving(root, { iterations: 100, guide: rootGuide })
 */
export const rootGuide: Guide<State, Action, Seat> = {
  evaluate: share,
  evaluateAll: shares,
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
