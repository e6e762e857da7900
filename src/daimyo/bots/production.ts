import { islandOf } from '../rules/box'
import type { Sight } from './sight'

/** How often a spot produces in a round that is to come. */
export const harvest = 0.8

/** What Production brings, or its Techno-Farm part (DAI-PROD-01). */
export function harvestWorth({ state, me, worth }: Sight, what: 'all' | 'farms'): number {
  let total = 0
  for (const { id, governors, buildings } of state.islands)
    for (const [index, product] of islandOf(state, id).produces.entries()) {
      const building = buildings[index]
      if (what === 'all' && governors[index] === me) total += worth[product]
      if (building?.kind === 'farm' && building.side === me) total += worth[product]
    }
  return total
}
