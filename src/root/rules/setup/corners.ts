import type { Refusal } from '../../../core'
import { because } from '../because'
import { type Play, rulesOf, sideOf } from '../play'
import { outOfCorner } from '../reasons'
import { canPlace } from '../rule'
import type { Seat } from '../vocabulary'

/** The corner where a faction has started; 0 if it has none. */
const startOf = (play: Play, seat: Seat): number => rulesOf(play, seat).startedAt?.(sideOf(play, seat)) ?? 0

/** Corners that are no starting clearing (ROOT-5.1.7c). */
const freeCorners = (play: Play): number[] =>
  play.ground.corners.filter((at) => play.state.seats.every((seat) => startOf(play, seat) !== at))

/** Whether a start counts for the corner opposite. */
type Counts = (other: Seat) => boolean

/** ROOT-5.1.7d: of the free corners those that are opposite another starting clearing; else all of them. */
function wanted(play: Play, counts: Counts): number[] {
  const free = freeCorners(play)
  const opposite = free.filter((at) =>
    play.state.seats.some((seat) => counts(seat) && startOf(play, seat) === play.ground.opposites[at]),
  )
  return opposite.length > 0 ? opposite : free
}

/** The corners where a faction may start; the starts of all others count, unless it says which. */
export const startingCorners = (play: Play, seat: Seat, counts: Counts = () => true): number[] =>
  wanted(play, counts).filter((at) => canPlace(play, seat, at))

/** Why a faction cannot start in a clearing. It is asked only where all corners that are free will do. */
export function cornerRefused(play: Play, at: number, law: string): Refusal {
  const taken = play.state.seats.find((seat) => startOf(play, seat) === at)
  return taken === undefined ? outOfCorner(at, law) : because('starting-clearing', law, { seat: taken, at })
}
