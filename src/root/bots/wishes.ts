import type { Action } from '../rules'
import { factionOf } from '../rules/play'
import { minds } from './minds'
import type { Sight } from './sight'

/** The worth of each action to a seat, in points; actions without its faction's opinion have none. */
export function wishesOf(sight: Sight, actions: readonly Action[]): readonly number[] {
  const task = sight.state.agenda.at(-1)
  // Before factions are chosen, all actions are equal.
  const wish = task && task.do !== 'draft' ? minds[factionOf(sight, sight.me)].wish(sight, task) : null
  return actions.map((action) => wish?.(action) ?? 0)
}
