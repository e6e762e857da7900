import type { IslandState, State } from './state'
import type { View } from './view'
import { buildingCount, mostRelics, unitCounts } from './vocabulary'

/**
 * What a game against the Empire may earn: a win, six restored relics, all eight buildings, all governors and Shadows on the islands.
 *
 * @example
 * const earned: readonly DaimyoAchievement[] = daimyoAchievements(state)
 */
export type DaimyoAchievement = (typeof achievements)[number]

const achievements = ['win', 'relics', 'buildings', 'units'] as const

/**
 * What the human of a game against the Empire has earned (DAI-SOLO-30); nothing before the end, and nothing in games of several clans. The game
 * keeps no account: a client adds this to what it has, by the clan and the difficulty.
 *
 * @example
 * const [clan] = state.clans
 * for (const earned of daimyoAchievements(state)) console.log(clan, state.empire?.difficulty, earned)
 */
export function daimyoAchievements({ clans, islands, sides, empire, result }: State | View): DaimyoAchievement[] {
  const [clan] = clans
  if (clan === undefined || !empire || !result) return []
  const count = (listOf: (island: IslandState) => readonly (string | null | undefined)[]): number =>
    islands.flatMap(listOf).filter((side) => side === clan).length
  const buildings = count((island) => island.buildings.map((building) => building?.side))
  const governors = count((island) => island.governors)
  const shadows = count((island) => island.shadows)
  const earned: Readonly<Record<DaimyoAchievement, boolean>> = {
    win: result.winners.includes(clan),
    relics: sides[clan]?.relics.length === mostRelics,
    buildings: buildings === 2 * buildingCount,
    units: governors === unitCounts.governor && shadows === unitCounts.shadow,
  }
  return achievements.filter((each) => earned[each])
}
