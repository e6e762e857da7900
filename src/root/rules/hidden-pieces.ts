import type { Random } from '../../core'
import { flag, item, listOf, nullable, objectOf, type Problems, type Shape, takeOut, without } from '../../toolkit'

/**
 * A piece that may lie face down. Everybody sees where it is; its face sees only who may look. What is known of it belongs to
 * the piece: it goes along wherever the piece goes, and ends when the piece leaves the map.
 */
export interface HiddenPiece<Face> {
  readonly face: Face
  readonly up: boolean
  /** Faces that it has not, as everybody knows. */
  readonly not: readonly Face[]
}

/** The same as a viewer sees it: without its face, if that is hidden. */
export interface SeenPiece<Face> extends Omit<HiddenPiece<Face>, 'face'> {
  readonly face: Face | null
}

/** A piece in each place, or none; of places that hold several, all of them. The order of a list tells nothing. */
type Places<Piece> = readonly (Piece | null)[]

/** What a viewer sees of pieces; an owner may look at them at any time. */
export const seenPieces = <Face>(pieces: Places<HiddenPiece<Face>>, mayLook: boolean): (SeenPiece<Face> | null)[] =>
  pieces.map((piece) => (piece === null || piece.up || mayLook ? piece : { ...piece, face: null }))

/** So often the faces are shuffled anew, until none is one that its piece is known not to have. */
const patience = 100

/**
 * Gives each piece a face that it could have: the faces of the box that the viewer does not see are dealt among the pieces whose
 * faces it does not see. Each such deal is as likely as any other; only if chance brings none, one is made to.
 */
export function dealFaces<Face>(
  pieces: Places<SeenPiece<Face>>,
  box: readonly Face[],
  random: Random,
): (HiddenPiece<Face> | null)[] {
  const seen = pieces.flatMap((piece) => (piece === null || piece.face === null ? [] : [piece.face]))
  const unseen = pieces.filter((piece) => piece !== null && piece.face === null)
  const faces = without(box, seen)
  const fits = (): boolean => unseen.every((piece, index) => !piece?.not.includes(item(faces, index)))
  random.shuffle(faces)
  for (let tries = 1; tries < patience && !fits(); tries++) random.shuffle(faces)
  const dealt = fits() ? faces : fitting(unseen, faces)
  if (dealt === null) throw new Error('No deal of faces fits what is known of the pieces.')
  let next = 0
  return pieces.map((piece) => piece && { ...piece, face: piece.face ?? item(dealt, next++) })
}

/** The first deal that fits, in the order of the faces. */
function fitting<Face>([first, ...rest]: Places<SeenPiece<Face>>, faces: readonly Face[]): Face[] | null {
  if (!first) return []
  for (const face of new Set(faces)) {
    const others = first.not.includes(face) ? null : fitting(rest, without(faces, [face]))
    if (others) return [face, ...others]
  }
  return null
}

/** What always holds: no face is there more often than in the box, and none is one that its piece is known not to have. */
export function checkFaces<Face extends string | number>(
  pieces: Places<HiddenPiece<Face>>,
  box: readonly Face[],
  problems: Problems,
): void {
  const left = [...box]
  for (const [place, piece] of pieces.entries()) {
    if (piece === null) continue
    const { face, not } = piece
    problems.when(!left.includes(face), `[${place}]`, `There is a ${face} too many.`)
    problems.when(not.includes(face), `[${place}]`, `It is a ${face}, but everybody knows that it is not one.`)
    if (left.includes(face)) takeOut(left, face)
  }
}

/** So many faces a piece can be known not to have. */
const mostFaces = 12

export const hiddenPiece = <Face>(face: Shape<Face>): Shape<HiddenPiece<Face>> =>
  objectOf<HiddenPiece<Face>>({ face, up: flag, not: listOf(face, mostFaces) })

export const seenPiece = <Face>(face: Shape<Face>): Shape<SeenPiece<Face>> =>
  objectOf<SeenPiece<Face>>({ face: nullable(face), up: flag, not: listOf(face, mostFaces) })
