import type { Step } from './keywords'
import type { Amounts, BoardSide, BuildingKind, Clan, DieColour, Island, Resource } from './vocabulary'

/**
 * How much of a datum is known: from the rulebook, from a public source, in part, or chosen so that it fits.
 *
 * @example
 * const known: Known = 'partly'
 */
export type Known = 'rulebook' | 'public' | 'partly' | 'reconstructed'

/**
 * How much of a card is known: of all of it, or field by field where the fields differ. A card of your own needs none.
 *
 * @example
 * const provenance: Provenance = { strength: 'rulebook', steps: 'reconstructed' }
 */
export type Provenance = Known | Readonly<Record<string, Known>>

/**
 * An island of the box.
 *
 * @example
 * const { produces, banners } = daimyoBox.islands.blue
 */
export interface IslandData {
  readonly id: Island
  /** It is in play with as many clans or more. */
  readonly fromClans: number
  /** Where it lies in a picture. */
  readonly at: readonly [number, number]
  /** What each production spot produces. */
  readonly produces: readonly Resource[]
  /** The gold of each Shadow space. */
  readonly shadowGold: readonly number[]
  /** The influence of each altar, the best first. */
  readonly altars: readonly number[]
  readonly banners: { readonly gold: number; readonly silver: number }
  readonly provenance?: Provenance
}

/**
 * A clan of the box: what its board says, and its three heroes.
 *
 * @example
 * const { ability, heroes } = daimyoBox.clans.nomads
 */
export interface ClanData {
  readonly id: Clan
  readonly start: Amounts
  readonly ability: readonly Step[]
  readonly heroes: readonly string[]
  readonly provenance?: Provenance
}

/**
 * A construction board of the box.
 *
 * @example
 * const slots = daimyoBox.boards['TF1']?.slots // the four bonus tiles below its buildings
 */
export interface BoardData {
  readonly id: string
  readonly kind: BuildingKind
  readonly start: Readonly<Record<BoardSide, Amounts>>
  /** Its bonus tiles, one below each building. */
  readonly slots: readonly string[]
  readonly provenance?: Provenance
}

/**
 * A face of a bonus tile. A grey face has steps, a yellow one works in every Income.
 *
 * @example
 * const face: BonusFace = { income: { rice: 1 }, draw: 1 }
 */
export type BonusFace = { readonly steps: readonly Step[] } | { readonly income: Amounts; readonly draw: number }

/**
 * A bonus tile of the box, with both faces.
 *
 * @example
 * const tile: BonusTile = { id: 'RT1-2', colour: 'grey', basic: { steps: [{ do: 'draw', count: 1 }] }, advanced: { steps: [] } }
 */
export interface BonusTile {
  readonly id: string
  readonly colour: 'grey' | 'yellow'
  readonly basic: BonusFace
  readonly advanced: BonusFace
  readonly provenance?: Provenance
}

/**
 * A Villagers tile of the box, with both sides.
 *
 * @example
 * const { a, b } = daimyoBox.villagers['VI01'] ?? {}
 */
export interface VillagersTile {
  readonly id: string
  readonly a: readonly Step[]
  readonly b: readonly Step[]
  /** The side at setup; without one it is drawn. */
  readonly atSetup?: 'a' | 'b'
  readonly provenance?: Provenance
}

/**
 * A hero of the box.
 *
 * @example
 * const hero: Hero = { id: 'HE01', title: 'Ox Driver', strength: 3, cost: 2, steps: [{ do: 'gain', resources: { rice: 3 } }] }
 */
export interface Hero {
  readonly id: string
  readonly title: string
  readonly strength: number
  readonly cost: number
  /** It acts against other clans. */
  readonly aggressive?: boolean
  /** It is left out of solo games although it is not aggressive. */
  readonly notInSolo?: boolean
  readonly steps: readonly Step[]
  readonly provenance?: Provenance
}

/**
 * What a goal asks for (DAI-GOAL-09).
 *
 * @example
 * const condition: Condition = { is: 'strongholds', atLeast: 2, influence: 6 }
 */
export interface Condition {
  readonly is:
    | 'governorIslands'
    | 'governors'
    | 'shadows'
    | 'farmsAndTowers'
    | 'oneType'
    | 'relics'
    | 'storage'
    | 'heroes'
    | 'influence'
    | 'strongholds'
    | 'oneOfEach'
  readonly atLeast: number
  /** The influence that makes a stronghold. */
  readonly influence?: number
}

/**
 * What a goal gives.
 *
 * @example
 * const reward: Reward = { points: 3, gain: { gold: 1 } }
 */
export interface Reward {
  readonly points: number
  readonly gain?: Amounts
  readonly draw?: number
  readonly storage?: number
}

/**
 * A goal of the box.
 *
 * @example
 * const orange = Object.values(daimyoBox.goals).filter(({ kind }) => kind === 'orange')
 */
export interface Goal {
  readonly id: string
  readonly kind: 'green' | 'orange'
  readonly title: string
  readonly condition: Condition
  readonly gold: Reward
  readonly silver?: Reward
  readonly provenance?: Provenance
}

/**
 * One thing that the Empire does (DAI-SOLO-13 to -22).
 *
 * @example
 * const act: SoloAct = { do: 'governor', count: 1, on: ['blue', 'red'], advantage: true }
 */
export type SoloAct =
  | {
      readonly do: 'governor' | 'shadow' | 'farm' | 'tower'
      readonly count: number
      readonly on?: readonly Island[]
      readonly advantage?: boolean
    }
  /** From the islands named, or from any island and the Black Market (DAI-SOLO-16). */
  | { readonly do: 'relic'; readonly count: number; readonly on?: readonly Island[]; readonly advantage?: boolean }
  | { readonly do: 'move'; readonly advantage?: boolean }
  | { readonly do: 'points'; readonly count: number }
  | { readonly do: 'helmet' }
  /** The human loses a resource or a hero (DAI-SOLO-22). */
  | { readonly do: 'loseOne' }

/**
 * A card of the Empire: what it does by the colour of the space.
 *
 * @example
 * const { blue, green, red } = daimyoBox.soloCards['SA01'] ?? {}
 */
export interface SoloCard extends Readonly<Record<DieColour, readonly SoloAct[]>> {
  readonly id: string
  readonly rounds: readonly number[]
  readonly provenance?: Provenance
}

/**
 * A row of the Empire's ability card: what it does from a sum of its dice on, up to the next row (DAI-SOLO-21).
 *
 * @example
 * const row: AbilityRow = { from: 8, acts: [{ do: 'points', count: 1 }] }
 */
export interface AbilityRow {
  readonly from: number
  readonly acts: readonly SoloAct[]
}
