import { createRandom } from '../core'
import type { Faction, Options } from '../root'
import { haveCorners } from '../root/rules/setup/reach'
import { deckIds, factions as everyFaction, mapIds } from '../root/rules/vocabulary'

/** The ten factions, in the order of the Law; a second Vagabond plays like the first. */
export const factions: readonly Faction[] = everyFaction.filter((faction) => faction !== 'vagabond2')

/** A table of so many players: any factions in any order, any map, either deck; `with` has the seat that the seed names. */
export function tableOf(
  players: number,
  seed: number,
  named?: Faction,
): Options & { readonly factions: readonly Faction[] } {
  const random = createRandom(seed, 'table')
  const others = factions.filter((each) => each !== named)
  const draw = (): Faction[] => {
    const drawn: Faction[] = random.sample(others, players)
    if (named) drawn[seed % players] = named
    return drawn
  }
  let drawn = draw()
  // ROOT-VAR-04: a map has four corners.
  while (!haveCorners(drawn)) drawn = draw()
  return { seed, factions: drawn, map: random.pick(mapIds), deck: random.pick(deckIds) }
}
