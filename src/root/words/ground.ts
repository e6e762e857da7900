import { troopAt } from '../rules/owner'
import { type PieceKind, pieceKinds } from '../rules/pieces'
import { type Item, isSeat, itemIndex, items, type Owner } from '../rules/vocabulary'
import { factionBoards } from './factions'
import type { Scene } from './scene'

/** The pieces of one owner in a clearing, kind by kind. */
export const standing = (scene: Scene, owner: Owner, at: number): [kind: PieceKind, count: number][] =>
  pieceKinds.flatMap((kind): [PieceKind, number][] => {
    const count = troopAt(scene, owner)?.pieces[kind]?.[at] ?? 0
    return count > 0 ? [[kind, count]] : []
  })

/** Whether the pawn of an owner is in a clearing. */
export function pawnAt(scene: Scene, owner: Owner, at: number): boolean {
  if (!isSeat(owner)) return scene.hirelings.some(({ hireling, pawn }) => hireling === owner && pawn === at)
  const board = scene.sides[owner]?.board
  return board !== undefined && 'clearing' in board && board.clearing === at
}

/** What its faction adds to a piece. */
export function pieceNote(scene: Scene, owner: Owner, kind: PieceKind, at: number): string {
  const board = isSeat(owner) ? scene.sides[owner]?.board : undefined
  return (board && factionBoards[board.faction].note?.(scene, board, kind, at)) ?? ''
}

/** The pieces of an owner in a clearing: `Marquise: 3 warriors, keep`. */
export function piecesWords(scene: Scene, owner: Owner, at: number): string[] {
  const { names, ground } = scene.words
  const found = standing(scene, owner, at).map(
    ([kind, count]) => `${names.pieceCount(kind, count)}${pieceNote(scene, owner, kind, at)}`,
  )
  if (pawnAt(scene, owner, at)) found.push(ground.pawn)
  const name = isSeat(owner) ? names.short(scene, owner) : names.hireling(owner)
  return found.length > 0 ? [`${name}: ${found.join(', ')}`] : []
}

/** The things in a clearing that belong to nobody. */
export function groundNotes(scene: Scene, at: number): string[] {
  const { ruins, looked, scorched, ferry, tower, ground, words } = scene
  const say = words.ground
  const under = looked[at]
  return [
    ...((ruins[at] ?? null) === null ? [] : [under && under.length > 0 ? say.ruinOver(under) : say.ruin]),
    ...(scorched.includes(at) ? [say.scorched] : []),
    ...(ferry === at ? [say.ferry] : []),
    ...(tower === at ? [say.tower] : []),
    ...landmarkNotes(scene, at),
    ...(ground.coast.includes(at) ? [say.coast] : []),
  ]
}

/** The landmark of a clearing with what lies on its card. */
function landmarkNotes({ landmarks, words: { names, ground: say } }: Scene, at: number): string[] {
  const found = landmarks.find((each) => each.at === at)
  if (!found) return []
  const name = names.landmarks[found.landmark]
  switch (found.landmark) {
    case 'elder-treetop':
      return found.building ? [name, say.lodged(names.pieces[found.building.kind])] : [name]
    case 'black-market':
      return [name, say.sold(found.stalls.map(({ card }) => (card === null ? null : names.title(card))))]
    case 'legendary-forge':
      return [name, say.forged(items.flatMap((item) => forgedWords(names, item, found.items[itemIndex[item]] ?? 0)))]
    case 'lost-city':
      return [name]
  }
}

const forgedWords = (names: Scene['words']['names'], item: Item, count: number): string[] =>
  count > 0 ? [names.itemCount(item, count)] : []

/** Whether a printed path is still closed. */
export const isClosed = ({ closed, ground }: Scene, one: number, other: number): boolean =>
  closed.some((path) => {
    const [from, to] = ground.closedPaths[path] ?? []
    return (from === one && to === other) || (from === other && to === one)
  })
