import { type Play, sideOf } from '../../play'
import type { Column, Leader, Seat } from '../../vocabulary'

/** What the Eyrie have on their board. Viziers are the cards `vizier`. */
export interface EyrieBoard {
  readonly faction: 'eyrie'
  leader: Leader | null
  /** Leaders that lie face down (ROOT-7.7.3a). */
  fallen: Leader[]
  decree: Record<Column, string[]>
}

export function eyrieOf(play: Pick<Play, 'state'>, seat: Seat): EyrieBoard {
  const { board } = sideOf(play, seat)
  if (board.faction === 'eyrie') return board
  throw new Error(`${seat} does not play the Eyrie.`)
}
