import { add } from '../../toolkit'
import type { PieceKind } from './pieces'
import { type Play, sideOf } from './play'
import type { Seat } from './vocabulary'

function listOf(play: Play, seat: Seat, kind: PieceKind): number[] {
  const list = sideOf(play, seat).pieces[kind]
  if (!list) throw new Error(`${seat} has no pieces of the kind ${kind}.`)
  return list
}

/** Places pieces; warriors come from the supply, as many as there are (ROOT-1.5.4a). */
export function place(play: Play, seat: Seat, kind: PieceKind, at: number, wanted = 1): number {
  const side = sideOf(play, seat)
  const count = kind === 'warrior' ? Math.min(wanted, side.supply) : wanted
  if (count === 0) return 0
  if (kind === 'warrior') side.supply -= count
  add(listOf(play, seat, kind), at, count)
  play.emit?.({ type: 'placed', seat, piece: kind, at, count })
  return count
}

/** Takes pieces off a clearing; the caller says where they go. */
export const lift = (play: Play, seat: Seat, kind: PieceKind, at: number, count: number): void =>
  add(listOf(play, seat, kind), at, -count)

/** Warriors move; nothing else follows from it here. */
export function shift(play: Play, seat: Seat, from: number, to: number, count: number): void {
  const warriors = listOf(play, seat, 'warrior')
  add(warriors, from, -count)
  add(warriors, to, count)
}
