import { createAgenda } from '../../toolkit'
import type { Action } from './chapters'
import type { Play } from './play'
import { kindOf, type Task } from './task'
import type { Seat } from './vocabulary'

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
