import type { Piece } from '../../../render/piece'
import type { BoardView } from '../../rules/factions/boards'
import type { PieceKind } from '../../rules/pieces'
import type { Seat } from '../../rules/vocabulary'
import type { Sketch } from '../sketch'

/** The place of a board's drawing. */
export interface Panel {
  readonly sketch: Sketch
  readonly seat: Seat
  /** Its inner width. */
  readonly inside: number
  /** The finished drawings of its tracks. */
  readonly tracks: readonly Piece[]
}

/** The drawing of a faction's board. */
export interface DrawnBoard<Shown extends BoardView = BoardView> {
  pieces(panel: Panel, board: Shown): Piece[]
  /** Its Hoard or Satchel holds its items: it has no box of crafted items (ROOT-4.1.2b, ROOT-14.2.4.1a). */
  readonly holdsItems?: true
  /** What of it lies in a forest, by the number of the forest. */
  inForest?(board: Shown, forest: number): readonly string[]
  /** A token in a clearing, or for the legend where `at` is 0; only if it is drawn in its own way. */
  token?(board: Shown, kind: PieceKind, at: number): string | null
}
