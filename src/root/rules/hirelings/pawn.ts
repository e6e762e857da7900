import { waysFrom } from '../moving/links'
import { takeFerry } from '../moving/move'
import type { Play } from '../play'
import type { Hireling, Seat } from '../vocabulary'
import { hiredOf, pawnOf } from './ground'

/** Puts the pawn of a hireling into a clearing. */
export function setPawn(play: Play, hireling: Hireling, at: number, ferry = false): void {
  hiredOf(play, hireling).pawn = at
  play.emit?.({ type: 'hireling-pawn', hireling, clearing: at, forest: null, ...(ferry ? { ferry } : {}) })
}

/** How the pawn can leave its clearing; it does not where it is kept (ROOT-E.3.12). */
const waysOf = (play: Play, hireling: Hireling) => {
  const from = pawnOf(play, hireling)
  return from === 0 ? [] : waysFrom(play, hireling, from)
}

/** Where a step of the pawn leads, whoever rules: along a path, or by the Ferry (ROOT-LM-2f). */
export const goalsOf = (play: Play, hireling: Hireling): number[] =>
  [...new Set(waysOf(play, hireling).map(({ to }) => to))].sort((one, other) => one - other)

/** Whether the Ferry can carry the pawn to a clearing. */
export const isFerried = (play: Play, hireling: Hireling, to: number): boolean =>
  waysOf(play, hireling).some((way) => way.ferry && way.to === to)

/** The Ferry carries the pawn, and its controller draws a card (ROOT-E.3.7a). */
export function ferryPawn(play: Play, hireling: Hireling, seat: Seat, to: number): void {
  setPawn(play, hireling, to, true)
  takeFerry(play, seat, to)
}

/** A step of the pawn: by the Ferry only where no path leads. */
export function stepTo(play: Play, hireling: Hireling, seat: Seat, to: number): void {
  if (waysOf(play, hireling).some((way) => !way.ferry && way.to === to)) setPawn(play, hireling, to)
  else ferryPawn(play, hireling, seat, to)
}
