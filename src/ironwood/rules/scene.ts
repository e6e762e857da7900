import type { Step } from './keywords'
import type { Names } from './names'
import type { Task } from './task'
import type { View } from './view'
import type { Seat } from './vocabulary'

/** A position as it is told and drawn: a view, or a state with everything open. */
export interface Scene extends Omit<View, 'viewer' | keyof Names>, Names {
  /** `null` if everything lies open. */
  readonly viewer: View['viewer'] | null
  /** The draw decks, the next card first, if they lie open. */
  readonly decks: Readonly<Record<Seat, readonly string[]>> | null
  /** Steps of a card of this seat, in words. */
  tell(steps: readonly Step[], seat: Seat): string
}

/** The question that is asked, if it is of this kind. */
export function askedIn<Kind extends Task['do']>({ agenda }: Scene, kind: Kind): Extract<Task, { do: Kind }> | null {
  const is = (task: Task | undefined): task is Extract<Task, { do: Kind }> => task?.do === kind
  const task = agenda.at(-1)
  return is(task) ? task : null
}
