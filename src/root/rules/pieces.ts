import type { Faction } from './vocabulary'

/** What stands on the map for a seat, pawns apart. */
export const pieceKinds = [
  'warrior',
  'sawmill',
  'workshop',
  'recruiter',
  'wood',
  'keep',
  'roost',
  'base-fox',
  'base-rabbit',
  'base-mouse',
  'sympathy',
] as const

/**
 * A kind of piece on the map.
 *
 * @example
 * const kind: PieceKind = 'roost'
 */
export type PieceKind = (typeof pieceKinds)[number]

export const pieceClass: Readonly<Record<PieceKind, 'warrior' | 'building' | 'token'>> = {
  warrior: 'warrior',
  sawmill: 'building',
  workshop: 'building',
  recruiter: 'building',
  wood: 'token',
  keep: 'token',
  roost: 'building',
  'base-fox': 'building',
  'base-rabbit': 'building',
  'base-mouse': 'building',
  sympathy: 'token',
}

/** What each faction has in its box (ROOT-COMP-01 to -04). */
export const pieceTotals: Readonly<Record<Faction, Readonly<Partial<Record<PieceKind, number>>>>> = {
  marquise: { warrior: 25, sawmill: 6, workshop: 6, recruiter: 6, wood: 8, keep: 1 },
  eyrie: { warrior: 20, roost: 7 },
  alliance: { warrior: 10, 'base-fox': 1, 'base-rabbit': 1, 'base-mouse': 1, sympathy: 10 },
  vagabond: {},
  vagabond2: {},
}

const kindsWhere = (faction: Faction, fits: (kind: PieceKind) => boolean): readonly PieceKind[] =>
  pieceKinds.filter((kind) => pieceTotals[faction][kind] !== undefined && fits(kind))

const byFaction = (fits: (kind: PieceKind) => boolean): Readonly<Record<Faction, readonly PieceKind[]>> => ({
  marquise: kindsWhere('marquise', fits),
  eyrie: kindsWhere('eyrie', fits),
  alliance: kindsWhere('alliance', fits),
  vagabond: [],
  vagabond2: [],
})

export const kindsOf = /* @__PURE__ */ byFaction(() => true)
export const buildingsOf = /* @__PURE__ */ byFaction((kind) => pieceClass[kind] === 'building')
export const tokensOf = /* @__PURE__ */ byFaction((kind) => pieceClass[kind] === 'token')
/** What hits may take once no warrior is left. */
export const structuresOf = /* @__PURE__ */ byFaction((kind) => pieceClass[kind] !== 'warrior')
