import type { Action, Task } from '../rules/chapters'
import type { Board } from '../rules/factions/boards'
import type { Sight } from './sight'

/** The worth of each answer to a question, for a seat. */
export type Wish = (action: Action) => number

/** The player of a faction. */
export interface Mind<Own extends Board = Board> {
  /** Its wishes at a question; `null` if it has no opinion. */
  wish(sight: Sight, task: Task): Wish | null
  /** The worth of its position in points, besides its score and its cards. */
  assets(sight: Sight, board: Own, cards: number): number
}
