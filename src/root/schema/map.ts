import * as z from 'zod'
import { schemaOf } from '../../schema/shape'
import { sourceNames } from '../rules/provenance'
import { mostSlots } from '../rules/setup/check-map'
import * as shape from '../rules/shapes'
import { clearingCount, mostForests, mostPaths } from '../rules/vocabulary'
import { atMost, clearing, clearingSuit, perClearing, place, upTo } from './parts'

const ownId = schemaOf(shape.ownId)
const title = schemaOf(shape.ownName)
const forestId = schemaOf(shape.forest)
const pair: z.ZodType<readonly [number, number]> = z.tuple([clearing, clearing])
const position: z.ZodType<readonly [number, number]> = z.tuple([z.number(), z.number()])
const clearings = atMost(clearing, clearingCount)
const slots = upTo(mostSlots)

/** What is printed on a map. */
const printed = {
  id: ownId,
  name: title,
  clearings: z
    .array(
      z.strictObject({
        id: clearing,
        suit: clearingSuit.nullable(),
        slots,
        ruin: z.boolean(),
        opposite: clearing.nullable(),
        at: position,
      }),
    )
    .length(clearingCount),
  paths: atMost(pair, mostPaths),
  closedPaths: atMost(pair, mostPaths),
  rivers: atMost(pair, mostPaths),
  coast: clearings,
  edge: clearings,
  forests: atMost(z.strictObject({ id: forestId, clearings, adjacent: atMost(forestId, mostForests) }), mostForests),
  ferry: clearing.nullable(),
  tower: clearing.nullable(),
}

const parts = atMost(ownId, 20)

export const map = z.strictObject({
  ...printed,
  provenance: z.strictObject({
    known: parts,
    recalled: parts,
    reconstructed: parts,
    sources: atMost(z.enum(sourceNames), sourceNames.length),
  }),
})

const forests = atMost(upTo(mostForests - 1), mostForests)

/** A map as a state carries it. */
export const ground = z.strictObject({
  ...printed,
  byPath: perClearing(clearings),
  byRiver: perClearing(clearings),
  slots: perClearing(slots),
  opposites: perClearing(place),
  corners: clearings,
  forestsAt: perClearing(forests),
  forestNeighbours: atMost(forests, mostForests),
})
