import type { Refusal } from '../../../../core'
import { flag, oneOf } from '../../../../toolkit'
import { canBattle } from '../../battle/declare'
import { because } from '../../because'
import { cardOf, different } from '../../cards'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { discardFromHand } from '../../hands'
import { canMarch } from '../../moving/move'
import { type Play, plan, sideOf } from '../../play'
import { missing } from '../../reasons'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import type { Seat } from '../../vocabulary'
import { buildRefused } from './build-refusal'
import { overworkAt, overworkRefused } from './overwork'
import { canBuild } from './sites'
import { recruitAt, recruitRefused } from './wood'

/** Up to three actions, and one more for each bird spent (ROOT-6.5b, ROOT-6.5c). */
export interface CatActionsTask {
  readonly do: 'cat-actions'
  readonly seat: Seat
  readonly left: number
  readonly recruited: boolean
}
const acts = ['battle', 'march', 'recruit', 'build', 'overwork'] as const
export type Act = (typeof acts)[number]
export type CatAction =
  | { readonly type: 'act'; readonly what: Act }
  | { readonly type: 'spend-bird'; readonly card: string }

const possible: Readonly<Record<Act, (play: Play, seat: Seat, task: CatActionsTask) => boolean>> = {
  battle: (play, seat) => canBattle(play, seat),
  march: (play, seat) => canMarch(play, seat),
  recruit: (play, seat, { recruited }) =>
    !recruited && sideOf(play, seat).supply > 0 && recruitAt(play, seat).length > 0,
  build: canBuild,
  overwork: (play, seat) => overworkAt(play, seat).length > 0,
}

const birds = (play: Play, seat: Seat): string[] =>
  different(sideOf(play, seat).hand, (card) => cardOf(card).suit === 'bird')

const daylight = /* @__PURE__ */ stepOf<CatActionsTask>({
  actions(play, task) {
    const { seat, left } = task
    const actions: Action[] = []
    if (left > 0) for (const what of acts) if (possible[what](play, seat, task)) actions.push({ type: 'act', what })
    for (const card of birds(play, seat)) actions.push({ type: 'spend-bird', card })
    return actions
  },
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0,
  answer(play, task, action) {
    const { seat, left, recruited } = task
    if (action.type === 'spend-bird') {
      discardFromHand(play, seat, action.card)
      plan(play, { do: 'cat-actions', seat, left: left + 1, recruited })
      return
    }
    if (action.type !== 'act') return
    plan(play, { do: 'cat-actions', seat, left: left - 1, recruited: recruited || action.what === 'recruit' })
    if (action.what === 'battle') plan(play, { do: 'battle', seat, suit: 'bird' })
    else if (action.what === 'march')
      plan(
        play,
        { do: 'move', seat, suit: 'bird', battle: false, optional: false },
        { do: 'move', seat, suit: 'bird', battle: false, optional: true },
      )
    else if (action.what === 'recruit') plan(play, { do: 'recruit', seat, done: [] })
    else if (action.what === 'build') plan(play, { do: 'build-in', seat })
    else plan(play, { do: 'overwork', seat })
  },
})

/** Why she cannot take an action now, as far as its own rule knows. */
function actRefused(play: Play, { seat, left, recruited }: CatActionsTask, what: string): Refusal | null {
  if (left === 0) return because('no-action-left', 'ROOT-6.5b')
  switch (what) {
    case 'battle':
      return because('nobody-to-battle.marquise', 'ROOT-6.5.1')
    case 'march':
      return because('nothing-can-move.marquise', 'ROOT-6.5.2')
    case 'recruit':
      return recruited ? because('recruited-already', 'ROOT-6.5.3a') : recruitRefused(play, seat)
    case 'build':
      return buildRefused(play, seat)
    case 'overwork':
      return overworkRefused(play, seat, null)
    default:
      return because('no-such-act.marquise', 'ROOT-6.5b', { act: what })
  }
}

export const marquiseDaylight: Chapter<CatActionsTask, CatAction> = {
  tasks: {
    'cat-actions': {
      fields: { seat: shape.seat, left: shape.amount, recruited: flag },
      law: 'ROOT-6.5b',
      rule: daylight,
      refuse: {
        act: (play, task, { what }) => actRefused(play, task, what),
        craft: () => because('craft-over.marquise', 'ROOT-6.5a'),
        'spend-bird': (play, { seat }, { card }) =>
          missing(play, seat, card, 'ROOT-6.5c') ?? because('not-a-bird', 'ROOT-6.5c', { card }),
      },
    },
  },
  actions: {
    act: { fields: { what: oneOf(...acts) } },
    'spend-bird': { fields: { card: shape.card }, fromHand: true },
  },
}
