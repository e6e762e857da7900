import { totemOnMap, warbandsWithTotem } from '../../components'
import type { OpenTable } from '../../play'
import type { GatherTask } from './gather'

/**
 * WB-12: the headings of the movement keywords. Plunder: the human is rich, the drill has cargo, otherwise outer mountains.
 * Secure: a totem is carried, a totem is on the map, otherwise possible mountains. Interfere has one.
 */
export type Heading = 'rich' | 'cargo' | 'outer' | 'carry' | 'totem' | 'possible' | 'interfere'

/** The first heading whose condition holds; Fighters that carry nothing do not use the one for carriers (WB-22). */
export function headingOf({ state }: OpenTable, { by, laden }: Pick<GatherTask, 'by' | 'laden'>): Heading {
  if (by === 'interfere') return 'interfere'
  if (by === 'plunder') {
    if (state.sides.ironclad.crystals >= 5) return 'rich'
    return state.drill.cargo >= 2 ? 'cargo' : 'outer'
  }
  if (laden && warbandsWithTotem({ state }).length > 0) return 'carry'
  return totemOnMap({ state }) ? 'totem' : 'possible'
}
