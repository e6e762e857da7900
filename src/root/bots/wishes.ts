import type { Action } from '../rules'
import { factsOf } from '../rules/factions/facts'
import { factionOf, seatOf } from '../rules/play'
import { openSlots } from '../rules/rule'
import { exposureWorth } from './exposing'
import { hirelingWish } from './hirelings'
import { landmarkWorth, treetopWorth } from './landmarks'
import { minds } from './minds'
import type { Sight } from './sight'
import { cardWorth } from './worth'

/** The worth of what other factions let a seat do in its turn. */
function offered(sight: Sight, action: Action): number | null {
  const owner = action.type === 'expose' ? seatOf(sight, 'corvid') : undefined
  return action.type === 'expose' && owner !== undefined ? exposureWorth(sight, owner, action.at) : null
}

/** The worth of what a seat does in the advanced setup, whatever it plays. */
function prepared(sight: Sight, action: Action): number | null {
  const task = sight.state.agenda.at(-1)
  switch (action.type) {
    case 'return':
      return -cardWorth(sight, action.card)
    case 'homeland':
      return roomAt(sight, action.at)
    case 'set-up':
      // The keep is best where most can be built; what is left of the warriors where most ways meet.
      return task?.do === 'set-up' && task.pieces[0] !== 'warrior' ? roomAt(sight, action.at) : waysAt(sight, action.at)
    case 'landmark-in':
      // What everybody may use is best where most ways meet.
      return waysAt(sight, action.at)
    case 'draft':
      return task?.do === 'choose-faction' ? factsOf[action.faction].reach / 10 : null
    default:
      return null
  }
}

const waysAt = ({ ground }: Sight, at: number): number => 0.1 * (ground.byPath[at]?.length ?? 0)

/** Open slots in a clearing, and the ways from it. */
const roomAt = (sight: Sight, at: number): number => 0.5 * openSlots(sight, at) + waysAt(sight, at)

/** The worth of each action to a seat, in points; actions without its faction's opinion have none. */
export function wishesOf(sight: Sight, actions: readonly Action[]): readonly number[] {
  const task = sight.state.agenda.at(-1)
  const hired = hirelingWish(sight)
  if (hired) return actions.map(hired)
  // Before factions are chosen, all actions are equal.
  const hasFaction = task && task.do !== 'draft' && sight.state.sides[sight.me] !== undefined
  const wish = hasFaction ? minds[factionOf(sight, sight.me)].wish(sight, task) : null
  const worth = (action: Action): number =>
    offered(sight, action) ?? landmarkWorth(sight, action) ?? prepared(sight, action) ?? wish?.(action) ?? 0
  return actions.map((action) => worth(action) + treetopWorth(sight, action))
}
