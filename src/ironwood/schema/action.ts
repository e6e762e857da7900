import type { z } from 'zod'
import { kindsOf } from '../../schema/shape'
import type { Action } from '../rules/action'
import { actionKinds } from '../rules/notation'
import { actions } from './order'

export const action: z.ZodType<Action> = kindsOf<Action>('type', actionKinds, actions)
