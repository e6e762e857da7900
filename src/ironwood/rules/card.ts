import type { Step } from './keywords'
import type { Seat } from './vocabulary'

export type { Step } from './keywords'

/**
 * The bonus of a wagered card for its side in a combat.
 *
 * @example
 * const { damage, defense, dominance }: Values = card.values
 */
export interface Values {
  readonly damage: number
  readonly defense: number
  readonly dominance: number
}

/** The kinds of cards that a burn may take (CI-18). */
export type Burnable = 'special' | 'vision' | 'any'

/** Where Woodwalker Fighters are recruited. */
export type ForestPlace =
  /** Any outer forest, controlled or not. */
  | 'outer'
  /** The forest chosen by an earlier step of the card. */
  | 'chosen'
  /** A forest with a Totem that you control. */
  | 'totem'

/** Where Ironclad units are recruited. */
export type MountainPlace =
  /** Ferrum or a built Forge, controlled or not. */
  | 'forge'
  /** A mountain with a Foundation or a Forge. */
  | 'site'
  | 'controlled'
  /** Where the Drill is. */
  | 'drill'
  /** The mountain that this card attacked from. */
  | 'attacked-from'
  /** The mountain that gave up Fighters as a cost. */
  | 'sacrificed'

/**
 * Where a card may remove enemies from, always across a border with an inner forest (CI-08).
 *
 * @example
 * const step: Step = { do: 'remove', reach: 'border', count: 1 }
 */
export type Reach =
  /** Woodwalkers: mountains beside an inner forest you control. Ironclad: inner forests beside a mountain you control. */
  | 'border'
  /** Mountains beside an inner forest with Fighters that this card moved. */
  | 'moved'
  /** Mountains beside the forest that gave up a Fighter as a cost. */
  | 'sacrificed'
  /** Mountains beside the chosen forest. */
  | 'chosen'
  /** Inner forests beside the mountain where this card placed a Foundation. */
  | 'founded'
  /** Inner forests beside the mountain that this card attacked from. */
  | 'attacked-from'
  /** The forest where the baited Fighters are, if a mountain you control is beside it. */
  | 'baited'

/**
 * The bonus of one side in one combat, apart from its wager.
 *
 * @example
 * const step: Step = { do: 'attack', bonus: { damage: 1 } }
 */
export interface CombatBonus {
  readonly damage?: number
  readonly defense?: number
  readonly dominance?: number
  /** The damage or dominance counts only with a Golem in the Warband. */
  readonly withGolem?: boolean
}

/**
 * A cost that must be paid in full before the benefit (CI-02).
 *
 * @example
 * const cost: Cost = { spend: 1 }
 */
export type Cost =
  | { readonly spend: number }
  | { readonly burn: Burnable }
  /** Own Fighters of one location; for a Golem only if there is one in the supply (CI-02). */
  | { readonly sacrifice: number; readonly forGolem?: boolean }

/**
 * The effect of an ongoing card while it has markers.
 *
 * @example
 * const continuous: Continuous = { kind: 'combat', bonus: { dominance: 1 } }
 */
export type Continuous =
  | { readonly kind: 'combat'; readonly bonus: CombatBonus }
  /** The opponent wagers first, face up. */
  | { readonly kind: 'open-wager' }
  /** Before or after each base card you play. */
  | { readonly kind: 'on-base-card'; readonly steps: readonly Step[]; readonly beforeOrAfter?: boolean }
  /** When the Drill unloads at least 1 crystal. */
  | { readonly kind: 'on-unloading'; readonly steps: readonly Step[] }
  /** When a Woodwalker Warband attacks one of your Warbands: remove one of its Fighters. */
  | { readonly kind: 'on-attacked' }
  /** At the end of a turn in which the opponent played a special card. */
  | { readonly kind: 'on-opponents-special'; readonly steps: readonly Step[] }
  /** In each Recruit Fighters step this many Fighters cost this much. */
  | { readonly kind: 'cheap-recruits'; readonly count: number; readonly price: number }

/**
 * An icon that the solo bots resolve; a red one only at higher difficulty.
 *
 * @example
 * const [left, right] = card.soloIcons
 */
export interface SoloIcon {
  readonly icon: string
  readonly red: boolean
}

/**
 * A card as data.
 *
 * @example
 * const bases = Object.values(ironwoodCards).filter((card) => card.kind === 'base')
 */
export interface Card {
  readonly id: string
  readonly faction: Seat
  readonly kind: 'base' | 'special'
  readonly title: string
  readonly values: Values
  readonly soloIcons: readonly SoloIcon[]
  /** How many markers an ongoing card gets; absent on others. */
  readonly ongoing?: number
  readonly continuous?: readonly Continuous[]
  readonly steps: readonly Step[]
  readonly whenExhausted?: readonly Step[]
  readonly whenBurned?: readonly Step[]
  /** How much of the card is known: all, a part, or only its values and icons. */
  readonly provenance: 'seed' | 'partial' | 'reconstructed'
  readonly provenanceNote: string
  /** The effect in words, one line a step. */
  readonly text: readonly string[]
  readonly burnedText?: readonly string[]
}
