import { frozen, type Game, type Seeded, same, type Viewer } from '../core'
import type { Moment } from './moment'

/** A viewer's version, and the events behind it. */
export interface Mark<Event> {
  /** Grows by one when something changes that this viewer may see. */
  version: number
  /** The version at which the position last changed: a choice made at it or later is not stale. */
  fresh: number
  /** The version at which an action was last taken back: earlier events do not lead to the present position. */
  floor: number
  /** The version of the present proposal. */
  asked: number
  /** The events as this viewer may see them, each with its version. */
  told: { readonly version: number; readonly event: Event }[]
}

export type Marks<Event, Seat extends string> = Map<Viewer<Seat>, Mark<Event>>

export const markOf = <Event, Seat extends string>(marks: Marks<Event, Seat>, viewer: Viewer<Seat>): Mark<Event> => {
  const mark = marks.get(viewer) ?? { version: 0, fresh: 0, floor: 0, asked: 0, told: [] }
  marks.set(viewer, mark)
  return mark
}

/** Marks an open change at the table that is not part of the game. */
export function markTable<Event, Seat extends string>(marks: Marks<Event, Seat>): void {
  for (const mark of marks.values()) mark.version++
}

/** Marks a proposal. */
export function markProposal<Event, Seat extends string>(marks: Marks<Event, Seat>): void {
  markTable(marks)
  for (const mark of marks.values()) mark.asked = mark.version
}

/** Marks that the game was taken back, together with its events. */
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
 * The viewers who notice an action. A viewer who sees nothing of it must not learn of it: nobody may count the hidden choices
 * of others. It compares views only if there is no other way.
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

/** Marks an action. */
export function markAction<Event, Seat extends string>(marks: Marks<Event, Seat>, found: Noticed<Event, Seat>): void {
  for (const [viewer, events] of found) {
    const mark = markOf(marks, viewer)
    mark.version++
    mark.fresh = mark.version
    for (const event of events) mark.told.push({ version: mark.version, event })
  }
}
