import * as box from '../rules/box'
import type { StateOrView } from './scene'

/** The position that texts speak of, which knows its box; `null` stands for the standard one. */
export type At = StateOrView | Boxed | null

/** What of a position names need. */
export interface Boxed {
  readonly boards: 'basic' | 'advanced'
}

export const islandOf = (_at: At, id: Parameters<typeof box.islandOf>[0]) => box.islandOf(id)
export const clanOf = (_at: At, id: Parameters<typeof box.clanOf>[0]) => box.clanOf(id)
export const heroOf = (_at: At, id: string) => box.heroOf(id)
export const boardOf = (_at: At, id: string) => box.boardOf(id)
export const bonusTileOf = (_at: At, id: string) => box.bonusTileOf(id)
export const villagersTileOf = (_at: At, id: string) => box.villagersTileOf(id)
export const goalOf = (_at: At, id: string) => box.goalOf(id)
export const soloCardOf = (_at: At, id: string) => box.soloCardOf(id)
export { isHero } from '../rules/box'
