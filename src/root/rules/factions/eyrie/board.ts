import { suitOf } from '../../cards'
import { type Play, sideOf } from '../../play'
import type { Column, Leader, Seat, Suit } from '../../vocabulary'

/** What the Eyrie have on their board. Viziers are the cards `vizier`. */
export interface EyrieBoard {
  readonly faction: 'eyrie'
  leader: Leader | null
  /** Leaders that lie face down (ROOT-7.7.3a). */
  fallen: Leader[]
  decree: Record<Column, string[]>
}

/** The suit of a card of the Decree: viziers are birds (ROOT-7.0a). */
export const suitOfOrder = (card: string): Suit => (card === 'vizier' ? 'bird' : suitOf(card))

export function eyrieOf(play: Pick<Play, 'state'>, seat: Seat): EyrieBoard {
  const { board } = sideOf(play, seat)
  if (board.faction === 'eyrie') return board
  throw new Error(`${seat} does not play the Eyrie.`)
}
