import { sum } from '../../../toolkit'
import { factsOf } from '../factions/facts'
import type { Faction } from '../vocabulary'

/** ROOT-5.2a: by the number of players. */
const recommendedReach: Readonly<Record<number, number>> = { 2: 17, 3: 18, 4: 21, 5: 25, 6: 28 }

/**
 * How much the factions of a game get to each other, and how much the rules recommend for so many players (ROOT-5.2).
 *
 * @example
 * reachOf(['marquise', 'eyrie', 'alliance']) // { reach: 20, recommended: 18 }
 */
export function reachOf(chosen: readonly Faction[]): { readonly reach: number; readonly recommended: number } {
  return {
    reach: sum(chosen.map((faction) => factsOf[faction].reach)),
    recommended: recommendedReach[chosen.length] ?? 0,
  }
}

function subsets(all: readonly Faction[]): Faction[][] {
  const found: Faction[][] = [[]]
  for (const faction of all) found.push(...found.map((set) => [...set, faction]))
  return found
}

/** Whether a faction may play beside these: the second Vagabond only beside the first (ROOT-5.1.1a). */
export function mayJoin(chosen: readonly Faction[], faction: Faction): boolean {
  const { beside } = factsOf[faction]
  return beside === undefined || chosen.includes(beside)
}

/** Corners of a map: so many factions that start in one set up by the standard procedure (ROOT-VAR-04). */
const cornerCount = 4

/** Whether the standard setup has a corner for each of these that starts in one (ROOT-5a). */
export const haveCorners = (chosen: readonly Faction[]): boolean =>
  chosen.filter((faction) => factsOf[faction].corner).length <= cornerCount

const firstFactions: readonly Faction[] = ['marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2']

const tenFactions: readonly Faction[] = [
  ...firstFactions,
  'cult',
  'riverfolk',
  'duchy',
  'corvid',
  'hundreds',
  'keepers',
]

/** How chance draws factions: `any` from all of them, `random` for up to five players from those of the first version. */
export type Drawing = 'random' | 'any'

/** Those that chance draws from. A record does not name what was drawn, so a faction that is added later belongs to no list of these. */
const drawnFor = (way: Drawing, players: number): readonly Faction[] =>
  way === 'random' && players <= firstFactions.length ? firstFactions : tenFactions

/** Mixes of so many factions that chance may draw: those with the recommended reach; no second Vagabond without the first. */
export const mixesOf = (way: Drawing, players: number): Faction[][] =>
  subsets(drawnFor(way, players)).filter((mix) => {
    if (mix.length !== players || !haveCorners(mix)) return false
    const { reach: sumOfReach, recommended } = reachOf(mix)
    return mix.every((faction) => mayJoin(mix, faction)) && sumOfReach >= recommended
  })
