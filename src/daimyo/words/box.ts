import * as box from '../rules/box'
import type { BoardData, BonusTile, ClanData, Goal, Hero, IslandData, SoloCard, VillagersTile } from '../rules/card'
import type { Clan, Island } from '../rules/vocabulary'
import type { StateOrView } from './scene'

/** The position that texts speak of, which knows its box; `null` stands for the standard one. */
export type At = StateOrView | Boxed | null

/** What of a position names need. */
export interface Boxed extends box.Boxed {
  readonly boards: 'basic' | 'advanced'
}

const standard: box.Boxed = { box: null }

export const islandOf = (at: At, id: Island): IslandData => box.islandOf(at ?? standard, id)
export const clanOf = (at: At, id: Clan): ClanData => box.clanOf(at ?? standard, id)
export const heroOf = (at: At, id: string): Hero => box.heroOf(at ?? standard, id)
export const boardOf = (at: At, id: string): BoardData => box.boardOf(at ?? standard, id)
export const bonusTileOf = (at: At, id: string): BonusTile => box.bonusTileOf(at ?? standard, id)
export const villagersTileOf = (at: At, id: string): VillagersTile => box.villagersTileOf(at ?? standard, id)
export const goalOf = (at: At, id: string): Goal => box.goalOf(at ?? standard, id)
export const soloCardOf = (at: At, id: string): SoloCard => box.soloCardOf(at ?? standard, id)
export { isHero } from '../rules/box'
