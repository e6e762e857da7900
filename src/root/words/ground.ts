import { type PieceKind, pieceKinds } from '../rules/pieces'
import type { Seat } from '../rules/vocabulary'
import { factionBoards } from './factions'
import type { Scene } from './scene'

/** The pieces of one seat in a clearing, kind by kind. */
export const standing = (scene: Scene, seat: Seat, at: number): [kind: PieceKind, count: number][] =>
  pieceKinds.flatMap((kind): [PieceKind, number][] => {
    const count = scene.sides[seat]?.pieces[kind]?.[at] ?? 0
    return count > 0 ? [[kind, count]] : []
  })

/** Whether the pawn of a seat is in a clearing. */
export function pawnAt(scene: Scene, seat: Seat, at: number): boolean {
  const board = scene.sides[seat]?.board
  return board !== undefined && 'clearing' in board && board.clearing === at
}

/** What its faction adds to a piece. */
export function pieceNote(scene: Scene, seat: Seat, kind: PieceKind, at: number): string {
  const board = scene.sides[seat]?.board
  return (board && factionBoards[board.faction].note?.(scene, board, kind, at)) ?? ''
}

/** The pieces of a seat in a clearing: `Marquise: 3 warriors, keep`. */
export function piecesWords(scene: Scene, seat: Seat, at: number): string[] {
  const { names, ground } = scene.words
  const found = standing(scene, seat, at).map(
    ([kind, count]) => `${names.pieceCount(kind, count)}${pieceNote(scene, seat, kind, at)}`,
  )
  if (pawnAt(scene, seat, at)) found.push(ground.pawn)
  return found.length > 0 ? [`${names.short(scene, seat)}: ${found.join(', ')}`] : []
}

/** The things in a clearing that belong to nobody. */
export function groundNotes(scene: Scene, at: number): string[] {
  const { ruins, looked, scorched, ferry, ground, words } = scene
  const say = words.ground
  const under = looked[at]
  return [
    ...((ruins[at] ?? null) === null ? [] : [under && under.length > 0 ? say.ruinOver(under) : say.ruin]),
    ...(scorched.includes(at) ? [say.scorched] : []),
    ...(ferry === at ? [say.ferry] : []),
    ...(ground.tower === at ? [say.tower] : []),
    ...(ground.coast.includes(at) ? [say.coast] : []),
  ]
}

/** Whether a printed path is still closed. */
export const isClosed = ({ closed, ground }: Scene, one: number, other: number): boolean =>
  closed.some((path) => {
    const [from, to] = ground.closedPaths[path] ?? []
    return (from === one && to === other) || (from === other && to === one)
  })
