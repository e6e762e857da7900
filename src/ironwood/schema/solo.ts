import * as z from 'zod'
import { choices } from '../rules/event'
import { highestLevel, mostExtraFighters } from '../rules/solo/difficulty'
import { botSides, faces, modes, procedureSteps, stances } from '../rules/solo/solo'
import { cardId, count, forest, listOf, mountain, seat } from './parts'

export const mode = z.enum(modes)
export const level = z.int().min(0).max(highestLevel)
const extraFighters = z.int().min(0).max(mostExtraFighters)

/** The options of the difficulty as they are given, and as they are played. */
export const difficulty = z.strictObject({
  redIcons: z.boolean().exactOptional(),
  moreCards: z.boolean().exactOptional(),
  golem: z.boolean().exactOptional(),
  foundations: z.boolean().exactOptional(),
  spirits: z.boolean().exactOptional(),
  fewerFoundations: z.boolean().exactOptional(),
  extraFighters: extraFighters.exactOptional(),
})
const everyOption = z.strictObject({
  redIcons: z.boolean(),
  moreCards: z.boolean(),
  golem: z.boolean(),
  foundations: z.boolean(),
  spirits: z.boolean(),
  fewerFoundations: z.boolean(),
  extraFighters,
})

export const stance = z.enum(stances)
export const procedureStep = z.enum(procedureSteps)
export const side = z.enum(botSides)
export const face = z.enum(faces)
export const choice = z.enum(choices)

export const solo = z
  .strictObject({
    bot: seat,
    difficulty: everyOption,
    stance: stance.nullable(),
    side,
    spirits: count,
    marked: z.array(mountain),
    die: face.nullable(),
    alerted: z.boolean(),
  })
  .nullable()

const price = z.literal([0, 1, 2])
const kindOfUnits = z.enum(['fighters', 'warbands'])

/** What lies on the agenda while a bot plays. */
export const soloTasks = [
  z.strictObject({ do: z.literal('bot-turn') }),
  z.strictObject({ do: z.literal('procedure') }),
  z.strictObject({ do: z.literal('expend'), icons: z.boolean() }),
  z.strictObject({ do: z.literal('icon'), card: cardId, icon: z.string(), red: z.boolean() }),
  z.strictObject({ do: z.literal('alert') }),
  z.strictObject({ do: z.literal('flip'), side }),
  z.strictObject({ do: z.literal('bot-wager') }),
  z.strictObject({ do: z.literal('bot-draw'), place: z.enum(['top', 'bottom']) }),
  z.strictObject({ do: z.literal('bot-gain') }),
  z.strictObject({ do: z.literal('tribute') }),
  z.strictObject({ do: z.literal('bot-recruit'), price, at: z.enum(['home', 'totem']) }),
  z.strictObject({ do: z.literal('reinforce') }),
  z.strictObject({ do: z.literal('garrison') }),
  // Ironbot
  z.strictObject({ do: z.literal('focus'), for: z.enum(['chase', 'attack', 'flush']) }),
  z.strictObject({ do: z.literal('attacker'), forest, for: z.enum(['attack', 'flush']) }),
  z.strictObject({ do: z.literal('flush') }),
  z.strictObject({ do: z.literal('advance'), by: z.enum(['chase', 'protect', 'expand']), focus: forest.nullable() }),
  z.strictObject({
    do: z.literal('source'),
    by: z.enum(['chase', 'protect', 'expand', 'escort']),
    to: mountain,
    focus: forest.nullable(),
  }),
  z.strictObject({ do: z.literal('escort') }),
  z.strictObject({ do: z.literal('bot-drill') }),
  z.strictObject({ do: z.literal('bot-build') }),
  z.strictObject({ do: z.literal('bot-found') }),
  z.strictObject({ do: z.literal('restart') }),
  z.strictObject({ do: z.literal('muster') }),
  z.strictObject({ do: z.literal('build-or-recruit') }),
  z.strictObject({ do: z.literal('smite') }),
  z.strictObject({ do: z.literal('replace') }),
  // Woodenbot
  z.strictObject({ do: z.literal('locate'), step: z.boolean() }),
  z.strictObject({ do: z.literal('recall') }),
  z.strictObject({ do: z.literal('search') }),
  z.strictObject({ do: z.literal('dig') }),
  z.strictObject({ do: z.literal('discovery'), mountain, step: z.boolean() }),
  z.strictObject({ do: z.literal('unearth'), mountain }),
  z.strictObject({ do: z.literal('renew'), mountain, step: z.boolean() }),
  z.strictObject({ do: z.literal('spirits') }),
  z.strictObject({
    do: z.literal('gather'),
    by: z.enum(['plunder', 'secure', 'interfere']),
    count,
    of: kindOfUnits,
    laden: z.boolean(),
  }),
  z.strictObject({
    do: z.literal('gather-from'),
    to: forest,
    left: count,
    of: kindOfUnits,
    laden: z.boolean(),
    carrying: z.boolean(),
    from: z.array(forest),
  }),
  z.strictObject({
    do: z.literal('raid'),
    on: listOf(z.enum(['foundation', 'possible', 'drill', 'ferrum', 'warband', 'near-totem'])),
    steal: z.boolean(),
  }),
  z.strictObject({ do: z.literal('raid-from'), mountain, steal: z.boolean() }),
  z.strictObject({ do: z.literal('loot'), ferrum: z.boolean(), steal: z.boolean() }),
] as const
