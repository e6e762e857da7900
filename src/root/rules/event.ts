import type { RelicKind } from './factions/keepers/facts'
import type { Service } from './factions/riverfolk/facts'
import type { Till } from './factions/riverfolk/money'
import type { PieceKind } from './pieces'
import type { Scored } from './scored'
import type { ShownFor } from './shown-for'
import type {
  Character,
  ClearingSuit,
  Column,
  Faction,
  Hireling,
  Item,
  LandmarkName,
  Leader,
  Minister,
  Mood,
  Owner,
  Phase,
  PlotKind,
  RetinueColumn,
  Seat,
} from './vocabulary'

/**
 * Something that happened, for clients to animate and log. Where cards are hidden, `for` names the seats that may see them;
 * everyone else gets the event with `null` in their place.
 *
 * @example
 * if (event.type === 'moved') animate(event.from, event.to)
 */
export type Event =
  | { readonly type: 'drafted'; readonly seat: Seat; readonly faction: Faction }
  | { readonly type: 'phase'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly type: 'drew'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly string[] | null
      readonly for: readonly Seat[]
    }
  | { readonly type: 'homeland'; readonly seat: Seat; readonly at: number }
  /** The hand that a seat keeps at the end of the advanced setup. */
  | {
      readonly type: 'kept'
      readonly seat: Seat
      readonly cards: readonly string[] | null
      readonly for: readonly Seat[]
    }
  /** A card goes from one seat to another, or to the Alliance's supporters. */
  | {
      readonly type: 'gave'
      readonly seat: Seat
      readonly to: Seat
      readonly place: 'hand' | 'supporters'
      readonly card: string | null
      readonly for: readonly Seat[]
    }
  | {
      readonly type: 'supporter'
      readonly seat: Seat
      readonly from: 'deck' | 'hand'
      readonly card: string | null
      readonly for: readonly Seat[]
    }
  | {
      readonly type: 'hand-shown'
      readonly seat: Seat
      readonly to: Seat
      readonly why: ShownFor
      readonly cards: readonly string[] | null
      readonly for: readonly Seat[]
    }
  | {
      readonly type: 'shown'
      readonly seat: Seat
      readonly to: Seat
      readonly card: string | null
      readonly for: readonly Seat[]
    }
  /** Where the cards lay; `play` is the play area, and the table for a card that was being crafted. */
  | {
      readonly type: 'discarded'
      readonly seat: Seat
      readonly cards: readonly string[]
      readonly from: 'hand' | 'play' | 'decree' | 'supporters' | 'deck' | 'souls' | 'retinue'
    }
  | { readonly type: 'shuffled' }
  | { readonly type: 'took-card'; readonly seat: Seat; readonly card: string; readonly from: 'discard' | 'available' }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'took-back'; readonly seat: Seat; readonly cards: readonly string[] }
  /** A card is to be crafted or exported, and is paid for now. */
  | { readonly type: 'laid-out'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'crafted'; readonly seat: Seat; readonly card: string; readonly item: Item | null }
  | { readonly type: 'used'; readonly seat: Seat; readonly effect: string }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly rule: Scored }
  | {
      readonly type: 'placed'
      readonly owner: Owner
      readonly piece: PieceKind
      readonly at: number
      readonly count: number
    }
  | {
      readonly type: 'removed'
      readonly owner: Owner
      readonly piece: PieceKind
      readonly at: number
      readonly count: number
      readonly by: Owner | null
    }
  | {
      readonly type: 'moved'
      readonly owner: Owner
      readonly from: number
      readonly to: number
      readonly count: number
      readonly ferry: boolean
      /** What moves, if not warriors of the common kind. */
      readonly piece?: PieceKind
    }
  | {
      readonly type: 'pawn'
      readonly seat: Seat
      readonly clearing: number
      readonly forest: string | null
      readonly ferry: boolean
    }
  | { readonly type: 'battle'; readonly attacker: Owner; readonly defender: Owner; readonly at: number }
  | { readonly type: 'ambush'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'rolled'; readonly attacker: number; readonly defender: number }
  | { readonly type: 'hits'; readonly owner: Owner; readonly rolled: number; readonly extra: number }
  /** A hit that does not count. */
  | { readonly type: 'hit-ignored'; readonly owner: Owner }
  | { readonly type: 'saved'; readonly seat: Seat; readonly from: number; readonly to: number; readonly count: number }
  | { readonly type: 'decree'; readonly seat: Seat; readonly card: string; readonly column: Column }
  | { readonly type: 'turmoil'; readonly seat: Seat }
  | { readonly type: 'leader'; readonly seat: Seat; readonly leader: Leader }
  | { readonly type: 'officers'; readonly seat: Seat; readonly change: number }
  | { readonly type: 'acolytes'; readonly seat: Seat; readonly change: number }
  | { readonly type: 'outcast'; readonly seat: Seat; readonly suit: ClearingSuit; readonly hated: boolean }
  /** A relic came into a clearing out of a forest, and lies face up from then on. */
  | {
      readonly type: 'delved'
      readonly seat: Seat
      readonly forest: string
      readonly at: number
      readonly relic: RelicKind
    }
  | {
      readonly type: 'carried'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly relic: RelicKind
    }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly at: number; readonly relic: RelicKind }
  /** Who removed a relic has laid it into a forest. */
  | {
      readonly type: 'relic-laid'
      readonly seat: Seat
      readonly of: Seat
      readonly relic: RelicKind
      readonly forest: string
    }
  /** A card has come into a column of the Retinue, from another one or from the hand. */
  | {
      readonly type: 'retinue'
      readonly seat: Seat
      readonly card: string
      readonly column: RetinueColumn
      readonly from: RetinueColumn | null
    }
  | { readonly type: 'character'; readonly seat: Seat; readonly character: Character }
  | {
      readonly type: 'item'
      readonly seat: Seat
      readonly item: Item
      readonly how: 'gained' | 'exhausted' | 'refreshed' | 'damaged' | 'repaired' | 'removed' | 'scorched'
    }
  | { readonly type: 'relation'; readonly seat: Seat; readonly with: Seat; readonly space: number }
  | { readonly type: 'quest'; readonly seat: Seat; readonly quest: string }
  | { readonly type: 'swayed'; readonly seat: Seat; readonly minister: Minister }
  | { readonly type: 'minister-lost'; readonly seat: Seat; readonly minister: Minister }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly at: number; readonly plot: PlotKind }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly at: number; readonly with: number }
  /** A seat says what it takes a plot for, and whether that is right. */
  | {
      readonly type: 'guessed'
      readonly seat: Seat
      readonly at: number
      readonly plot: PlotKind
      readonly right: boolean
    }
  | { readonly type: 'mood'; readonly seat: Seat; readonly mood: Mood }
  /** The mob die has come up with a suit. */
  | { readonly type: 'mob-die'; readonly seat: Seat; readonly suit: ClearingSuit }
  /** A seat loots in its battle; and takes an item of another's box at the end. */
  | { readonly type: 'looting'; readonly seat: Seat }
  | { readonly type: 'looted'; readonly seat: Seat; readonly of: Seat; readonly item: Item }
  | { readonly type: 'ruin-removed'; readonly at: number }
  | { readonly type: 'path-opened'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'dominance'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'coalition'; readonly seat: Seat; readonly partner: Seat }
  /** Warriors of an owner go from one place of the board of the Riverfolk, or a supply, to another. */
  | {
      readonly type: 'funds'
      readonly seat: Seat
      readonly owner: Seat
      readonly from: Till
      readonly to: Till
      readonly count: number
    }
  | { readonly type: 'price'; readonly seat: Seat; readonly service: Service; readonly price: number }
  | { readonly type: 'bought'; readonly seat: Seat; readonly service: Service; readonly price: number }
  /** Cards change places at the Black Market: the one that is left and the one that is taken. */
  | {
      readonly type: 'market'
      readonly seat: Seat
      readonly stall: number
      readonly card: string | null
      readonly took: string | null
      readonly for: readonly Seat[]
    }
  | { readonly type: 'landmark'; readonly landmark: LandmarkName; readonly seat: Seat; readonly at: number }
  | { readonly type: 'exported'; readonly seat: Seat; readonly card: string }
  /** A hireling comes to a seat: from the supply, or from another seat. */
  | { readonly type: 'hired'; readonly seat: Seat; readonly hireling: Hireling; readonly from: Seat | null }
  /** A hireling marker of the score track is taken. */
  | { readonly type: 'hireling-marker'; readonly seat: Seat; readonly space: number }
  /** The control die: so many control markers come onto the card. */
  | { readonly type: 'control-rolled'; readonly seat: Seat; readonly hireling: Hireling; readonly markers: number }
  /** A control marker goes off the card; so many are left. */
  | { readonly type: 'control-marker'; readonly hireling: Hireling; readonly left: number }
  | {
      readonly type: 'hireling-pawn'
      readonly hireling: Hireling
      readonly clearing: number
      readonly forest: string | null
      /** The Ferry has carried it. */
      readonly ferry?: boolean
    }
  | {
      readonly type: 'hireling-path'
      readonly hireling: Hireling
      readonly from: number
      readonly to: number
      readonly how: 'placed' | 'removed'
    }
  | {
      readonly type: 'hireling-item'
      readonly hireling: Hireling
      readonly item: Item | 'club'
      readonly how: 'gained' | 'exhausted' | 'refreshed' | 'removed'
    }
  /** Warriors come onto the card of a hireling, or leave it. */
  | { readonly type: 'hireling-kept'; readonly hireling: Hireling; readonly change: number }
  | { readonly type: 'hireling-rolled'; readonly hireling: Hireling; readonly suit: ClearingSuit }
  | { readonly type: 'game-over'; readonly winners: readonly Seat[]; readonly by: 'points' | 'dominance' }
