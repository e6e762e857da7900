import * as z from 'zod'
import type { Step } from '../rules/card'
import { listOf, some, unit } from './parts'

const burnable = z.enum(['special', 'vision', 'any'])
const forestPlace = z.enum(['outer', 'chosen', 'totem'])
const mountainPlace = z.enum(['forge', 'site', 'controlled', 'drill', 'attacked-from', 'sacrificed'])
const reach = z.enum(['border', 'moved', 'sacrificed', 'chosen', 'founded', 'attacked-from', 'baited'])
const points = z.int().min(0).max(9)

export const combatBonus = z.strictObject({
  damage: points.exactOptional(),
  defense: points.exactOptional(),
  dominance: points.exactOptional(),
  withGolem: z.boolean().exactOptional(),
})

const cost = z.union([
  z.strictObject({ spend: some }),
  z.strictObject({ burn: burnable }),
  z.strictObject({ sacrifice: some, forGolem: z.boolean().exactOptional() }),
])

/** Steps within steps. */
export const steps: z.ZodType<readonly Step[]> = z.lazy(() => z.array(step))

export const payStep = z.strictObject({
  do: z.literal('pay'),
  cost,
  steps,
  holdTotems: z.boolean().exactOptional(),
})

export const resolveStep = z.strictObject({
  do: z.literal('resolve'),
  count: some,
  options: listOf(steps),
  spendForOneMore: some.exactOptional(),
})

export const markStep = z.strictObject({
  do: z.literal('mark'),
  at: z.enum(['mountain', 'mountain-but-ferrum', 'forest', 'warband-between-two']),
  stops: z.enum(['leaving', 'entering']),
  until: z.enum(['round', 'exhausted']),
})

export const recruitStep = z.strictObject({
  do: z.literal('recruit'),
  unit,
  at: z.union([forestPlace, mountainPlace]),
  count: some,
  apart: z.boolean().exactOptional(),
  countIfShown: some.exactOptional(),
  otherwise: z.strictObject({ at: forestPlace, count: some }).exactOptional(),
})

/** The effect vocabulary: every keyword with its parts. */
export const anyStep = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draw'), count: z.union([some, z.literal('forges')]) }),
  z.strictObject({ do: z.literal('draw-vision'), count: some }),
  z.strictObject({ do: z.literal('look') }),
  z.strictObject({ do: z.literal('look-and-draw'), count: some }),
  z.strictObject({ do: z.literal('gain'), count: some }),
  z.strictObject({ do: z.literal('steal'), count: z.union([some, z.literal('half')]) }),
  z.strictObject({ do: z.literal('take-cargo'), count: some }),
  z.strictObject({ do: z.literal('move-fighters'), count: z.union([some, z.literal('hand')]) }),
  z.strictObject({ do: z.literal('move-again') }),
  z.strictObject({ do: z.literal('move-warbands'), count: some, onto: z.literal('drill').exactOptional() }),
  z.strictObject({ do: z.literal('move-drill') }),
  z.strictObject({ do: z.literal('bait') }),
  z.strictObject({
    do: z.literal('attack'),
    target: z.enum(['ferrum', 'marked']).exactOptional(),
    from: z.literal('chosen').exactOptional(),
    bonus: combatBonus.exactOptional(),
    wagerReturns: z.boolean().exactOptional(),
    noSpecialWager: z.boolean().exactOptional(),
  }),
  z.strictObject({ do: z.literal('victory'), steps }),
  recruitStep,
  z.strictObject({ do: z.literal('remove'), reach, count: some, together: z.boolean().exactOptional() }),
  payStep,
  z.strictObject({ do: z.literal('burn-to-remove'), count: some }),
  resolveStep,
  z.strictObject({ do: z.literal('discover'), at: z.literal('chosen').exactOptional() }),
  z.strictObject({ do: z.literal('build') }),
  z.strictObject({ do: z.literal('found'), reach: z.literal('adjacent').exactOptional() }),
  markStep,
  z.strictObject({ do: z.literal('choose-forest') }),
  z.strictObject({ do: z.literal('additional'), again: z.boolean().exactOptional() }),
  z.strictObject({ do: z.literal('hold-totems') }),
  z.strictObject({ do: z.literal('take-markers'), count: z.union([some, z.literal('all')]) }),
  z.strictObject({ do: z.literal('add-marker') }),
  z.strictObject({ do: z.literal('inspect-hand') }),
  z.strictObject({ do: z.literal('show-visions') }),
  z.strictObject({ do: z.literal('demand') }),
  z.strictObject({ do: z.literal('opponent-burns') }),
  z.strictObject({ do: z.literal('toll') }),
  z.strictObject({ do: z.literal('no-additional') }),
])

export const step: z.ZodType<Step> = anyStep
