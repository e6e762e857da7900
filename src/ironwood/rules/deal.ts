import type { Viewer } from '../../core'
import type { Seat } from './vocabulary'

/** What may be dealt to a task that names hidden cards: cards that lie nowhere else. */
export interface Deal {
  readonly viewer: Viewer<Seat>
  /** The special cards in the hand of a seat, as they were dealt. */
  specials(seat: Seat): readonly string[]
  /** The vision cards that are left when all other places have theirs. */
  readonly visions: readonly number[]
}
