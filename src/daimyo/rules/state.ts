import type { Seed, Streams } from '../../core'
import type { OwnBox } from './box'
import type { Task } from './task'
import type {
  ActionSpace,
  BoardSide,
  BonusPlace,
  BuildingKind,
  Clan,
  DieColour,
  DiePlace,
  Difficulty,
  Extra,
  Island,
  Resource,
  Seat,
  Side,
} from './vocabulary'

/** A die on the central island. */
export interface Die {
  readonly colour: DieColour
  readonly value: number
}

/** A die of a clan, and where it lies. */
export interface PlacedDie extends Die {
  readonly at: DiePlace
}

export interface Building {
  readonly side: Side
  readonly kind: BuildingKind
}

/** An island in play, with its places in their order (DAI-ISLE-02). */
export interface IslandState {
  readonly id: Island
  /** No Man's Land; a space without a tile is `null`. */
  tiles: (string | null)[]
  governors: (Side | null)[]
  buildings: (Building | null)[]
  shadows: (Side | null)[]
  altars: (Side | null)[]
}

/** What belongs to a clan. */
export interface ClanState {
  points: number
  resources: Record<Resource, number>
  capacity: number
  /** Loose tiles, by colour and number. */
  loose: string[]
  /** Restored relics, by colour, in the order in which they were restored. */
  relics: Island[]
  /** The space of the recruitment marker, from 0. */
  marker: number
  /** The island of the Seeker; `null` before it is placed. */
  seeker: Island | null
  dice: PlacedDie[]
  boards: Record<BuildingKind, string | null>
  /** Bonus tiles that a building covers. */
  covered: string[]
  /** Grey bonus tiles by place; the last of a list works (DAI-BONUS-04). */
  bonus: Record<BonusPlace, string[]>
  /** Yellow bonus tiles. */
  income: string[]
  hand: string[]
  /** Its top is its end. */
  deck: string[]
  discard: string[]
  /** Cards in hand that everybody knows (DAI-INFO-05). */
  known: string[]
}

export interface MercenaryState {
  gold: number
  loose: string[]
  relics: Island[]
  /** Face down, and known, because they lay in the row (DAI-INFO-06). */
  heroes: string[]
  dice: (Die & { readonly at: MercenarySpace })[]
}

/** The automated side of a solo game. It has as many pieces as it needs (DAI-SOLO-05). */
export interface EmpireState {
  readonly difficulty: Difficulty
  points: number
  loose: string[]
  relics: Island[]
  /** The relics whose tiles are still there; after round 4 they lie in the bag (DAI-SOLO-25). */
  stacks: Island[]
  heroes: string[]
  /** Its first hero, which nobody has seen (DAI-SOLO-03). */
  unseen: string
  dice: Die[]
  /** The cards that were opened, in order; the last one is open. */
  opened: string[]
  /** The cards to come; the next is the last. */
  stack: string[]
}

export type MercenarySpace = 'ruins-1' | 'ruins-2' | 'tower' | 'governor' | 'shadow'

/** The turn that is being played, from the gift of a die to the Mercenaries on. */
export interface Turn {
  readonly seat: Clan
  /** Where its die lies; `null` before it is placed. */
  at: ActionSpace | 'beside' | null
  /** Whether the main action is done. */
  done: boolean
  used: Extra[]
}

export interface GoalState {
  readonly id: string
  gold: Clan | null
  silver: Clan | null
}

/** Why somebody won. */
export interface Result {
  readonly winners: readonly Seat[]
  readonly by: 'points' | 'resources' | 'shared'
}

export type Purpose = 'bag' | 'goals' | 'villagers' | 'decks' | 'heroes' | 'solo' | 'dice'

/**
 * A game of Daimyo: everything that there is to know about it, as plain JSON.
 *
 * @example
 * const state: State = daimyo.setup({ seed: 7, clans: ['nature', 'nomads'] })
 */
export interface State {
  /** Data of one's own; `null` is the standard box (DAI-OPT-05). */
  readonly box: OwnBox | null
  /** The clans that take part, clockwise. */
  clans: Clan[]
  boards: BoardSide
  /** Whether aggressive heroes are in the market. */
  aggressive: boolean
  /** 0 before the first round. */
  round: number
  /** The first player of the round. */
  first: Seat
  helmet: Seat
  /** Whether Villagers' Help gave the Helmet away in this round (DAI-HELP-04). */
  helped: boolean
  turn: Turn | null
  islands: IslandState[]
  /** Its top is its end. */
  bag: string[]
  blackMarket: string[]
  /** The dice on the central island. */
  dice: Die[]
  /** The side of each Villagers tile that shows. */
  villagers: Record<string, 'a' | 'b'>
  goals: GoalState[]
  /** The heroes that can be hired, by place. */
  row: (string | null)[]
  /** Its top is its end, and lies face up (DAI-SETUP-05). */
  market: string[]
  /** Construction boards that nobody has taken (DAI-SETUP-09). */
  offered: string[]
  sides: Partial<Record<Clan, ClanState>>
  mercenaries: MercenaryState | null
  empire: EmpireState | null
  agenda: Task[]
  result: Result | null
  random: Streams<Purpose> & { readonly seed: Seed }
}
