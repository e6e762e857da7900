import type { Action, Task } from '../rules/chapters'
import type { Board } from '../rules/factions/boards'
import type { Sight } from './sight'

/** How much a seat would like each answer to a question. */
export type Wish = (action: Action) => number

/** How a faction is played. */
export interface Mind<Own extends Board = Board> {
  /** What it wishes for at a question; `null` if it has nothing to say to it. */
  wish(sight: Sight, task: Task): Wish | null
  /** What it has besides its points that will bring some, in points, on top of what its cards are worth. */
  assets(sight: Sight, board: Own, cards: number): number
}
