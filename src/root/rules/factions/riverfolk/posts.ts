import { item } from '../../../../toolkit'
import { suitsFor } from '../../landmarks/suit'
import type { PieceKind } from '../../pieces'
import type { Play } from '../../play'
import { canPlace, countAt, onMap, rulerOf } from '../../rule'
import { type ClearingSuit, clearings, type Seat } from '../../vocabulary'
import { riverfolkOf } from './board'
import { postOf, riverfolkTracks } from './facts'
import { countIn } from './purse'

const posts: readonly PieceKind[] = Object.values(postOf)

export const isPost = (kind: PieceKind): boolean => posts.includes(kind)

/** Whether a trade post lies in a clearing. */
export const hasPostAt = (play: Play, seat: Seat, at: number): boolean =>
  posts.some((kind) => countAt(play, seat, kind, at) > 0)

export const hasPosts = (play: Play, seat: Seat): boolean => posts.some((kind) => onMap(play, seat, kind) > 0)

/** Spaces of a track with neither a trade post nor a warrior (ROOT-11.2.1b). */
export function openSpaces(play: Play, seat: Seat, suit: ClearingSuit): number {
  const { posts: left, tracks } = riverfolkOf(play, seat)
  return riverfolkTracks.posts - left[suit] - countIn(tracks[suit])
}

/** Clearings on a river; on the Lake those on the coast (ROOT-11.3.2, ROOT-C.2.2). */
export const onRiver = ({ ground }: Play): number[] => clearings.filter((at) => item(ground.byRiver, at).length > 0)

/** Where their warriors come to the map. */
export const landings = (play: Play, seat: Seat): number[] => onRiver(play).filter((at) => canPlace(play, seat, at))

/** Who would be paid off for a trade post there: the ruler, with two funds (ROOT-11.5.6.2). */
export function payerAt(play: Play, seat: Seat, at: number): Seat | null {
  const ruler = rulerOf(play, at)
  return ruler !== null && (riverfolkOf(play, seat).funds[ruler] ?? 0) >= riverfolkTracks.postCost ? ruler : null
}

/** Whether a trade post can be placed there (ROOT-11.5.6.1). */
const isSite = (play: Play, seat: Seat, at: number): boolean =>
  !hasPostAt(play, seat, at) &&
  suitsFor(play, seat, at).length > 0 &&
  canPlace(play, seat, at) &&
  payerAt(play, seat, at) !== null

export const sitesOf = (play: Play, seat: Seat): number[] => clearings.filter((at) => isSite(play, seat, at))
