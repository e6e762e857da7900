import type { Refusal } from 'totemforge'
import type { Update, WordedEvent } from 'totemforge/table'

/** A table for a component, local or remote. */
export interface Known<View, Action, Event, Seat extends string> {
  readonly update: Update<View, Action, Event, Seat> | null
  readonly story: readonly WordedEvent<Event>[]
  /** Why the last action was refused. */
  readonly refusal: Refusal | null
  act(action: Action): void
}
