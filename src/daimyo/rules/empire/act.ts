import { flag, listOf, optional, type Shape, taggedBy } from '../../../toolkit'
import type { SoloAct } from '../card'
import * as shape from '../shapes'

/** The islands that a card of the Empire names. */
export const on = /* @__PURE__ */ optional(listOf(shape.island, 6))
const advantage = /* @__PURE__ */ optional(flag)
const pieces = { count: shape.some, on, advantage }
export const soloAct: Shape<SoloAct> = /* @__PURE__ */ taggedBy<SoloAct, 'do'>('do', {
  governor: pieces,
  shadow: pieces,
  farm: pieces,
  tower: pieces,
  relic: { count: shape.some, on, advantage },
  move: { advantage },
  points: { count: shape.count },
  helmet: {},
  loseOne: {},
})
