import type { Policy, Turn } from '../../core'
import type { Budget } from '../../search'
import { checkedSettings } from '../../search/settings'
import { sum } from '../../toolkit/counts'
import { type Action, ironwood, type Seat, type State, type View } from '../rules'
import { isTurnsOn, prospects } from './horizon'
import { answered } from './quick'
import { after, isPlan, isWager } from './thought'

/** The number of turns in a playout: the bot's own, the opponent's answer, and the next; for details of a turn, to its end. */
const horizon = { plan: 3, detail: 1 }

/** How many actions to play beyond the turn: the best at its end. */
const shortlist = 4

/** The part of the budget for choosing these. */
const choosing = 0.25

/** An action, and the results of its playouts. All actions use the same positions, so that luck favours none. */
interface Candidate {
  readonly action: Action
  readonly worths: number[]
}

/** Decisions with effects beyond this turn. */
const isFarReaching = ({ view }: Turn<View, Action, Seat>, actions: readonly Action[]): boolean =>
  isPlan(actions) || isWager(actions) || view.phase !== 'action'

function playedOn(start: State, from: View, turns: number): State {
  let state = start
  while (ironwood.toAct(state) !== null && !isTurnsOn(state, from, turns)) state = answered(state)
  return state
}

/** Plays all of them `turns` turns ahead, in one more position that fits the view. */
function compare(candidates: readonly Candidate[], { view, seat, random }: Turn<View, Action, Seat>, turns: number) {
  const position = ironwood.determinize(view, random)
  for (const { action, worths } of candidates) {
    let state = after(position, action)
    let worth = 0
    // Every turn counts: near results depend less on luck, and winning now is better than winning soon.
    for (let over = 1; over <= turns; over++) {
      state = playedOn(state, view, over)
      worth += prospects(state, seat)
    }
    worths.push(worth)
  }
}

/** The best actions, the best first. */
const leading = (candidates: readonly Candidate[], count: number): Candidate[] =>
  [...candidates].sort((one, other) => sum(other.worths) - sum(one.worths)).slice(0, count)

const fresh = (action: Action): Candidate => ({ action, worths: [] })

/** Whether to choose first the plans that are best at the end of the turn. Before the first turn that shows nothing. */
const hasManyPlans = ({ view }: Turn<View, Action, Seat>, actions: readonly Action[]): boolean =>
  actions.length > shortlist && isPlan(actions) && view.phase === 'action'

/**
 * A player of Ironwood that searches, for either seat. It plays its plans three turns ahead, and details of movement to the end
 * of the turn, in positions that fit the view, with both seats playing quickly and well; it drops the worse half again and
 * again. The budget is for each decision: a number of playouts, or milliseconds. Even with the smallest budget it tries every
 * action.
 *
 * @example
 * const policies = { woodwalkers: strategist({ milliseconds: 1000 }), ironclad: greedy }
 * const { outcome } = playMatch(ironwood, { options: { mode: 'duel', seed: 7 }, policies, maxActions: 5000 })
 */
export function strategist(budget: Budget): Policy<View, Action, Seat> {
  const { iterations, milliseconds } = checkedSettings<State, Action, Seat>('strategist', budget)
  return {
    name: 'strategist',
    choose(turn) {
      const actions = ironwood.sensible(turn.legal)
      const [only] = actions
      if (only && actions.length === 1) return only
      const started = performance.now()
      let playouts = 0
      const spent = (): number => Math.max(playouts / iterations, (performance.now() - started) / milliseconds)
      const turns = isFarReaching(turn, actions) ? horizon.plan : horizon.detail
      let candidates = actions.map(fresh)
      /** Compares them `turns` turns ahead until a part of the budget is spent, at least once; keeps the best. */
      const narrow = (count: number, over: number, until: number): void => {
        do {
          compare(candidates, turn, over)
          playouts += (candidates.length * over) / turns
        } while (spent() < until)
        candidates = leading(candidates, count)
      }
      const isShortened = hasManyPlans(turn, actions)
      if (isShortened) {
        narrow(shortlist, horizon.detail, choosing)
        candidates = candidates.map(({ action }) => fresh(action))
      }
      const rounds = Math.ceil(Math.log2(candidates.length))
      const from = isShortened ? choosing : 0
      for (let round = 1; round <= rounds; round++)
        narrow(Math.ceil(candidates.length / 2), turns, from + ((1 - from) * round) / rounds)
      const [best] = candidates
      if (!best) throw new RangeError('There is nothing to choose from.')
      return best.action
    },
  }
}
