import type { z } from 'zod'
import { kindsOf } from '../../schema/shape'
import type { Action } from '../rules/chapters'
import { actionKinds } from '../rules/notation'

export const action: z.ZodType<Action> = kindsOf<Action>('type', actionKinds, [])
