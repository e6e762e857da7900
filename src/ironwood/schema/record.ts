import * as z from 'zod'
import { action } from './action'
import { options } from './options'

export const record = z.strictObject({
  format: z.literal('totemforge-record-1'),
  game: z.string().regex(/^ironwood$/),
  version: z.string(),
  random: z.string(),
  options,
  actions: z.array(action),
})
