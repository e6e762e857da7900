import * as z from 'zod'
import { kindsOf, type Named, schemaOf } from '../../schema/shape'
import type { Step } from '../rules/card'
import { stepKinds } from '../rules/carrying-out'
import * as shape from '../rules/shapes'
import { steps as order } from './order'

/** Steps within steps. */
export const steps: z.ZodType<readonly Step[]> = z.lazy(() => z.array(step))

export const named: Named = (name) => (name === 'step' ? step : steps)

export const combatBonus = schemaOf(shape.combatBonus)

/** The effect vocabulary: every keyword with its parts. */
export const step: z.ZodType<Step> = kindsOf<Step>('do', stepKinds, order, named)
