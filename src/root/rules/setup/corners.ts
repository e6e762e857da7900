import type { Refusal } from '../../../core'
import { because } from '../because'
import { type Play, rulesOf, sideOf } from '../play'
import { outOfCorner, unplaceable } from '../reasons'
import { canPlace } from '../rule'
import type { Seat } from '../vocabulary'

/** The corner where a faction has started; 0 if it has none. */
const startOf = (play: Play, seat: Seat): number => rulesOf(play, seat).startedAt?.(sideOf(play, seat)) ?? 0

/** Corners that are no starting clearing (ROOT-5.1.7c). */
const freeCorners = (play: Play): number[] =>
  play.ground.corners.filter((at) => play.state.seats.every((seat) => startOf(play, seat) !== at))

/** ROOT-5.1.7d: of the free corners those that are opposite another starting clearing; else all of them. */
function wanted(play: Play): number[] {
  const free = freeCorners(play)
  const opposite = free.filter((at) =>
    play.state.seats.some((seat) => startOf(play, seat) === play.ground.opposites[at]),
  )
  return opposite.length > 0 ? opposite : free
}

/** The corners where a faction may start. */
export const startingCorners = (play: Play, seat: Seat): number[] =>
  wanted(play).filter((at) => canPlace(play, seat, at))

/** Why a faction cannot start in a clearing. */
export function cornerRefused(play: Play, seat: Seat, at: number, law: string): Refusal {
  if (!play.ground.corners.includes(at)) return outOfCorner(at, law)
  const taken = play.state.seats.find((each) => startOf(play, each) === at)
  if (taken !== undefined) return because('starting-clearing', law, { seat: taken, at })
  return unplaceable(play, seat, at) ?? because('not-opposite', law, { at })
}
