import { flag, nullable, oneOf, optional, type Shape, whole, word } from '../../toolkit'
import { type PieceKind, pieceKinds } from './pieces'
import * as names from './vocabulary'

export const card: Shape<string> = /* @__PURE__ */ word('a card', /^[a-z][a-z-]*$/)
export const cardOrNone: Shape<string | null> = /* @__PURE__ */ nullable(card)
export const clearing: Shape<number> = /* @__PURE__ */ whole(1, names.clearingCount)
export const forest: Shape<string> = /* @__PURE__ */ word('a forest', /^[a-z]\d+$/)
export const count: Shape<number> = /* @__PURE__ */ whole(1, 99)
export const seat: Shape<names.Seat> = /* @__PURE__ */ oneOf(...names.seats)
export const suit: Shape<names.Suit> = /* @__PURE__ */ oneOf(...names.suits)
export const item: Shape<names.Item> = /* @__PURE__ */ oneOf(...names.items)
export const piece: Shape<PieceKind> = /* @__PURE__ */ oneOf(...pieceKinds)
export const leader: Shape<names.Leader> = /* @__PURE__ */ oneOf(...names.leaders)
export const column: Shape<names.Column> = /* @__PURE__ */ oneOf(...names.columns)
export const character: Shape<names.Character> = /* @__PURE__ */ oneOf(...names.characters)
export const ferry = /* @__PURE__ */ optional(flag)
export const act = /* @__PURE__ */ word('an act', /^[a-z][a-z-]*$/)
export const up = flag
