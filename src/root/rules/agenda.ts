import { createAgenda, gatherTasks } from '../../toolkit'
import type { Terms } from './chapter'
import { type Action, chapters, type Task } from './chapters'
import { stepOf } from './hirelings/steps'
import type { Need } from './needs'
import type { Play } from './play'
import type { RuleId } from './rule-id'
import type { Seat } from './vocabulary'

const gathered = /* @__PURE__ */ gatherTasks<Terms, Task>(chapters)
export const { taskKinds, kindOf, refused } = gathered

/** The rule behind a question; each step of a hireling has its own. */
export const lawOf = (play: Play, task: Task): RuleId =>
  task.do === 'hireling' ? stepOf(play, task).law : gathered.lawOf(task)

export const {
  pending,
  runOn,
  toAct: seatToAct,
  legalActions,
  step,
} = /* @__PURE__ */ createAgenda<Play, Task, Seat, Action>({
  stack: ({ state }) => state.agenda,
  isOver: ({ state }) => state.result !== null,
  ruleOf: gathered.ruleOf,
  asksAll: ({ state }) => state.everyQuestion,
})

/** Everything that open questions say of hidden cards (ROOT-ENG-06). */
export const needsOf = (play: Play): Need[] =>
  play.state.agenda.flatMap((task) => kindOf(task).needs?.(play, task) ?? [])
