import type { Viewer } from '../../core'
import type { Seat } from './vocabulary'

/** Cards that may be dealt to a task with hidden cards: they lie nowhere else. */
export interface Deal {
  readonly viewer: Viewer<Seat>
  /** The dealt special cards in the hand of a seat. */
  specials(seat: Seat): readonly string[]
  /** The vision cards left after all other places are filled. */
  readonly visions: readonly number[]
}
