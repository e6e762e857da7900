import { frozen, type Game, type Seeded, same, type Viewer } from '../core'
import type { Moment } from './moment'

/** How far a viewer has been told, and of what. */
export interface Mark<Event> {
  /** One is added when something changes that this viewer may see. */
  version: number
  /** The version at which the position last changed: what was chosen since is not stale. */
  fresh: number
  /** The version at which something was last taken back: what was told before says nothing of what is now. */
  floor: number
  /** The version that the present proposal made. */
  asked: number
  /** What happened, as this viewer may see it, each with the version that it made. */
  told: { readonly version: number; readonly event: Event }[]
}

export type Marks<Event, Seat extends string> = Map<Viewer<Seat>, Mark<Event>>

export const markOf = <Event, Seat extends string>(marks: Marks<Event, Seat>, viewer: Viewer<Seat>): Mark<Event> => {
  const mark = marks.get(viewer) ?? { version: 0, fresh: 0, floor: 0, asked: 0, told: [] }
  marks.set(viewer, mark)
  return mark
}

/** Something changed that lies open at the table and is no part of the game. */
export function markTable<Event, Seat extends string>(marks: Marks<Event, Seat>): void {
  for (const mark of marks.values()) mark.version++
}

/** Something was proposed. */
export function markProposal<Event, Seat extends string>(marks: Marks<Event, Seat>): void {
  markTable(marks)
  for (const mark of marks.values()) mark.asked = mark.version
}

/** The game was taken back, and all that was told with it. */
export function markUndo<Event, Seat extends string>(marks: Marks<Event, Seat>): void {
  for (const mark of marks.values()) {
    mark.version++
    mark.fresh = mark.version
    mark.floor = mark.version
    mark.told = []
  }
}

/** The viewers who notice an action, each with the events that it sees. */
export type Noticed<Event, Seat extends string> = ReadonlyMap<Viewer<Seat>, readonly Event[]>

/**
 * Who notices an action. A viewer who sees nothing of it is not told that there was one: a hidden choice must not be counted by
 * those from whom it is hidden. Views are compared only where nothing else answers the question.
 */
export function noticed<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  done: {
    readonly by: Seat
    readonly events: readonly Event[]
    readonly before: Moment<State, Action, View, Seat>
    readonly now: Moment<State, Action, View, Seat>
  },
): Noticed<Event, Seat> {
  const { by, events, before, now } = done
  const found = new Map<Viewer<Seat>, readonly Event[]>()
  for (const viewer of now.viewers) {
    const seen = events.flatMap((event) => game.redact(event, viewer) ?? [])
    const isSame =
      viewer !== by && before.turn === now.turn && seen.length === 0 && same(before.view(viewer), now.view(viewer))
    if (!isSame) found.set(viewer, seen.map(frozen))
  }
  return found
}

/** An action was carried out. */
export function markAction<Event, Seat extends string>(marks: Marks<Event, Seat>, found: Noticed<Event, Seat>): void {
  for (const [viewer, events] of found) {
    const mark = markOf(marks, viewer)
    mark.version++
    mark.fresh = mark.version
    for (const event of events) mark.told.push({ version: mark.version, event })
  }
}
