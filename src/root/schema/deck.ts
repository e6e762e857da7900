import * as z from 'zod'
import { schemaOf } from '../../schema/shape'
import * as shape from '../rules/shapes'
import { cards } from './parts'

export const deck = z.strictObject({ id: schemaOf(shape.ownId), name: schemaOf(shape.ownName), cards })
