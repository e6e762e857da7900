import { keysOf } from '../../toolkit'
import type { Piece } from './factions/fact'
import { type facts, factsOf } from './factions/facts'
import { type hirelingFacts, hirelingFactsOf } from './hirelings/facts'
import { type Faction, factions, type Hireling, hirelings } from './vocabulary'

/**
 * A kind of piece on the map.
 *
 * @example
 * const kind: PieceKind = 'roost'
 */
export type PieceKind = {
  [Each in keyof Boxes]: keyof Boxes[Each]['pieces']
}[keyof Boxes]
type Boxes = typeof facts & typeof hirelingFacts

/** Each box of pieces holds a faction or a hireling. */
export type Box = Faction | Hireling
const boxes: Readonly<
  Record<Box, { readonly pieces: Readonly<Record<string, Piece>>; readonly crafts?: readonly string[] }>
> = {
  ...factsOf,
  ...hirelingFactsOf,
}

/** What stands on the map for its owner, pawns apart. */
const pieces: Readonly<Record<PieceKind, Piece>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(boxes).map((each) => each.pieces),
)

export const pieceKinds: readonly PieceKind[] = /* @__PURE__ */ keysOf(pieces)

export const pieceClass: Readonly<Record<PieceKind, Piece['class']>> = /* @__PURE__ */ Object.assign(
  {},
  ...pieceKinds.map((kind) => ({ [kind]: pieces[kind].class })),
)

/** Whether a clearing holds one of this kind at most (ROOT-INV-06). */
export const standsAlone = (kind: PieceKind): boolean => pieces[kind].alone === true

const byBox = <Each>(make: (box: Box) => Each): Readonly<Record<Box, Each>> =>
  Object.assign({}, ...[...factions, ...hirelings].map((box) => ({ [box]: make(box) })))

const kindsWhere = (fits: (kind: PieceKind) => boolean): Readonly<Record<Box, readonly PieceKind[]>> =>
  byBox((box) => pieceKinds.filter((kind) => boxes[box].pieces[kind] !== undefined && fits(kind)))

/** How many of each kind there are in a box. */
export const pieceTotals: Readonly<Record<Box, Readonly<Partial<Record<PieceKind, number>>>>> = /* @__PURE__ */ byBox(
  (box) => Object.fromEntries(Object.entries(boxes[box].pieces).map(([kind, { count }]) => [kind, count])),
)

export const kindsOf = /* @__PURE__ */ kindsWhere(() => true)
/** Its warriors; a faction may have some that only a battle removes. */
export const warriorsOf = /* @__PURE__ */ kindsWhere((kind) => pieceClass[kind] === 'warrior')
export const buildingsOf = /* @__PURE__ */ kindsWhere((kind) => pieceClass[kind] === 'building')
export const tokensOf = /* @__PURE__ */ kindsWhere((kind) => pieceClass[kind] === 'token')
/** What counts for rule (ROOT-2.5a): warriors and buildings. */
export const presenceOf = /* @__PURE__ */ kindsWhere(
  (kind) => pieceClass[kind] === 'warrior' || pieceClass[kind] === 'building',
)
/** What hits may take once no warrior is left. */
export const structuresOf = /* @__PURE__ */ kindsWhere((kind) => pieceClass[kind] !== 'warrior')
/** What each faction crafts with; a Vagabond's hammers stand nowhere. */
export const craftingPieces: Readonly<Record<Faction, readonly PieceKind[]>> = /* @__PURE__ */ byBox((box) =>
  pieceKinds.filter((kind) => boxes[box].crafts?.includes(kind)),
)
