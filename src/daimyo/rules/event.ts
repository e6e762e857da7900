import type { TileSource } from './shapes'
import type { Die, MercenarySpace } from './state'
import type { BonusPlace, BuildingKind, Clan, DieColour, DiePlace, Island, Resource, Seat, Side } from './vocabulary'

export type Piece = 'governor' | 'shadow' | BuildingKind

/** Why points were scored. */
export const scored = [
  'banner',
  'storage',
  'goal',
  'card',
  'short',
  'relics',
  'farms',
  'towers',
  'army',
  'helmet',
  'resources',
] as const
export type Scored = (typeof scored)[number]

/**
 * Something that happened, for logs and animations.
 *
 * @example
 * const { events } = daimyo.tryApply(state, action)
 */
export type Event =
  | { readonly type: 'board'; readonly seat: Clan; readonly board: string }
  | { readonly type: 'round'; readonly round: number; readonly first: Seat }
  | { readonly type: 'rolled'; readonly dice: readonly Die[] }
  | { readonly type: 'turn'; readonly seat: Clan }
  | {
      readonly type: 'die'
      readonly seat: Clan
      readonly colour: DieColour
      readonly value: number
      readonly at: DiePlace
    }
  | {
      readonly type: 'gift'
      readonly seat: Clan
      readonly colour: DieColour
      readonly value: number
      readonly at: MercenarySpace
    }
  | { readonly type: 'empire-die'; readonly colour: DieColour; readonly value: number; readonly card: string }
  | { readonly type: 'empire-card'; readonly card: string }
  | { readonly type: 'die-changed'; readonly seat: Clan; readonly at: DiePlace; readonly value: number }
  | { readonly type: 'gained'; readonly side: Side; readonly resource: Resource; readonly count: number }
  | { readonly type: 'paid'; readonly side: Side; readonly resource: Resource; readonly count: number }
  | {
      readonly type: 'scored'
      readonly side: Side
      readonly points: number
      readonly why: Scored
      readonly island: Island | null
    }
  | { readonly type: 'capacity'; readonly seat: Clan; readonly capacity: number }
  | { readonly type: 'placed'; readonly side: Side; readonly piece: Piece; readonly at: string }
  | { readonly type: 'moved'; readonly side: Side; readonly piece: Piece; readonly from: string; readonly to: string }
  | { readonly type: 'eliminated'; readonly side: Side; readonly at: string; readonly by: Side }
  | { readonly type: 'seeker'; readonly seat: Clan; readonly island: Island }
  | { readonly type: 'took'; readonly side: Side; readonly tile: string; readonly from: TileSource | 'bag' }
  | { readonly type: 'put'; readonly side: Side; readonly tile: string; readonly to: 'market' | 'bag' }
  | { readonly type: 'filled'; readonly island: Island; readonly tile: string }
  | { readonly type: 'restored'; readonly side: Side; readonly relic: Island; readonly influence: number }
  | { readonly type: 'marker'; readonly seat: Clan; readonly marker: number }
  | { readonly type: 'bonus-placed'; readonly seat: Clan; readonly tile: string; readonly place: BonusPlace | 'income' }
  | { readonly type: 'bonus-used'; readonly seat: Clan; readonly tile: string }
  | { readonly type: 'ability'; readonly seat: Clan; readonly clan: Clan }
  | { readonly type: 'villagers'; readonly seat: Clan; readonly tile: string; readonly face: 'a' | 'b' }
  | { readonly type: 'turned'; readonly tile: string; readonly face: 'a' | 'b' }
  | { readonly type: 'helmet'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Clan; readonly hero: string }
  | { readonly type: 'discarded'; readonly seat: Clan; readonly hero: string }
  | { readonly type: 'drew'; readonly seat: Clan; readonly hero: string | null; readonly for: Clan }
  | { readonly type: 'shuffled'; readonly seat: Clan }
  | { readonly type: 'hired'; readonly side: Side; readonly hero: string; readonly cost: number }
  | { readonly type: 'shown'; readonly hero: string; readonly place: number }
  | { readonly type: 'goal'; readonly seat: Clan; readonly goal: string; readonly place: 'gold' | 'silver' }
  | { readonly type: 'game-over'; readonly winners: readonly Seat[]; readonly by: 'points' | 'resources' | 'shared' }
