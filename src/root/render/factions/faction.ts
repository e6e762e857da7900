import type { Piece } from '../../../render/piece'
import type { BoardView } from '../../rules/factions/boards'
import type { Seat } from '../../rules/vocabulary'
import type { Sketch } from '../sketch'

/** Where a board is drawn. */
export interface Panel {
  readonly sketch: Sketch
  readonly seat: Seat
  /** How wide it is inside. */
  readonly inside: number
  /** The tracks of its pieces, drawn already. */
  readonly tracks: readonly Piece[]
}

/** How the board of a faction is drawn. */
export interface DrawnBoard<Shown extends BoardView = BoardView> {
  pieces(panel: Panel, board: Shown): Piece[]
}
