import type { z } from 'zod'
import { kindsOf } from '../../schema/shape'
import { type Task, taskKinds } from '../rules/task'
import { tasks } from './order'
import { named } from './step'

/** What lies on the agenda of a state. */
export const task: z.ZodType<Task> = kindsOf<Task>('do', taskKinds, tasks, named)
