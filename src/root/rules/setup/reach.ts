import { sum } from '../../../toolkit'
import { reach, recommendedReach } from '../data/factions'
import { type Faction, factions } from '../vocabulary'

/**
 * How much the factions of a game get to each other, and how much the rules recommend for so many players (ROOT-5.2).
 *
 * @example
 * reachOf(['marquise', 'eyrie', 'alliance']) // { reach: 20, recommended: 18 }
 */
export function reachOf(chosen: readonly Faction[]): { readonly reach: number; readonly recommended: number } {
  return { reach: sum(chosen.map((faction) => reach[faction])), recommended: recommendedReach[chosen.length] ?? 0 }
}

function subsets(all: readonly Faction[]): Faction[][] {
  const found: Faction[][] = [[]]
  for (const faction of all) found.push(...found.map((set) => [...set, faction]))
  return found
}

/** Mixes of so many factions that chance may draw: those with the recommended reach; no second Vagabond without the first. */
export const mixesOf = (players: number): Faction[][] =>
  subsets(factions).filter((mix) => {
    const { reach: sumOfReach, recommended } = reachOf(mix)
    const paired = !mix.includes('vagabond2') || mix.includes('vagabond')
    return mix.length === players && paired && sumOfReach >= recommended
  })
