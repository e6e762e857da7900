import { suitOf } from '../../cards'
import type { HiddenPiece, SeenPiece } from '../../hidden-pieces'
import { type Play, sideOf } from '../../play'
import type { RelicType, RetinueColumn, Seat, Suit } from '../../vocabulary'
import { type RelicKind, type RelicValue, retainer } from './facts'

/** A relic in a forest: everybody sees its type; its value is its face, and nobody may look at it. */
export interface Relic extends HiddenPiece<RelicValue> {
  readonly type: RelicType
}
/** The same as everybody sees it. */
export interface SeenRelic extends SeenPiece<RelicValue> {
  readonly type: RelicType
}

/** What the Keepers have on their board. Faithful Retainers are the cards `retainer`. */
export interface KeepersBoard {
  readonly faction: 'keepers'
  /** Relics in forests, forest by forest as the map lists them. */
  forests: Relic[][]
  /** Relics that were removed and have no forest yet (ROOT-15.2.5a). */
  removed: RelicKind[]
  /** The values of recovered relics, from the left. */
  recovered: Record<RelicType, RelicValue[]>
  retinue: Record<RetinueColumn, string[]>
}

/**
 * The Keepers' board as everybody sees it: without the values of relics that lie face down.
 *
 * @example
 * if (board.faction === 'keepers') console.log(board.forests[0]?.map(({ type, face }) => `${type} ${face ?? '?'}`))
 */
export interface KeepersView extends Omit<KeepersBoard, 'forests'> {
  forests: SeenRelic[][]
}

/** The suit of a card of the Retinue: retainers are birds (ROOT-15.5.2b). */
export const suitInRetinue = (card: string): Suit => (card === retainer ? 'bird' : suitOf(card))

export function keepersOf(play: Pick<Play, 'state'>, seat: Seat): KeepersBoard {
  const { board } = sideOf(play, seat)
  if (board.faction === 'keepers') return board
  throw new Error(`${seat} does not play the Keepers.`)
}
