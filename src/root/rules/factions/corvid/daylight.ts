import type { Refusal } from '../../../../core'
import { oneOf } from '../../../../toolkit'
import { canBattle } from '../../battle/declare'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { canMarch } from '../../moving/move'
import { type Play, plan } from '../../play'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import type { Seat } from '../../vocabulary'
import { corvidOf } from './board'
import { plotRefused, plottable } from './plotting'
import { canTrick } from './trick'

/** Up to three actions (ROOT-13.5a). */
export interface CorvidActionsTask {
  readonly do: 'corvid-actions'
  readonly seat: Seat
  readonly left: number
}
/** One action more in place of all draws of the Evening, or the draw (ROOT-13.6.1). */
export interface ExertTask {
  readonly do: 'exert'
  readonly seat: Seat
}
/** The turn is over: what counts within it counts no more (ROOT-ENG-27). */
export interface CorvidRestTask {
  readonly do: 'corvid-rest'
  readonly seat: Seat
}
export const corvidActs = ['move', 'plot', 'battle', 'trick'] as const
export type CorvidAct = (typeof corvidActs)[number]
export type CorvidAction = { readonly type: 'act'; readonly what: CorvidAct }

const possible: Readonly<Record<CorvidAct, (play: Play, seat: Seat) => boolean>> = {
  move: (play, seat) => canMarch(play, seat),
  plot: (play, seat) => plottable(play, seat).length > 0,
  battle: (play, seat) => canBattle(play, seat),
  trick: canTrick,
}

const offered = (play: Play, seat: Seat): Action[] =>
  corvidActs.filter((what) => possible[what](play, seat)).map((what) => ({ type: 'act', what }))

/** Whether there is any of them. */
const isOffered = (play: Play, seat: Seat): boolean => corvidActs.some((what) => possible[what](play, seat))

function takeAct(play: Play, seat: Seat, what: string): void {
  if (what === 'move') plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: false })
  else if (what === 'battle') plan(play, { do: 'battle', seat, suit: 'bird' })
  else plan(play, { do: what === 'plot' ? 'plot-in' : 'trick', seat })
}

const daylight = /* @__PURE__ */ stepOf<CorvidActionsTask>({
  actions: (play, { seat, left }) => (left > 0 ? offered(play, seat) : []),
  isOpen: (play, { seat, left }) => left > 0 && isOffered(play, seat),
  answer(play, task, action) {
    if (action.type !== 'act') return
    plan(play, { ...task, left: task.left - 1 })
    takeAct(play, task.seat, action.what)
  },
})

/** ROOT-13.6.1c: not after a card was drawn in this Evening; then nobody is asked. */
const mayExert = (play: Play, seat: Seat): boolean => !corvidOf(play, seat).drew

const exerting = /* @__PURE__ */ stepOf<ExertTask>({
  actions: (play, { seat }) => (mayExert(play, seat) ? offered(play, seat) : []),
  isOpen: (play, { seat }) => mayExert(play, seat) && isOffered(play, seat),
  answer(play, { seat }, action) {
    if (action.type !== 'act') return
    corvidOf(play, seat).exerted = true
    takeAct(play, seat, action.what)
  },
})

function rest(play: Play, { seat }: CorvidRestTask): void {
  Object.assign(corvidOf(play, seat), { placed: 0, drew: false, exerted: false })
}

/** Why it cannot take an action now. */
function actRefused(play: Play, seat: Seat, what: string): Refusal | null {
  switch (what) {
    case 'move':
      return because('nothing-can-move.corvid', 'ROOT-13.5.1')
    case 'battle':
      return because('nobody-to-battle.corvid', 'ROOT-13.5.3')
    case 'plot':
      return plotRefused(play, seat)
    case 'trick':
      return because('nothing-to-swap', 'ROOT-13.5.4')
    default:
      return because('no-such-act.corvid', 'ROOT-13.5a', { act: what })
  }
}

export const corvidDaylight: Chapter<CorvidActionsTask | ExertTask, CorvidAction, CorvidRestTask> = {
  tasks: {
    'corvid-actions': {
      fields: { seat: shape.seat, left: shape.amount },
      law: 'ROOT-13.5a',
      rule: daylight,
      refuse: {
        act: (play, { seat, left }, { what }) =>
          left === 0 ? because('no-action-left.corvid', 'ROOT-13.5a') : actRefused(play, seat, what),
        craft: () => because('craft-over.corvid', 'ROOT-13.2.1'),
      },
    },
    exert: {
      fields: { seat: shape.seat },
      law: 'ROOT-13.6.1a',
      rule: exerting,
      refuse: {
        act: (play, { seat }, { what }) => actRefused(play, seat, what),
      },
    },
    'corvid-rest': { fields: { seat: shape.seat }, law: 'ROOT-ENG-27', rule: { run: rest } },
  },
  actions: { act: { fields: { what: oneOf(...corvidActs) } } },
}
