import type { BoardData, BonusTile, ClanData, Goal, Hero, IslandData, SoloCard, VillagersTile } from './card'
import { boardTable } from './data/boards'
import { bonusTiles } from './data/bonus-tiles'
import { clanHeroes } from './data/clan-heroes'
import { clanTable } from './data/clans'
import { goalTable } from './data/goals'
import { islandTable } from './data/islands'
import { marketHeroes } from './data/market-heroes'
import { soloCards } from './data/solo-cards'
import { villagersTiles } from './data/villagers'
import type { Clan, Island } from './vocabulary'

const byId = <Id extends string, Each extends { readonly id: Id }>(list: readonly Each[]): Readonly<Record<Id, Each>> =>
  Object.assign({}, ...list.map((each) => ({ [each.id]: each })))

const islandData: Readonly<Record<Island, IslandData>> = /* @__PURE__ */ byId(islandTable)
const clanData: Readonly<Record<Clan, ClanData>> = /* @__PURE__ */ byId(clanTable)
const heroes: Readonly<Record<string, Hero>> = /* @__PURE__ */ byId([...marketHeroes, ...clanHeroes])
const boards: Readonly<Record<string, BoardData>> = /* @__PURE__ */ byId(boardTable)
const tiles: Readonly<Record<string, BonusTile>> = /* @__PURE__ */ byId(bonusTiles)
const villagers: Readonly<Record<string, VillagersTile>> = /* @__PURE__ */ byId(villagersTiles)
const goals: Readonly<Record<string, Goal>> = /* @__PURE__ */ byId(goalTable)

const solo: Readonly<Record<string, SoloCard>> = /* @__PURE__ */ byId(soloCards)

function found<Each>(table: Readonly<Record<string, Each>>, id: string, what: string): Each {
  const each = Object.hasOwn(table, id) ? table[id] : undefined
  if (each === undefined) throw new Error(`There is no ${what} ${id}.`)
  return each
}

export const islandOf = (id: Island): IslandData => islandData[id]
export const clanOf = (id: Clan): ClanData => clanData[id]
export const heroOf = (id: string): Hero => found(heroes, id, 'hero')
export const isHero = (id: string): boolean => Object.hasOwn(heroes, id)
export const boardOf = (id: string): BoardData => found(boards, id, 'construction board')
export const bonusTileOf = (id: string): BonusTile => found(tiles, id, 'bonus tile')
export const villagersTileOf = (id: string): VillagersTile => found(villagers, id, 'Villagers tile')
export const soloCardOf = (id: string): SoloCard => found(solo, id, 'card of the Empire')
export const goalOf = (id: string): Goal => found(goals, id, 'goal')

/** The heroes of the market that take part (DAI-MARKET-06). */
export const marketOf = ({
  clans,
  aggressive,
}: {
  readonly clans: readonly Clan[]
  readonly aggressive: boolean
}): string[] =>
  marketHeroes
    .filter((hero) => (aggressive && clans.length > 1) || !hero.aggressive)
    .filter((hero) => clans.length > 1 || !hero.notInSolo)
    .map(({ id }) => id)
