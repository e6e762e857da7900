import * as z from 'zod'
import { schemaOf } from '../../schema/shape'
import { seed as seedShape } from '../../toolkit/seed'
import * as shape from '../rules/shapes'
import { clearingCount, items, mostCards, type Seat } from '../rules/vocabulary'

export const seat = schemaOf(shape.seat)
export const card = schemaOf(shape.card)
export const item = schemaOf(shape.item)
export const clearing = schemaOf(shape.clearing)
export const clearingSuit = schemaOf(shape.clearingSuit)
/** A clearing, or 0 for none. */
export const place = schemaOf(shape.place)
/** A number of things that may be none. */
export const amount = schemaOf(shape.amount)
export const name = schemaOf(shape.act)
export const seed = schemaOf(seedShape)

export const upTo = (most: number): z.ZodInt => z.int().min(0).max(most)
export const atMost = <Item extends z.ZodType>(part: Item, most: number): z.ZodArray<Item> => z.array(part).max(most)
/** The same for each clearing; place 0 is kept for a clearing off the map. */
export const perClearing = <Item extends z.ZodType>(part: Item): z.ZodArray<Item> =>
  z.array(part).length(clearingCount + 1)
export const perItem = z.array(amount).length(items.length)

/** As many as a deck can have. */
export const cards = atMost(card, mostCards)

/** The same for each seat that has it. */
export const bySeat = <Part extends z.ZodType>(
  part: Part,
): z.ZodObject<{ [Each in Seat]: z.ZodExactOptional<Part> }, z.core.$strict> =>
  z.strictObject({
    p1: part.exactOptional(),
    p2: part.exactOptional(),
    p3: part.exactOptional(),
    p4: part.exactOptional(),
    p5: part.exactOptional(),
    p6: part.exactOptional(),
  })

/** The same for both sides of a battle. */
export const both = <Part extends z.ZodType>(
  part: Part,
): z.ZodObject<{ attacker: Part; defender: Part }, z.core.$strict> => z.strictObject({ attacker: part, defender: part })
