import type { Refusal } from '../../../core'
import { because } from '../because'
import { type Play, rulesOf, sideOf } from '../play'
import { noSlot, outOfCorner, unplaceable } from '../reasons'
import { canPlace, openSlots } from '../rule'
import type { Seat } from '../vocabulary'

/** The corner where a faction has started; 0 if it has none. */
const startOf = (play: Play, seat: Seat): number => rulesOf(play, seat).startedAt?.(sideOf(play, seat)) ?? 0

/** Corners that are no starting clearing (ROOT-5.1.7c). */
const freeCorners = (play: Play): number[] =>
  play.ground.corners.filter((at) => play.state.seats.every((seat) => startOf(play, seat) !== at))

/** Whether a start counts for the corner opposite. */
type Counts = (other: Seat) => boolean

/** What a faction asks of its corner: whose starts count for the corner opposite, and whether it lays a building there. */
interface Wanted {
  readonly counts?: Counts
  readonly builds?: boolean
}

/** ROOT-5.1.7d: the free corners that are opposite another starting clearing. */
const oppositeCorners = (play: Play, free: readonly number[], counts: Counts): number[] =>
  free.filter((at) =>
    play.state.seats.some((seat) => counts(seat) && startOf(play, seat) === play.ground.opposites[at]),
  )

/** Whether all that starts in a corner can be placed there: hirelings may stand there already (ROOT-A.8a). */
export const hasRoom = (play: Play, seat: Seat, at: number, builds: boolean): boolean =>
  canPlace(play, seat, at) && (!builds || openSlots(play, at) > 0)

/**
 * The corners where a faction may start: if possible opposite another start, and where all its pieces can be placed; the starts of
 * all others count, unless it says which.
 */
export function startingCorners(
  play: Play,
  seat: Seat,
  { counts = () => true, builds = false }: Wanted = {},
): number[] {
  const free = freeCorners(play)
  const opposite = oppositeCorners(play, free, counts)
  for (const corners of [opposite, free]) {
    const roomy = corners.filter((at) => hasRoom(play, seat, at, builds))
    if (roomy.length > 0) return roomy
  }
  return opposite.length > 0 ? opposite : free
}

/** Why a faction cannot start in a clearing. Of corners that are free only those are refused that have no room. */
export function cornerRefused(play: Play, owner: Seat, at: number, law: string): Refusal {
  const taken = play.state.seats.find((seat) => startOf(play, seat) === at)
  if (taken !== undefined) return because('starting-clearing', law, { seat: taken, at })
  if (!play.ground.corners.includes(at)) return outOfCorner(at, law)
  return unplaceable(play, owner, at) ?? noSlot(play, at, law) ?? outOfCorner(at, law)
}
