import type { Action } from '../rules'
import { factionOf, seatOf } from '../rules/play'
import { exposureWorth } from './exposing'
import { hirelingWish } from './hirelings'
import { minds } from './minds'
import type { Sight } from './sight'
import { cardWorth } from './worth'

/** The worth of what other factions let a seat do in its turn. */
function offered(sight: Sight, action: Action): number | null {
  const owner = action.type === 'expose' ? seatOf(sight, 'corvid') : undefined
  return action.type === 'expose' && owner !== undefined ? exposureWorth(sight, owner, action.at) : null
}

/** The worth of what a seat does in the advanced setup, whatever it plays. */
const prepared = (sight: Sight, action: Action): number | null =>
  action.type === 'return' ? -cardWorth(sight, action.card) : null

/** The worth of each action to a seat, in points; actions without its faction's opinion have none. */
export function wishesOf(sight: Sight, actions: readonly Action[]): readonly number[] {
  const task = sight.state.agenda.at(-1)
  const hired = hirelingWish(sight)
  if (hired) return actions.map(hired)
  // Before factions are chosen, all actions are equal.
  const wish = task && task.do !== 'draft' ? minds[factionOf(sight, sight.me)].wish(sight, task) : null
  return actions.map((action) => offered(sight, action) ?? prepared(sight, action) ?? wish?.(action) ?? 0)
}
