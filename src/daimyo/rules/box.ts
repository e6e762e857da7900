import { frozen } from '../../core'
import { keysOf } from '../../toolkit'
import type {
  AbilityRow,
  BoardData,
  BonusTile,
  ClanData,
  Goal,
  Hero,
  IslandData,
  SoloCard,
  VillagersTile,
} from './card'
import { boardTable } from './data/boards'
import { bonusTiles } from './data/bonus-tiles'
import { clanHeroes } from './data/clan-heroes'
import { clanTable } from './data/clans'
import { empireAbility } from './data/empire-ability'
import { goalTable } from './data/goals'
import { islandTable } from './data/islands'
import { marketHeroes } from './data/market-heroes'
import { numbers } from './data/numbers'
import { soloCards } from './data/solo-cards'
import { villagersTiles } from './data/villagers'
import type { Numbers } from './numbers'
import type { BuildingKind, Clan, Island } from './vocabulary'

/**
 * What lies in the box, by ids: the data that the rules look up.
 *
 * @example
 * const { title, strength } = daimyoBox.heroes['HE07'] ?? {}
 */
export interface Box {
  readonly islands: Readonly<Record<Island, IslandData>>
  readonly clans: Readonly<Record<Clan, ClanData>>
  readonly boards: Readonly<Record<string, BoardData>>
  readonly bonusTiles: Readonly<Record<string, BonusTile>>
  readonly villagers: Readonly<Record<string, VillagersTile>>
  /** Those of the market, and those that the clans name. */
  readonly heroes: Readonly<Record<string, Hero>>
  readonly goals: Readonly<Record<string, Goal>>
  readonly soloCards: Readonly<Record<string, SoloCard>>
  /** The rows of the Empire's ability card. */
  readonly empireAbility: readonly AbilityRow[]
  readonly numbers: Numbers
}

/**
 * Data of your own (DAI-OPT-05): what is named takes the place of what has the same id in {@link daimyoBox}; all else stays.
 *
 * @example
 * const box: OwnBox = {
 *   heroes: { HE01: { id: 'HE01', title: 'Ox Driver', strength: 3, cost: 2, steps: [{ do: 'gain', resources: { rice: 3 } }] } },
 *   numbers: { ...daimyoBox.numbers, taxGold: 3 },
 * }
 * const state = daimyo.setup({ seed: 7, clans: ['nature', 'nomads'], box })
 */
export interface OwnBox extends Partial<Omit<Box, 'islands' | 'clans'>> {
  readonly islands?: Readonly<Partial<Box['islands']>>
  readonly clans?: Readonly<Partial<Box['clans']>>
}

/** A state, a view, or whatever else says which box it is played with; `null` is the standard one. */
export interface Boxed {
  readonly box: OwnBox | null
}

const byId = <Id extends string, Each extends { readonly id: Id }>(list: readonly Each[]): Readonly<Record<Id, Each>> =>
  Object.assign({}, ...list.map((each) => ({ [each.id]: each })))

/**
 * The standard box. Boards, heroes, goals, and cards of the Empire are reconstructed: `provenance` says how much is known.
 *
 * @example
 * const cheap = Object.values(daimyoBox.heroes).filter(({ cost }) => cost === 2)
 */
export const daimyoBox: Box = /* @__PURE__ */ frozen({
  islands: byId<Island, IslandData>(islandTable),
  clans: byId<Clan, ClanData>(clanTable),
  boards: byId<string, BoardData>(boardTable),
  bonusTiles: byId<string, BonusTile>(bonusTiles),
  villagers: byId<string, VillagersTile>(villagersTiles),
  heroes: byId<string, Hero>([...marketHeroes, ...clanHeroes]),
  goals: byId<string, Goal>(goalTable),
  soloCards: byId<string, SoloCard>(soloCards),
  empireAbility,
  numbers,
})

function found<Each>(each: Each | undefined, what: string, id: string): Each {
  if (each === undefined) throw new Error(`There is no ${what} ${id}.`)
  return each
}

export const islandOf = ({ box }: Boxed, id: Island): IslandData => box?.islands?.[id] ?? daimyoBox.islands[id]
export const clanOf = ({ box }: Boxed, id: Clan): ClanData => box?.clans?.[id] ?? daimyoBox.clans[id]
export const heroOf = ({ box }: Boxed, id: string): Hero => found(box?.heroes?.[id] ?? daimyoBox.heroes[id], 'hero', id)
export const boardOf = ({ box }: Boxed, id: string): BoardData =>
  found(box?.boards?.[id] ?? daimyoBox.boards[id], 'construction board', id)
export const bonusTileOf = ({ box }: Boxed, id: string): BonusTile =>
  found(box?.bonusTiles?.[id] ?? daimyoBox.bonusTiles[id], 'bonus tile', id)
export const villagersTileOf = ({ box }: Boxed, id: string): VillagersTile =>
  found(box?.villagers?.[id] ?? daimyoBox.villagers[id], 'Villagers tile', id)
export const goalOf = ({ box }: Boxed, id: string): Goal => found(box?.goals?.[id] ?? daimyoBox.goals[id], 'goal', id)
export const soloCardOf = ({ box }: Boxed, id: string): SoloCard =>
  found(box?.soloCards?.[id] ?? daimyoBox.soloCards[id], 'card of the Empire', id)
export const empireAbilityOf = ({ box }: Boxed): readonly AbilityRow[] => box?.empireAbility ?? daimyoBox.empireAbility
export const numbersOf = ({ box }: Boxed): Numbers => box?.numbers ?? daimyoBox.numbers

/** Every box has the heroes of the standard one, by their ids. */
export const isHero = (id: string): boolean => Object.hasOwn(daimyoBox.heroes, id)

/** The construction boards of a kind, in the order of their ids. */
export const boardsOf = (at: Boxed, kind: BuildingKind): string[] =>
  keysOf(daimyoBox.boards).filter((id) => boardOf(at, id).kind === kind)

/** The goals of a kind. */
export const goalsOf = (at: Boxed, kind: Goal['kind']): string[] =>
  keysOf(daimyoBox.goals).filter((id) => goalOf(at, id).kind === kind)

/** The cards of the Empire for a group of rounds, by the first of them. */
export const soloGroupOf = (at: Boxed, round: number): string[] =>
  keysOf(daimyoBox.soloCards).filter((id) => soloCardOf(at, id).rounds[0] === round)

/** Every hero that belongs to no clan. */
export function allMarketHeroes(at: Boxed): Hero[] {
  const owned = keysOf(daimyoBox.clans).flatMap((clan) => clanOf(at, clan).heroes)
  return keysOf(daimyoBox.heroes).flatMap((id) => (owned.includes(id) ? [] : [heroOf(at, id)]))
}

/** The heroes of the market that take part (DAI-MARKET-06). */
export const marketOf = (at: Boxed & { readonly clans: readonly Clan[]; readonly aggressive: boolean }): string[] =>
  allMarketHeroes(at)
    .filter((hero) => (at.aggressive && at.clans.length > 1) || !hero.aggressive)
    .filter((hero) => at.clans.length > 1 || !hero.notInSolo)
    .map(({ id }) => id)
