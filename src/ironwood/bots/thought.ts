import { type Action, ironwood, ironwoodCards, type State, type Task } from '../rules'

/** Choices that change nothing by themselves: what they are worth shows at the end of the turn. */
const plans: readonly Action['type'][] = ['play', 'option', 'pay', 'when', 'burn-count', 'effect', 'choose']

/** Questions that belong to the action before them: a march is worth nothing until it is known who marches. */
const details: readonly (Task['do'] | undefined)[] = ['group', 'bait-count', 'wager', 'hits', 'retreat', 'wreck']

export const isPlan = ([action]: readonly Action[]): boolean => action !== undefined && plans.includes(action.type)
export const isWager = ([action]: readonly Action[]): boolean => action?.type === 'wager'
export const asksDetail = ({ agenda }: State): boolean => details.includes(agenda.at(-1)?.do)

export function after(state: State, action: Action): State {
  const next = ironwood.clone(state)
  ironwood.step(next, action)
  return next
}

/** In thought both sides wager their strongest card; who could see the other's would always find the right one. */
export function strength({ cards }: State, action: Action): number {
  if (action.type !== 'wager' || action.card === null) return 0
  const { damage = 0, defense = 0, dominance = 0 } = (cards ?? ironwoodCards)[action.card]?.values ?? {}
  return damage + defense + dominance
}

/** The first of those that are worth most. One alone needs no thought. */
export function bestOf<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  let [best] = items
  if (best === undefined) throw new RangeError('There is nothing to choose from.')
  if (items.length === 1) return best
  let most = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const is = worth(item)
    if (is > most) [best, most] = [item, is]
  }
  return best
}
