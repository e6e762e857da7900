import { zeros } from '../../toolkit'
import { craftingPieces, type PieceKind } from './pieces'
import { factionOf, type Play, rulesOf, sideOf } from './play'
import { clearingCount, type Seat } from './vocabulary'

/** The kinds of pieces on the map that a seat crafts with now; a Vagabond's hammers stand nowhere. */
export const craftsWith = (play: Play, seat: Seat): readonly PieceKind[] =>
  rulesOf(play, seat).craftsWith?.(sideOf(play, seat).board) ?? craftingPieces[factionOf(play, seat)]

/** How many of them stand in a clearing. */
export function craftingAt(play: Play, seat: Seat, kinds: readonly PieceKind[], at: number): number {
  const { pieces } = sideOf(play, seat)
  let count = 0
  for (const kind of kinds) count += pieces[kind]?.[at] ?? 0
  return count
}

/** The same for all clearings, which is faster than to ask for one after another. */
export function craftingPlaces(play: Play, seat: Seat, kinds: readonly PieceKind[]): readonly number[] {
  const { pieces } = sideOf(play, seat)
  const counts = zeros(clearingCount + 1)
  for (const kind of kinds) {
    const list = pieces[kind]
    if (list) for (let at = 0; at < list.length; at++) counts[at] = (counts[at] ?? 0) + (list[at] ?? 0)
  }
  return counts
}
