import { type Action, ironwood, ironwoodCards, type State, type Task } from '../rules'
import { progress } from './progress'
import { waysOn } from './ways'

/** Choices whose worth shows only at the end of the turn. */
const plans: readonly Action['type'][] = ['play', 'option', 'pay', 'when', 'burn-count', 'effect', 'choose']

/** Questions that belong to the action before them. */
const details: readonly (Task['do'] | undefined)[] = ['group', 'bait-count', 'wager', 'hits', 'retreat', 'wreck']

export const isPlan = ([action]: readonly Action[]): boolean => action !== undefined && plans.includes(action.type)
export const isWager = ([action]: readonly Action[]): boolean => action?.type === 'wager'

function after(state: State, action: Action): State {
  const next = ironwood.clone(state)
  ironwood.step(next, action)
  return next
}

/** Nobody wagers by what the other has laid: both lay the strongest card. */
function strength({ cards }: State, action: Action): number {
  if (action.type !== 'wager' || action.card === null) return 0
  const { damage = 0, defense = 0, dominance = 0 } = (cards ?? ironwoodCards)[action.card]?.values ?? {}
  return damage + defense + dominance
}

/** The first of those with the highest worth. */
function bestOf<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  let [best] = items
  if (best === undefined) throw new RangeError('There is nothing to choose from.')
  let most = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const is = worth(item)
    if (is > most) [best, most] = [item, is]
  }
  return best
}

/** Whether the turn or the step of the round is still the same that it was there. */
const isWithin = (state: State, start: State): boolean =>
  state.turns === start.turns && state.phase === start.phase && ironwood.toAct(state) !== null

/** Answers what belongs to the last action, and fights its battle to the end. */
function settled(state: State): State {
  let now = state
  while (ironwood.toAct(now) !== null && (now.battle || details.includes(now.agenda.at(-1)?.do))) now = answered(now)
  return now
}

/** The position at the end of the turn. */
function finished(state: State, start: State): State {
  let now = state
  while (isWithin(now, start)) now = answered(now)
  return now
}

/**
 * Plays a position in which everything is known quickly on, for whichever seat decides: a plan to the end of its turn, anything
 * else until nothing of it is left open. What is handed in is used up.
 */
export function answered(state: State): State {
  const seat = ironwood.toAct(state)
  if (seat === null) return state
  const actions = ironwood.sensible(ironwood.legalActions(state))
  const [only] = actions
  if (only && (actions.length === 1 || isWager(actions))) {
    ironwood.step(
      state,
      bestOf(actions, (action) => strength(state, action)),
    )
    return state
  }
  const ends = actions.map((action) => {
    const next = after(state, action)
    return isPlan(actions) && seat === state.active ? finished(next, state) : settled(next)
  })
  const ways = waysOn(state)
  return bestOf(ends, (end) => progress(end, seat, ways))
}
