import { craftingPieces, type PieceKind } from './pieces'
import { factionOf, type Play, rulesOf, sideOf } from './play'
import type { Seat } from './vocabulary'

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
