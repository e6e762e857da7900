import * as z from 'zod'
import { action } from './action'
import { options } from './options'

const head = {
  format: z.literal('totemforge-record-1'),
  game: z.string().regex(/^ironwood$/),
  version: z.string(),
  random: z.string(),
}

/** A record without its options and actions, which are read one by one. */
export const recordHead = z.strictObject(head)

export const record = z.strictObject({ ...head, options, actions: z.array(action) })
