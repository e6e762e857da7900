import type { Play } from '../../play'
import { canPlace, countAt, onMap, openSlots, warriorsAt } from '../../rule'
import { clearings, type RelicType, type Seat } from '../../vocabulary'
import { faceOf, type Waystation, waystations } from './facts'

/** Waystations in a clearing, by what they show. */
export const waystationsAt = (play: Play, seat: Seat, at: number): Waystation[] =>
  waystations.filter((kind) => countAt(play, seat, kind, at) > 0)

/** How many waystations stand on the map. */
export const countWaystations = (play: Play, seat: Seat): number =>
  waystations.reduce((sum, kind) => sum + onMap(play, seat, kind), 0)

/** Waystations that are left on the board, each with both of its sides (ROOT-15.0b). */
export const waystationsLeft = (play: Play, seat: Seat): Waystation[] =>
  waystations.filter((kind) => onMap(play, seat, kind) === 0 && onMap(play, seat, faceOf[kind].back) === 0)

/** Whether a waystation in a clearing shows a type of relic. */
export const showsAt = (play: Play, seat: Seat, at: number, type: RelicType): boolean =>
  waystationsAt(play, seat, at).some((kind) => faceOf[kind].shows === type)

/** Whether they have neither a warrior nor a waystation on the map (ROOT-15.4.1c). */
export const areGone = (play: Play, seat: Seat): boolean =>
  onMap(play, seat, 'warrior') === 0 && countWaystations(play, seat) === 0

/** Where a warrior can become a waystation (ROOT-15.4.1a, ROOT-15.4.1b). */
export const campsites = (play: Play, seat: Seat, done: readonly number[]): number[] =>
  waystationsLeft(play, seat).length === 0
    ? []
    : clearings.filter(
        (at) =>
          warriorsAt(play, seat, at) > 0 && !done.includes(at) && openSlots(play, at) > 0 && canPlace(play, seat, at),
      )

/** Where they come back to the map: with an open slot, if the edge has one (ROOT-15.4.1c). */
export function returns(play: Play, seat: Seat): number[] {
  const edge = clearings.filter((at) => play.ground.edge.includes(at) && canPlace(play, seat, at))
  const open = edge.filter((at) => openSlots(play, at) > 0)
  return open.length > 0 ? open : edge
}
