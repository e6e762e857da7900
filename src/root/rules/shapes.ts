import { flagOf, listOf, nullable, objectOf, oneOf, optional, rowOf, type Shape, whole, word } from '../../toolkit'
import type { Combatant } from './battle/battle'
import { type Moment, moments } from './card'
import { type PieceKind, pieceKinds } from './pieces'
import type { Loss } from './removal'
import * as names from './vocabulary'

export const card: Shape<string> = /* @__PURE__ */ word('card', /^[a-z][a-z-]*$/)
export const cardOrNone: Shape<string | null> = /* @__PURE__ */ nullable(card)
/** A card that is chosen and not played yet; empty for those who do not know it. */
export const cardOrHidden: Shape<string> = /* @__PURE__ */ word('card', /^(?:[a-z][a-z-]*)?$/)
export const clearing: Shape<number> = /* @__PURE__ */ whole(1, names.clearingCount)
export const forest: Shape<string> = /* @__PURE__ */ word('forest', /^[a-z]\d{1,3}$/)
export const count: Shape<number> = /* @__PURE__ */ whole(1, 99)
/** A number of things that may be none. */
export const amount: Shape<number> = /* @__PURE__ */ whole(0, 99)
/** A clearing, or 0: the Burrow, and for a pawn a forest. */
export const place: Shape<number> = /* @__PURE__ */ whole(0, names.clearingCount)
/** Clearings whose buildings have been served, each as often as it has such buildings. */
export const served: Shape<number[]> = /* @__PURE__ */ listOf(clearing, 12)
/** A path by its number on a list of the map; two clearings have one at most. */
export const path: Shape<number> = /* @__PURE__ */ whole(0, names.mostPaths - 1)
export const seat: Shape<names.Seat> = /* @__PURE__ */ oneOf(...names.seats)
export const owner: Shape<names.Owner> = /* @__PURE__ */ oneOf(...names.seats, ...names.hirelings)
export const hireling: Shape<names.Hireling> = /* @__PURE__ */ oneOf(...names.hirelings)
export const suit: Shape<names.Suit> = /* @__PURE__ */ oneOf(...names.suits)
export const clearingSuit: Shape<names.ClearingSuit> = /* @__PURE__ */ oneOf(...names.clearingSuits)
export const phase: Shape<names.Phase> = /* @__PURE__ */ oneOf(...names.phases)
export const moment: Shape<Moment> = /* @__PURE__ */ oneOf(...moments)
export const side: Shape<Combatant> = /* @__PURE__ */ oneOf('attacker', 'defender')
export const item: Shape<names.Item> = /* @__PURE__ */ oneOf(...names.items)
export const piece: Shape<PieceKind> = /* @__PURE__ */ oneOf(...pieceKinds)
export const faction: Shape<names.Faction> = /* @__PURE__ */ oneOf(...names.factions)
export const leader: Shape<names.Leader> = /* @__PURE__ */ oneOf(...names.leaders)
export const column: Shape<names.Column> = /* @__PURE__ */ oneOf(...names.columns)
export const character: Shape<names.Character> = /* @__PURE__ */ oneOf(...names.characters)
export const plot: Shape<names.PlotKind> = /* @__PURE__ */ oneOf(...names.plotKinds)
export const relicType: Shape<names.RelicType> = /* @__PURE__ */ oneOf(...names.relicTypes)
export const retinueColumn: Shape<names.RetinueColumn> = /* @__PURE__ */ oneOf(...names.retinueColumns)
export const ferry = /* @__PURE__ */ optional(flagOf('path', 'ferry'))
export const mood: Shape<names.Mood> = /* @__PURE__ */ oneOf(...names.moods)
export const treetop = /* @__PURE__ */ optional(flagOf('printed', 'treetop'))
export const landmark: Shape<names.LandmarkName> = /* @__PURE__ */ oneOf(...names.landmarkNames)
export const minister: Shape<names.Minister> = /* @__PURE__ */ oneOf(...names.ministers)
/** What a map or a deck of one's own is called. */
export const ownId: Shape<string> = /* @__PURE__ */ word('name of up to 40 characters', /^[\w-]{1,40}$/)
export const ownName: Shape<string> = /* @__PURE__ */ word('title of up to 60 characters', /^\S.{0,59}$/)
export const act = /* @__PURE__ */ word('name', /^[a-z][a-z-]*$/)
/** Whether an item lies face up, and whether it is damaged. */
export const up: Shape<boolean> = /* @__PURE__ */ flagOf('down', 'up')
export const ready: Shape<boolean> = /* @__PURE__ */ flagOf('exhausted', 'ready')
export const damaged: Shape<boolean> = /* @__PURE__ */ flagOf('undamaged', 'damaged')

/** Cards of the shared deck, as many as there can be. */
export const cards: Shape<string[]> = /* @__PURE__ */ listOf(card, names.mostCards)
/** How many there are of each item. */
export const perItem: Shape<number[]> = /* @__PURE__ */ rowOf(amount, names.items.length)
/** A forest by its number on the map's list, or -1. */
export const forestNumber: Shape<number> = /* @__PURE__ */ whole(-1, names.mostForests - 1)

/** Pieces that are chosen and not removed yet. */
export const losses: Shape<Loss[]> = /* @__PURE__ */ listOf(
  /* @__PURE__ */ objectOf<Loss>({ owner, kind: piece, at: clearing, count, treetop }),
  99,
)

/** The same for each seat that has it. */
export function bySeat<Each>(each: Shape<Each>): Shape<Partial<Record<names.Seat, Each>>> {
  const part = optional(each)
  return { form: 'object', fields: { p1: part, p2: part, p3: part, p4: part, p5: part, p6: part } }
}
