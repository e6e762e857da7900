import { gatherTasks } from '../../toolkit'
import type { Terms } from './chapter'
import { chapters, type Task } from './chapters'

export type { QuestionTask, Task } from './chapters'

export const { taskKinds, kindOf, ruleOf, lawOf, refused } = /* @__PURE__ */ gatherTasks<Terms, Task>(chapters)

/** The vision cards that lie with tasks, because somebody looks at them. */
export function visionsWith(agenda: readonly Task[]): number[] {
  const visions: number[] = []
  for (const task of agenda) visions.push(...(kindOf(task).hides?.holds?.(task) ?? []))
  return visions
}
