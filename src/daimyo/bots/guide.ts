import type { Guide } from '../../search'
import { type Action, daimyo, type Seat, type State } from '../rules'
import { isClan } from '../rules/resources'
import { seenBy } from './sight'
import { share, shares } from './standing'
import { wishesOf } from './wishes'

/** Actions that are so many points below the best wish are not tried, nor more than a few. */
const margin = 1.6
const most = 3

function wishesIn(state: State, actions: readonly Action[]): readonly number[] {
  const seat = daimyo.toAct(state)
  return seat === null || !isClan(seat) ? actions.map(() => 0) : wishesOf(seenBy(state, seat), actions)
}

/** How many dice were taken for turns in this round. */
const turnsBegun = ({ clans, sides }: State): number =>
  clans.reduce((count, clan) => count + (sides[clan]?.dice.length ?? 0), 0)

/**
 * The guide for searches of Daimyo: it tries the actions that the greedy player likes best, plays like that player until each
 * clan has had a turn or the round is scored, and then judges what each seat has and can expect.
 *
 * @example
 * const policy = halving(daimyo, { iterations: 40, guide: daimyoGuide })
 */
export const daimyoGuide: Guide<State, Action, Seat> = {
  evaluate: share,
  evaluateAll: shares,
  isRest: (state, from) => state.round > from.round || turnsBegun(state) > turnsBegun(from) + from.clans.length,
  sensible(legal, state) {
    if (legal.length === 1) return legal
    const wishes = wishesIn(state, legal)
    const wish = (index: number): number => wishes[index] ?? 0
    const ranked = [...legal.keys()].sort((one, other) => wish(other) - wish(one))
    const best = wish(ranked[0] ?? 0)
    const tried = new Set(ranked.slice(0, most).filter((index) => wish(index) >= best - margin))
    return legal.filter((_, index) => tried.has(index))
  },
  advance(state, random) {
    const actions = daimyo.legalActions(state)
    const wishes = wishesIn(state, actions)
    const best = Math.max(...wishes)
    daimyo.step(state, random.pick(actions.filter((_, index) => wishes[index] === best)))
    return state
  },
}
