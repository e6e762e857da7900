import type { Task } from '../chapters'
import type { Seat } from '../vocabulary'

/** The options of Birdsong between two of its steps. */
export const between = (seat: Seat): Task => ({ do: 'window', seat, moment: 'birdsong' })

/** How an Evening ends: cards are drawn, and what is above the limit is discarded. */
export const cardSteps = (seat: Seat): Task[] => [
  { do: 'draw-step', seat },
  { do: 'discard-step', seat },
]

/** Cards that are drawn for spaces of a track that have been uncovered. */
export const bonusCards = (uncovered: number, at: readonly number[]): number =>
  at.filter((each) => uncovered >= each).length
