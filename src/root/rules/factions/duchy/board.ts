import { type Play, sideOf } from '../../play'
import type { Minister, Rank, Seat } from '../../vocabulary'

/** What the Duchy has on its board; the Burrow is a place of its pieces. All of it lies open. */
export interface DuchyBoard {
  readonly faction: 'duchy'
  swayed: Minister[]
  /** Crowns that are left on the board. */
  crowns: Record<Rank, number>
  /** Cards that have been revealed in this turn. */
  revealed: string[]
}

export function duchyOf(play: Pick<Play, 'state'>, seat: Seat): DuchyBoard {
  const { board } = sideOf(play, seat)
  if (board.faction === 'duchy') return board
  throw new Error(`${seat} does not play the Duchy.`)
}
