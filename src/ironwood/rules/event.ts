import type { CombatBonus, Values } from './card'
import type { BotSide, Face, ProcedureStep, Stance } from './solo/solo'
import type { Seat, Totem, Unit } from './vocabulary'

export const choices = [
  'focus',
  'chase',
  'protect',
  'expand',
  'escort',
  'plunder',
  'secure',
  'interfere',
  'attack',
  'search',
] as const

/**
 * A bot's latest decision: the keyword that it moves by, or its action.
 *
 * @example
 * if (event.type === 'picked' && event.choice === 'chase') highlight(event.at)
 */
export type Choice = (typeof choices)[number]

/**
 * Something that happened, for clients to animate and log. If it has hidden cards, `for` names the seat that may see
 * them; everybody else gets `null` in their place.
 *
 * @example
 * if (event.type === 'moved') animate(event.from, event.to)
 */
export type Event =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: string; readonly additional: boolean }
  | { readonly type: 'rested'; readonly seat: Seat }
  | {
      readonly type: 'drew'
      readonly seat: Seat
      readonly count: number
      readonly cards: string[] | null
      readonly for: Seat
    }
  | {
      readonly type: 'drew-visions'
      readonly seat: Seat
      readonly count: number
      readonly visions: string[] | null
      readonly for: Seat
    }
  | { readonly type: 'gave-back'; readonly seat: Seat; readonly card: string | null; readonly for: Seat }
  | { readonly type: 'shuffled'; readonly deck: Seat | 'visions' }
  | {
      readonly type: 'looked'
      readonly seat: Seat
      readonly count: number
      readonly visions: string[] | null
      readonly for: Seat
    }
  | {
      readonly type: 'shown'
      readonly seat: Seat
      readonly cards: string[] | null
      readonly visions: string[] | null
      readonly for: Seat
    }
  | { readonly type: 'gained'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'spent'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'stole'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'took-cargo'; readonly count: number }
  | { readonly type: 'moved'; readonly from: string; readonly to: string; readonly totem: Totem | null }
  | {
      readonly type: 'marched'
      readonly from: string
      readonly to: string
      readonly fighters: number
      readonly golems: number
    }
  | { readonly type: 'baited'; readonly from: string; readonly to: string; readonly count: number }
  | { readonly type: 'drill-moved'; readonly from: string; readonly to: string }
  | { readonly type: 'drill-step'; readonly step: number; readonly cargo: number }
  | { readonly type: 'unloaded'; readonly count: number }
  | { readonly type: 'drill-destroyed'; readonly at: string }
  | { readonly type: 'salvaged' }
  | { readonly type: 'recruited'; readonly seat: Seat; readonly unit: Unit; readonly at: string }
  | { readonly type: 'removed'; readonly seat: Seat; readonly unit: Unit; readonly at: string; readonly count: number }
  | { readonly type: 'attacked'; readonly seat: Seat; readonly from: string; readonly to: string }
  | {
      readonly type: 'wagered'
      readonly seat: Seat
      readonly placed: boolean
      readonly card: string | null
      readonly for: Seat | 'all'
    }
  | { readonly type: 'revealed'; readonly wagers: Record<Seat, string | null> }
  /** The strength of both sides: wagers, bonuses, Golems and a Forge, but not yet the units' dominance. */
  | { readonly type: 'strengths'; readonly values: Record<Seat, Values> }
  | { readonly type: 'damage'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'battle-over'; readonly winner: Seat | 'nobody'; readonly dominance: Record<Seat, number> | null }
  | {
      readonly type: 'retreated'
      readonly from: string
      readonly to: string
      readonly fighters: number
      readonly golems: number
    }
  | {
      readonly type: 'wager-left'
      readonly seat: Seat
      readonly card: string
      readonly to: 'discard' | 'hand' | 'aside'
    }
  | { readonly type: 'discovered'; readonly vision: string; readonly at: string }
  | { readonly type: 'secured'; readonly at: string; readonly secured: number }
  | { readonly type: 'faded'; readonly at: string; readonly turned: number; readonly removed: number }
  | { readonly type: 'founded'; readonly at: string }
  | { readonly type: 'built'; readonly at: string }
  | { readonly type: 'marked'; readonly seat: Seat; readonly card: string; readonly at: string }
  | { readonly type: 'mark-removed'; readonly seat: Seat; readonly card: string; readonly at: string }
  | { readonly type: 'markers'; readonly seat: Seat; readonly card: string; readonly markers: number }
  | { readonly type: 'exhausted'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'burned'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'burned-vision'; readonly seat: Seat; readonly vision: string | null; readonly for: Seat | 'both' }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly cards: string[] }
  | { readonly type: 'demanded'; readonly grant: 'discard' | 'steal' }
  /** Too few Totems and vision cards are left for the Woodwalkers to win; the game goes on. */
  | { readonly type: 'out-of-reach' }
  // Games against a bot
  | { readonly type: 'stance'; readonly stance: Stance }
  | { readonly type: 'side'; readonly side: BotSide }
  /** A step of a bot's Turn Procedure begins. */
  | { readonly type: 'procedure'; readonly step: ProcedureStep }
  /**
   * A bot cannot follow its procedure or icon: no target, nobody to send, no need, too few units to attack, or no card
   * to wager.
   */
  | {
      readonly type: 'idle'
      readonly choice: Choice
      readonly why: 'no-target' | 'no-source' | 'no-need' | 'too-few' | 'no-card'
    }
  /** A bot's bonus in the present combat. */
  | { readonly type: 'bot-bonus'; readonly seat: Seat; readonly bonus: CombatBonus }
  | {
      readonly type: 'expended'
      readonly seat: Seat
      readonly card: string
      readonly from: 'hand' | 'deck'
      readonly icons: boolean
      /** Whether it fills a slot; a card expended by ALERT does not. */
      readonly slot: boolean
    }
  | {
      readonly type: 'icon'
      readonly seat: Seat
      readonly icon: string
      readonly red: boolean
      readonly ignored: boolean
    }
  /** An icon changed nothing; a crystal for it follows, if there is one. */
  | { readonly type: 'compensated'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly face: Face }
  | { readonly type: 'picked'; readonly choice: Choice; readonly at: string }
  | { readonly type: 'mountain-marked'; readonly at: string }
  | { readonly type: 'mountain-unmarked'; readonly at: string }
  | { readonly type: 'spirits'; readonly markers: number }
  | { readonly type: 'located'; readonly vision: string }
  | { readonly type: 'vision-returned'; readonly vision: string | null; readonly for: Seat }
  | { readonly type: 'game-over'; readonly winner: Seat; readonly by: 'totems' | 'forges' | 'surrender' }
