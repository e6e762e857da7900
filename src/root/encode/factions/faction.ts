import type { Board, BoardView } from '../../rules/factions/boards'

/** How the board of a faction is told in keys. */
export interface EncodedBoard<Each extends Board | BoardView = Board | BoardView> {
  /** With all in order that has none by itself. */
  orderly(board: Each): object
}
