import { recordOf } from '../../schema/record'
import { action } from './action'
import { options } from './options'

export const record = recordOf('root', options, action)
