import { gatherTasks } from '../../toolkit'
import type { Terms } from './chapter'
import { chapters, type Task } from './chapters'

export type { Task } from './chapters'

export const { kindOf, ruleOf, lawOf, refused, taskKinds } = /* @__PURE__ */ gatherTasks<Terms, Task>(chapters)
