import type { z } from 'zod'
import { kindsOf, type Named } from '../../schema/shape'
import { entry } from '../../toolkit'
import { taskKinds } from '../rules/agenda'
import type { Task } from '../rules/chapters'

const kinds = (...names: readonly Task['do'][]): z.ZodType =>
  kindsOf('do', Object.fromEntries(names.map((name) => [name, entry(taskKinds, name)])), [], named)

/** Tasks that lie within tasks: what a removal sets off. */
const named: Named = (name) => (name === 'trigger' ? kinds('save', 'base-lost', 'outrage') : kinds('triggers'))

/** What lies on the agenda of a state. */
export const task: z.ZodType<Task> = kindsOf<Task>('do', taskKinds, [], named)
