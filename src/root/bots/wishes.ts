import type { Action } from '../rules'
import { factionOf } from '../rules/play'
import { minds } from './minds'
import type { Sight } from './sight'

/** How much a seat would like each of its actions, in points; nothing is said of what its faction has no opinion on. */
export function wishesOf(sight: Sight, actions: readonly Action[]): readonly number[] {
  const task = sight.state.agenda.at(-1)
  // Before there are factions all of them are liked alike.
  const wish = task && task.do !== 'draft' ? minds[factionOf(sight, sight.me)].wish(sight, task) : null
  return actions.map((action) => wish?.(action) ?? 0)
}
