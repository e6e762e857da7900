import * as z from 'zod'
import { isRecord } from '../../schema/parse'
import { schemaOf } from '../../schema/shape'
import { seed as seedShape } from '../../toolkit/seed'
import { highestCount } from '../rules/vocabulary'

/** How many there are on every map (IW-MAP-01). */
export const mountainCount = 11
export const forestCount = 16

export const seat = z.enum(['woodwalkers', 'ironclad'])
export const viewer = z.enum(['woodwalkers', 'ironclad', 'spectator'])
export const unit = z.enum(['fighter', 'golem'])
export const totem = z.enum(['full', 'fading'])
export const seed = schemaOf(seedShape)

/** The id of a location: a word, as it stands in the text of an action. */
export const place = z.string().regex(/^(?!nothing$|__proto__$)\S+$/)
/** WW01 to WW38 and IC01 to IC38, in every card set (IW-CARD-04). */
export const cardId = z.string().regex(/^(?:WW|IC)(?:0[1-9]|[12]\d|3[0-8])$/)

/** The numbers of the components (IW-COMP-01), and of the cards of a faction and of the vision cards. */
export const cardCount = 38
export const visionCount = mountainCount - 1

export const upTo = (most: number): z.ZodInt => z.int().min(0).max(most)

/** A number of things in play: what several cards add up to stays below it. */
export const count = upTo(999)
/** A number on a card. */
export const some = z.int().min(1).max(highestCount)
export const mountain = z
  .int()
  .min(0)
  .max(mountainCount - 1)
export const forest = z
  .int()
  .min(0)
  .max(forestCount - 1)
/** A mountain or a forest, as the rest of the object says. */
export const location = z
  .int()
  .min(0)
  .max(forestCount - 1)

export const perMountain = (most: number): z.ZodArray<z.ZodInt> => z.array(upTo(most)).length(mountainCount)
export const perForest = (most: number): z.ZodArray<z.ZodInt> => z.array(upTo(most)).length(forestCount)

/** The same for either seat. */
export const both = <Part extends z.ZodType>(
  part: Part,
): z.ZodObject<{ woodwalkers: Part; ironclad: Part }, z.core.$strict> =>
  z.strictObject({ woodwalkers: part, ironclad: part })

/**
 * A list that its type keeps from being changed. It is not frozen as zod's `readonly` would: frozen around parts that are
 * not, it would keep those from being frozen with the rest of a state.
 */
export const listOf = <Item extends z.ZodType>(item: Item): z.ZodType<readonly z.infer<Item>[]> => z.array(item)
export const listOfLength = <Item extends z.ZodType>(item: Item, length: number): z.ZodType<readonly z.infer<Item>[]> =>
  z.array(item).length(length)
export const listOfAtMost = <Item extends z.ZodType>(item: Item, most: number): z.ZodType<readonly z.infer<Item>[]> =>
  z.array(item).max(most)

/** An object from ids to parts. zod leaves the key `__proto__` out without a word; here it is refused like any other. */
export const recordOf = <Part extends z.ZodType>(
  key: z.ZodString,
  part: Part,
): z.ZodType<Record<string, z.infer<Part>>> =>
  z.preprocess(
    (input, context) => {
      const keys = ['__proto__']
      if (isRecord(input) && Object.hasOwn(input, '__proto__'))
        context.issues.push({ code: 'unrecognized_keys', keys, input })
      return input
    },
    z.record(key, part),
  )
