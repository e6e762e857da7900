import { linksFrom } from '../moving/links'
import type { Play } from '../play'
import { heldBy } from '../rule'
import type { Hireling } from '../vocabulary'
import { hiredOf, pawnOf } from './ground'

/** Puts the pawn of a hireling into a clearing. */
export function setPawn(play: Play, hireling: Hireling, at: number): void {
  hiredOf(play, hireling).pawn = at
  play.emit?.({ type: 'hireling-pawn', hireling, clearing: at, forest: null })
}

/** What it can enter of the neighbours of its clearing; nothing where it is kept (ROOT-E.3.12). */
export function stepsOf(play: Play, hireling: Hireling, neighbours: (from: number) => readonly number[]): number[] {
  const from = pawnOf(play, hireling)
  if (from === 0 || heldBy(play, hireling, from) !== null) return []
  return neighbours(from).filter((to) => !play.state.scorched.includes(to))
}

/** One step along a path, whoever rules. */
export const pathsOf = (play: Play, hireling: Hireling): number[] =>
  stepsOf(play, hireling, (from) => linksFrom(play, hireling, from))
