import * as z from 'zod'
import { recordHeadOf } from '../../schema/record'
import { action } from './action'
import { options } from './options'

/** A record without its options and actions, which are read one by one. */
export const recordHead = recordHeadOf('root')

export const record = recordHead.extend({ options, actions: z.array(action) })
