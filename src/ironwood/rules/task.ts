import type { TaskKind } from './chapter'
import { chapters, type QuestionTask, type Task } from './chapters'

export type { QuestionTask, Task } from './chapters'

/** Every kind of task, by its name. */
export const taskKinds: Readonly<Record<string, TaskKind<Task>>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(chapters).map(({ tasks }) => tasks),
)

const byName: ReadonlyMap<string, TaskKind<Task>> = /* @__PURE__ */ new Map(Object.entries(taskKinds))

export function kindOf(task: Task): TaskKind<Task> {
  const kind = byName.get(task.do)
  if (!kind) throw new Error(`There is no task ${task.do}.`)
  return kind
}

/** The vision cards that lie with tasks, because somebody looks at them. */
export function visionsWith(agenda: readonly Task[]): number[] {
  const visions: number[] = []
  for (const task of agenda) visions.push(...(kindOf(task).hides?.visions?.(task) ?? []))
  return visions
}

/** Whether a task asks a seat. */
export const isQuestion = (task: Task): task is QuestionTask => 'answer' in kindOf(task).rule
