import { createAgenda } from '../../toolkit'
import type { ActionKind, TaskKind } from './chapter'
import { type Action, chapters, type Task } from './chapters'
import type { Need } from './needs'
import type { Play } from './play'
import type { Seat } from './vocabulary'

/** Every kind of task, by its name. */
export const taskKinds: Readonly<Record<string, TaskKind<Task>>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(chapters).map(({ tasks }) => tasks),
)

/** Every kind of action, by its name. */
export const actionKinds: Readonly<Record<string, ActionKind<Action>>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(chapters).map(({ actions }) => actions),
)

const byName: ReadonlyMap<string, TaskKind<Task>> = /* @__PURE__ */ new Map(Object.entries(taskKinds))

export function kindOf(task: Task): TaskKind<Task> {
  const kind = byName.get(task.do)
  if (!kind) throw new Error(`There is no task ${task.do}.`)
  return kind
}

export const {
  pending,
  runOn,
  toAct: seatToAct,
  legalActions,
  step,
} = /* @__PURE__ */ createAgenda<Play, Task, Seat, Action>({
  stack: ({ state }) => state.agenda,
  isOver: ({ state }) => state.result !== null,
  ruleOf: (task) => kindOf(task).rule,
})

/** Everything that open questions say of hidden cards (ROOT-ENG-06). */
export const needsOf = (play: Play): Need[] =>
  play.state.agenda.flatMap((task) => kindOf(task).needs?.(play, task) ?? [])
