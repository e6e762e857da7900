import { createAgenda } from '../../toolkit'
import type { Action } from './chapters'
import { fallShort } from './empire/empire'
import type { Play } from './play'
import { ruleOf, type Task } from './task'
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
  ruleOf,
  lost(play, task) {
    // What the Empire cannot do is not done in full (DAI-SOLO-10).
    if (task.do.startsWith('empire-')) fallShort(play)
  },
})
