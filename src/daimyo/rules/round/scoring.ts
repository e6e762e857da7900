import { type Boxed, islandOf } from '../box'
import { influence, shadowsOn } from '../counts'
import type { Play } from '../play'
import { score } from '../resources'
import type { IslandState, State } from '../state'
import type { Side } from '../vocabulary'

/** All sides of a game, clans first. */
export const sidesOf = ({ clans, mercenaries, empire }: State): Side[] => [
  ...clans,
  ...(empire ? (['empire'] as const) : []),
  ...(mercenaries ? (['mercenaries'] as const) : []),
]

/** The sides with influence on an island: the best first, the tied together (DAI-INFL-03, -04). */
function ranking(at: Boxed, island: IslandState, sides: readonly Side[]): Side[][] {
  const ranked = sides
    .map((side) => ({ side, influence: influence(at, island, side), shadows: shadowsOn(island, side) }))
    .filter((each) => each.influence > 0)
    .sort((one, other) => other.influence - one.influence || other.shadows - one.shadows)
  const places: Side[][] = []
  for (const [index, each] of ranked.entries()) {
    const before = ranked[index - 1]
    if (before && before.influence === each.influence && before.shadows === each.shadows) places.at(-1)?.push(each.side)
    else places.push([each.side])
  }
  return places
}

/** What each side gets on an island (DAI-INFL-05, -06, -07). */
function shares(at: Boxed, island: IslandState, sides: readonly Side[]): readonly (readonly [Side, number])[] {
  const { gold, silver } = islandOf(at, island.id).banners
  const [first = [], second = []] = ranking(at, island, sides)
  if (first.length > 1) return first.map((side) => [side, Math.floor((gold + silver) / first.length)])
  return [
    ...first.map((side) => [side, gold] as const),
    ...second.map((side) => [side, Math.floor(silver / second.length)] as const),
  ]
}

/** Scores the islands in order (DAI-CLOSE-02). The Mercenaries take banners away and score nothing (DAI-DUO-17). */
export function scoreIslands(play: Play): void {
  for (const island of play.state.islands)
    for (const [side, points] of shares(play.state, island, sidesOf(play.state)))
      if (side !== 'mercenaries') score(play, side, points, 'banner', island.id)
}
