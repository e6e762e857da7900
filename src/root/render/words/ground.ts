import { many } from '../../../toolkit/counts'
import { type PieceKind, pieceKinds } from '../../rules/pieces'
import type { Seat } from '../../rules/vocabulary'
import type { Scene } from '../scene'
import { itemNames, pieceNames, who } from './names'

/** What one seat has in a clearing, kind by kind. */
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

const short = (kind: PieceKind, count: number): string => {
  const word = kind === 'wood' || kind === 'sympathy' ? kind : pieceNames[kind]
  if (count === 1) return kind === 'warrior' ? '1 warrior' : word
  return kind === 'wood' || kind === 'sympathy' ? `${count} ${word}` : many(count, word)
}

/** The pieces of a seat in a clearing: `Marquise: 3 warriors, keep`. */
export function piecesWords(scene: Scene, seat: Seat, at: number): string[] {
  const found = standing(scene, seat, at).map(([kind, count]) => short(kind, count))
  if (pawnAt(scene, seat, at)) found.push('pawn')
  return found.length > 0 ? [`${who(scene, seat).replace(/^the /, '')}: ${found.join(', ')}`] : []
}

/** What lies in a clearing that belongs to nobody. */
export function groundNotes(scene: Scene, at: number): string[] {
  const { ruins, looked, scorched, ferry, ground } = scene
  const under = looked[at]
  const ruin = under && under.length > 0 ? `ruin over ${under.map((item) => itemNames[item]).join(' and ')}` : 'ruin'
  return [
    ...((ruins[at] ?? null) === null ? [] : [ruin]),
    ...(scorched.includes(at) ? ['scorched: nothing comes here'] : []),
    ...(ferry === at ? ['the Ferry'] : []),
    ...(ground.tower === at ? ['the Tower'] : []),
    ...(ground.coast.includes(at) ? ['on the lake'] : []),
  ]
}

/** Whether a printed path is still closed. */
export const isClosed = ({ closed, ground }: Scene, one: number, other: number): boolean =>
  closed.some((path) => {
    const [from, to] = ground.closedPaths[path] ?? []
    return (from === one && to === other) || (from === other && to === one)
  })
