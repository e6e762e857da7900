import { createAgenda, type Pending } from '../../toolkit'
import type { Action } from './action'
import type { Play } from './play'
import { rollDie } from './solo/die'
import { tellLost } from './solo/idle'
import { watchAid } from './solo/woodenbot/aid'
import { ruleOf, type Task } from './task'
import type { Seat } from './vocabulary'

const agenda = /* @__PURE__ */ createAgenda<Play, Task, Seat, Action>({
  stack: ({ state }) => state.agenda,
  isOver: ({ state }) => state.result !== null,
  ruleOf,
  watch(play) {
    if (play.state.solo) watchAid(play)
  },
  lost(play, task) {
    if (play.state.solo) tellLost(play, task)
  },
})

export const { pending, runOn, toAct: seatToAct } = agenda

/** The possible answers; a bot with a choice of places may roll the Magic die for it, once (BOT-13). */
export function answers(play: Play, { task, rule, seat }: Pending<Play, Task, Seat, Action>): Action[] {
  const actions = rule.actions(play, task)
  const { solo } = play.state
  if (solo && solo.die === null && seat === solo.bot && actions.filter(({ type }) => type !== 'forfeit').length > 1)
    actions.push({ type: 'roll' })
  return actions
}

/** Carries an answer to the pending question out, and runs on to the next question. */
export function answer(play: Play, action: Action): void {
  if (action.type === 'roll') {
    rollDie(play)
    return
  }
  const { solo } = play.state
  if (solo?.die) solo.die = null
  agenda.step(play, action)
}
