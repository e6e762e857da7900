import { keysOf } from '../../toolkit'
import type { Piece } from './factions/fact'
import { facts, factsOf } from './factions/facts'
import { type Faction, factions } from './vocabulary'

/**
 * A kind of piece on the map.
 *
 * @example
 * const kind: PieceKind = 'roost'
 */
export type PieceKind = {
  [Each in keyof typeof facts]: keyof (typeof facts)[Each]['pieces']
}[keyof typeof facts]

/** What stands on the map for a seat, pawns apart. */
const pieces: Readonly<Record<PieceKind, Piece>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(facts).map((each) => each.pieces),
)

export const pieceKinds: readonly PieceKind[] = /* @__PURE__ */ keysOf(pieces)

export const pieceClass: Readonly<Record<PieceKind, Piece['class']>> = /* @__PURE__ */ Object.assign(
  {},
  ...pieceKinds.map((kind) => ({ [kind]: pieces[kind].class })),
)

/** Whether a clearing holds one of this kind at most (ROOT-INV-06). */
export const standsAlone = (kind: PieceKind): boolean => pieces[kind].alone === true

const byFaction = <Each>(make: (faction: Faction) => Each): Readonly<Record<Faction, Each>> =>
  Object.assign({}, ...factions.map((faction) => ({ [faction]: make(faction) })))

const kindsWhere = (fits: (kind: PieceKind) => boolean): Readonly<Record<Faction, readonly PieceKind[]>> =>
  byFaction((faction) => pieceKinds.filter((kind) => factsOf[faction].pieces[kind] !== undefined && fits(kind)))

/** How many of each kind a faction has in its box. */
export const pieceTotals: Readonly<Record<Faction, Readonly<Partial<Record<PieceKind, number>>>>> =
  /* @__PURE__ */ byFaction((faction) =>
    Object.fromEntries(Object.entries(factsOf[faction].pieces).map(([kind, { count }]) => [kind, count])),
  )

export const kindsOf = /* @__PURE__ */ kindsWhere(() => true)
export const buildingsOf = /* @__PURE__ */ kindsWhere((kind) => pieceClass[kind] === 'building')
export const tokensOf = /* @__PURE__ */ kindsWhere((kind) => pieceClass[kind] === 'token')
/** What hits may take once no warrior is left. */
export const structuresOf = /* @__PURE__ */ kindsWhere((kind) => pieceClass[kind] !== 'warrior')
/** What each faction crafts with; a Vagabond's hammers stand nowhere. */
export const craftingPieces: Readonly<Record<Faction, readonly PieceKind[]>> = /* @__PURE__ */ byFaction((faction) =>
  pieceKinds.filter((kind) => factsOf[faction].crafts.includes(kind)),
)
