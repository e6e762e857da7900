import * as z from 'zod'
import { forest, forestCount, listOf, listOfLength, mountain, mountainCount, place, recordOf } from './parts'

const mountainData = {
  id: place,
  name: z.string(),
  number: z.int(),
  kind: z.enum(['ferrum', 'inner', 'outer']),
}
const forestData = { id: place, number: z.int(), kind: z.enum(['inner', 'outer']) }
const position: z.ZodType<readonly [number, number]> = z.tuple([z.number(), z.number()])
const pair: z.ZodType<readonly [string, string]> = z.tuple([place, place])
const pairs = listOf(pair)

export const map = z.strictObject({
  id: z.string(),
  title: z.string(),
  provenance: z.string(),
  mountains: listOf(z.strictObject({ ...mountainData, at: position })),
  forests: listOf(z.strictObject({ ...forestData, touches: listOf(place) })),
  ridges: pairs,
  paths: pairs,
})

const mountains = listOf(mountain)
const forests = listOf(forest)

/** A map as a state carries it. */
export const board = z.strictObject({
  mountains: listOfLength(z.strictObject({ ...mountainData, at: position.exactOptional() }), mountainCount),
  forests: listOfLength(z.strictObject(forestData), forestCount),
  ferrum: mountain,
  mountainAt: recordOf(place, mountain),
  forestAt: recordOf(place, forest),
  ridges: listOfLength(mountains, mountainCount),
  paths: listOfLength(forests, forestCount),
  mountainsBeside: listOfLength(mountains, forestCount),
  forestsBeside: listOfLength(forests, mountainCount),
  innerBeside: listOfLength(forests, mountainCount),
  outerForests: forests,
  innerForests: forests,
})
