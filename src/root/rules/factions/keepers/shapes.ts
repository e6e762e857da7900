import { flag, listOf, nullable, objectOf, oneOf, type Shape, whole } from '../../../../toolkit'
import * as shape from '../../shapes'
import type { Relic, SeenRelic } from './board'
import { type RelicKind, type RelicValue, relicKinds, relicValues, type Waystation, waystations } from './facts'
import { type RelicName, relicNames } from './relics'

export const waystation: Shape<Waystation> = /* @__PURE__ */ oneOf(...waystations)
export const relicKind: Shape<RelicKind> = /* @__PURE__ */ oneOf(...relicKinds)
export const relicName: Shape<RelicName> = /* @__PURE__ */ oneOf(...relicNames)
export const relicValue: Shape<RelicValue> = /* @__PURE__ */ whole(relicValues.least, relicValues.most)

const common = { type: shape.relicType, up: flag, not: /* @__PURE__ */ listOf(relicValue, relicValues.most) }
export const relic: Shape<Relic> = /* @__PURE__ */ objectOf<Relic>({ ...common, face: relicValue })
export const seenRelic: Shape<SeenRelic> = /* @__PURE__ */ objectOf<SeenRelic>({
  ...common,
  face: nullable(relicValue),
})
