import type { Action } from '../rules'
import { factionOf } from '../rules/play'
import type { Faction } from '../rules/vocabulary'
import { alliance } from './alliance'
import { eyrie } from './eyrie'
import { marquise } from './marquise'
import type { Mind, Sight } from './sight'
import { vagabond } from './vagabond'

const minds: Readonly<Record<Faction, Mind>> = { marquise, eyrie, alliance, vagabond, vagabond2: vagabond }

/** How much a seat would like each of its actions, in points; nothing is said of what its faction has no opinion on. */
export function wishesOf(sight: Sight, actions: readonly Action[]): readonly number[] {
  const task = sight.state.agenda.at(-1)
  // Before there are factions all of them are liked alike.
  const wish = task && task.do !== 'draft' ? minds[factionOf(sight, sight.me)](sight, task) : null
  return actions.map((action) => wish?.(action) ?? 0)
}
