import { add } from '../../toolkit'
import { chooseSlot } from './landmarks/treetop-slot'
import { deciderOf, troopOf } from './owner'
import type { PieceKind } from './pieces'
import type { Play } from './play'
import type { Owner, Seat } from './vocabulary'

function listOf(play: Play, owner: Owner, kind: PieceKind): number[] {
  const list = troopOf(play, owner).pieces[kind]
  if (!list) throw new Error(`${owner} has no pieces of the kind ${kind}.`)
  return list
}

/** Places pieces, by whom is said in setup; warriors come from the supply, as many as there are (ROOT-1.5.4a). */
export function place(play: Play, owner: Owner, kind: PieceKind, at: number, wanted = 1, by?: Seat): number {
  const troop = troopOf(play, owner)
  const count = kind === 'warrior' ? Math.min(wanted, troop.supply) : wanted
  if (count === 0) return 0
  if (kind === 'warrior') troop.supply -= count
  add(listOf(play, owner, kind), at, count)
  play.emit?.({ type: 'placed', owner, piece: kind, at, count })
  if (play.state.landmarks.length > 0) chooseSlot(play, owner, kind, at, by ?? deciderOf(play, owner))
  return count
}

/** Takes pieces off a clearing; the caller says where they go. */
export const lift = (play: Play, owner: Owner, kind: PieceKind, at: number, count: number): void =>
  add(listOf(play, owner, kind), at, -count)

/** Pieces move; nothing else follows from it here. */
export function shift(play: Play, owner: Owner, from: number, to: number, count: number, kind: PieceKind): void {
  const list = listOf(play, owner, kind)
  add(list, from, -count)
  add(list, to, count)
}
