import { type Action, ironwood, ironwoodCards, type State, type Task } from '../rules'

/** Choices that change nothing immediately: their worth shows at the end of the turn. */
const plans: readonly Action['type'][] = ['play', 'option', 'pay', 'when', 'burn-count', 'effect', 'choose']

/** Questions that belong to the previous action: a march has no worth until the marchers are chosen. */
const details: readonly (Task['do'] | undefined)[] = ['group', 'bait-count', 'wager', 'hits', 'retreat', 'wreck']

export const isPlan = ([action]: readonly Action[]): boolean => action !== undefined && plans.includes(action.type)
export const isWager = ([action]: readonly Action[]): boolean => action?.type === 'wager'
export const asksDetail = ({ agenda }: State): boolean => details.includes(agenda.at(-1)?.do)

export function after(state: State, action: Action): State {
  const next = ironwood.clone(state)
  ironwood.step(next, action)
  return next
}

/** In playouts both sides wager their strongest card; a side that sees the other's wager would always choose right. */
export function strength({ cards }: State, action: Action): number {
  if (action.type !== 'wager' || action.card === null) return 0
  const { damage = 0, defense = 0, dominance = 0 } = (cards ?? ironwoodCards)[action.card]?.values ?? {}
  return damage + defense + dominance
}

/** The first action with the greatest worth. A single action needs no playouts. */
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
