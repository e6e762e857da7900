import { item } from '../../toolkit'
import { islandOf } from './box'
import { placeAt } from './places'
import type { Play } from './play'
import { gain } from './resources'
import { type Clan, type Resource, resources } from './vocabulary'

/** What a spot produces. */
function productOf(play: Play, spot: string): Resource {
  const { island, index } = placeAt(play, spot)
  return item(islandOf(play.state, island.id).produces, index)
}

/** DAI-PROD-03. */
export const collect = (play: Play, seat: Clan, spot: string, times: number): void =>
  gain(play, seat, productOf(play, spot), times)

/** One resource for each own governor and each own Techno-Farm, or for the Techno-Farms alone (DAI-PROD-01). */
export function produce(play: Play, seat: Clan, what: 'all' | 'farms'): void {
  const gained: Record<Resource, number> = { rice: 0, metal: 0, stone: 0, gold: 0 }
  for (const { id, governors, buildings } of play.state.islands)
    for (const [index, product] of islandOf(play.state, id).produces.entries()) {
      const building = buildings[index]
      if (what === 'all' && governors[index] === seat) gained[product]++
      if (building?.kind === 'farm' && building.side === seat) gained[product]++
    }
  for (const resource of resources) gain(play, seat, resource, gained[resource])
}
