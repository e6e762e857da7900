import type { Seat, Totem, Unit } from './vocabulary'

/**
 * Something that happened, for clients to animate and log. Where cards are hidden, `for` names the seat that may see them;
 * everyone else gets the event with `null` in their place.
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
  | { readonly type: 'damage'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'battle-over'; readonly winner: Seat | 'nobody'; readonly dominance: Record<Seat, number> | null }
  | { readonly type: 'retreated'; readonly from: string; readonly to: string }
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
  | { readonly type: 'game-over'; readonly winner: Seat; readonly by: 'totems' | 'forges' | 'surrender' }
