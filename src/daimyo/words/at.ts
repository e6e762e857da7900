import type { Boxed } from '../rules/box'
import type { BoardSide } from '../rules/vocabulary'

/** What texts need to know of a position: the box, and which sides of the boards are in play. A state and a view are such. */
export interface At extends Boxed {
  readonly boards: BoardSide
}

/** Where nothing is known of the position, everything is standard. */
export const standard: At = { box: null, boards: 'basic' }
