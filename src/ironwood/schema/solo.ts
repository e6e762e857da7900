import * as z from 'zod'
import { choices } from '../rules/event'
import { highestLevel, mostExtraFighters } from '../rules/solo/difficulty'
import { botSides, faces, modes, procedureSteps, stances } from '../rules/solo/solo'
import { supply } from '../rules/vocabulary'
import { mountain, seat, upTo, visionCount } from './parts'

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
    spirits: upTo(supply.markers),
    marked: z.array(mountain).max(visionCount),
    die: face.nullable(),
    alerted: z.boolean(),
  })
  .nullable()
