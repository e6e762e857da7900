import type { Seeded } from '../core'
import type { Clock } from './clock'
import type { Position } from './position'

/** A person who was there so many milliseconds ago cannot be replaced: a connection may be lost for a moment. */
const patience = 30_000

/** Who has been there, and who needs no bot in their seat any more. */
export function createPresence<State, Action, View, Options extends Seeded, Seat extends string, Event>(
  position: Position<State, Action, View, Options, Seat, Event>,
  clock: Clock,
  here: () => readonly Seat[],
) {
  /** When each person was last seen. A table that opens waits for everybody. */
  const lastSeen = new Map<Seat, number>()
  const opened = clock.now()
  return {
    saw(seat: Seat): void {
      lastSeen.set(seat, clock.now())
    },
    isAway: (seat: Seat): boolean => !here().includes(seat) && clock.now() - (lastSeen.get(seat) ?? opened) >= patience,
    /** Whether a bot plays a seat, or would if all agreed. */
    isReplaced: (seat: Seat): boolean =>
      !position.closed && (position.standIns.has(seat) || position.proposal?.for === seat),
  }
}
