import type { Seat, Unit } from './vocabulary'

/**
 * What a wagered card adds to a side of a combat.
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
 * From where enemies may be removed, always across a border with an inner forest (CI-08).
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
 * What one side of one combat has besides its wager.
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
 * What is paid in full before a benefit, or not at all (CI-02).
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
 * One step of a card's effect, named by its keyword. A card is a list of these; a new card made of known keywords needs no
 * code.
 *
 * @example
 * const steps: Step[] = [{ do: 'draw', count: 1 }, { do: 'attack' }, { do: 'victory', steps: [{ do: 'gain', count: 1 }] }]
 */
export type Step =
  | { readonly do: 'draw'; readonly count: number | 'forges' }
  | { readonly do: 'draw-vision'; readonly count: number }
  /** Look at the top of the vision deck and put it back. */
  | { readonly do: 'look' }
  /** Look at the top so many of the vision deck, draw one, put the others back in any order. */
  | { readonly do: 'look-and-draw'; readonly count: number }
  | { readonly do: 'gain'; readonly count: number }
  | { readonly do: 'steal'; readonly count: number | 'half' }
  /** Crystals from the cargo area to the available ones. */
  | { readonly do: 'take-cargo'; readonly count: number }
  | { readonly do: 'move-fighters'; readonly count: number | 'hand' }
  /** The Fighters moved by this card, a second time. */
  | { readonly do: 'move-again' }
  | { readonly do: 'move-warbands'; readonly count: number; readonly onto?: 'drill' }
  | { readonly do: 'move-drill' }
  /** Moves Fighters of the opponent. */
  | { readonly do: 'bait' }
  | {
      readonly do: 'attack'
      /** Ferrum, as by an Attack Ferrum effect; or the Warband on the forest that this card marked. */
      readonly target?: 'ferrum' | 'marked'
      /** Only the Warband on the chosen forest attacks. */
      readonly from?: 'chosen'
      readonly bonus?: CombatBonus
      /** A special card wagered in it comes back to the hand (CI-WW21). */
      readonly wagerReturns?: boolean
      /** The opponent cannot wager a special card. */
      readonly noSpecialWager?: boolean
    }
  /** Only if the battle of this card, or of this option, was won. */
  | { readonly do: 'victory'; readonly steps: readonly Step[] }
  | {
      readonly do: 'recruit'
      readonly unit: Unit
      readonly at: ForestPlace | MountainPlace
      readonly count: number
      /** Each unit on a different mountain. */
      readonly apart?: boolean
      /** So many instead on a mountain that was shown on a vision card. */
      readonly countIfShown?: number
      /** What is recruited if there is no such place. */
      readonly otherwise?: { readonly at: ForestPlace; readonly count: number }
    }
  | {
      readonly do: 'remove'
      readonly reach: Reach
      readonly count: number
      /** All from one location. */
      readonly together?: boolean
    }
  /** Pay the cost in full, or lose the benefit. */
  | { readonly do: 'pay'; readonly cost: Cost; readonly steps: readonly Step[]; readonly holdTotems?: boolean }
  /** Burn up to so many cards, then remove a Fighter for each, or a Golem for two, beside the chosen forest. */
  | { readonly do: 'burn-to-remove'; readonly count: number }
  | {
      readonly do: 'resolve'
      readonly count: number
      readonly options: readonly (readonly Step[])[]
      /** Spend so many crystals and resolve one option more. */
      readonly spendForOneMore?: number
    }
  | { readonly do: 'discover'; readonly at?: 'chosen' }
  | { readonly do: 'build' }
  /** On an outer mountain you control, or also on one beside it. */
  | { readonly do: 'found'; readonly reach?: 'adjacent' }
  | {
      readonly do: 'mark'
      /** `mountain`: beside an inner forest you control; `forest`: inner, beside a mountain you control. */
      readonly at: 'mountain' | 'mountain-but-ferrum' | 'forest' | 'warband-between-two'
      /** Units cannot be moved from it, or not onto it. */
      readonly stops: 'leaving' | 'entering'
      readonly until: 'round' | 'exhausted'
    }
  /** Choose an inner forest you control, for later steps. */
  | { readonly do: 'choose-forest' }
  /** Play a base card more, after this one. */
  | { readonly do: 'additional'; readonly again?: boolean }
  /** Totems cannot be moved for the rest of the turn. */
  | { readonly do: 'hold-totems' }
  /** Take up to so many markers off an ongoing card of the opponent, or all. */
  | { readonly do: 'take-markers'; readonly count: number | 'all' }
  /** Put a marker on an ongoing card of yours. */
  | { readonly do: 'add-marker' }
  /** The opponent shows the hand; you may have a special card discarded and replaced. */
  | { readonly do: 'inspect-hand' }
  | { readonly do: 'show-visions' }
  /** The opponent chooses: discard a special card so that you draw one, or let you steal 2. */
  | { readonly do: 'demand' }
  | { readonly do: 'opponent-burns' }
  /** For this round the opponent pays a crystal to play a special card. */
  | { readonly do: 'toll' }
  /** For this round the opponent plays no additional cards. */
  | { readonly do: 'no-additional' }

/**
 * What an ongoing card does while markers lie on it.
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
  /** In each Recruit Fighters step so many Fighters cost so much. */
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
