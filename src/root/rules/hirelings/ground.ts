import { place } from '../placing'
import type { Play } from '../play'
import { canPlace, isPresent, onMap, warriorsAt } from '../rule'
import type { Hired } from '../state'
import { clearings, type Hireling, type Seat } from '../vocabulary'

/** A hireling that is in the game. */
export function hiredOf({ state }: Pick<Play, 'state'>, hireling: Hireling): Hired {
  const hired = state.hirelings.find((each) => each.hireling === hireling)
  if (!hired) throw new Error(`The ${hireling} are not in the game.`)
  return hired
}

/** Where its pieces can be placed (ROOT-E.3.11). */
export const openTo = (play: Play, hireling: Hireling): number[] =>
  clearings.filter((at) => canPlace(play, hireling, at))

/** Where they can be placed beside faction pieces of a seat. */
export const openBeside = (play: Play, hireling: Hireling, seat: Seat): number[] =>
  openTo(play, hireling).filter((at) => isPresent(play, seat, at))

/** Where it has warriors. */
export const standingAt = (play: Play, hireling: Hireling): number[] =>
  clearings.filter((at) => warriorsAt(play, hireling, at) > 0)

export const isOffMap = (play: Play, hireling: Hireling): boolean => onMap(play, hireling, 'warrior') === 0

export const placeWarriors = (play: Play, hireling: Hireling, at: number, count = 1): void =>
  void place(play, hireling, 'warrior', at, count)

/** The clearing of its pawn; 0 if it is off the map. */
export const pawnOf = (play: Pick<Play, 'state'>, hireling: Hireling): number => hiredOf(play, hireling).pawn ?? 0
