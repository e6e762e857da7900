import { flag } from '../../../toolkit'
import { canBattle } from '../battle/declare'
import { cardOf, different, matches } from '../cards'
import type { Chapter } from '../chapter'
import type { Action } from '../chapters'
import { discardFromHand } from '../hands'
import { canMarch } from '../moving/move'
import { place } from '../placing'
import { type Play, plan, type Question, sideOf, suitAt } from '../play'
import { canPlace, countAt } from '../rule'
import * as shape from '../shapes'
import { stepOf } from '../turn/options'
import { type ClearingSuit, clearings, type Seat } from '../vocabulary'
import { canBuild } from './build'
import { recruitAt, woodLeft } from './wood'

/** Up to three actions, and one more for each bird spent (ROOT-6.5b, ROOT-6.5c). */
interface CatActionsTask {
  readonly do: 'cat-actions'
  readonly seat: Seat
  readonly left: number
  readonly recruited: boolean
}
interface OverworkTask {
  readonly do: 'overwork'
  readonly seat: Seat
}
interface OverworkCardTask {
  readonly do: 'overwork-card'
  readonly seat: Seat
  readonly at: number
}
const acts = ['battle', 'march', 'recruit', 'build', 'overwork'] as const
type Act = (typeof acts)[number]
type CatAction =
  | { readonly type: 'act'; readonly what: string }
  | { readonly type: 'spend-bird'; readonly card: string }
  | { readonly type: 'overwork'; readonly at: number }
  | { readonly type: 'spend'; readonly card: string }

/** Sawmills where wood can be placed, for a card (ROOT-6.5.5). */
const sawmillsAt = (play: Play, seat: Seat): number[] =>
  woodLeft(play, seat) === 0
    ? []
    : clearings.filter((at) => countAt(play, seat, 'sawmill', at) > 0 && canPlace(play, seat, at))

/** Of those the ones that a card of the hand fits. */
const overworkAt = (play: Play, seat: Seat): number[] =>
  sawmillsAt(play, seat).filter((at) => sideOf(play, seat).hand.some((card) => matches(card, suitAt(play, at))))

export const overworkSuits = (play: Play, seat: Seat): ClearingSuit[] =>
  sawmillsAt(play, seat).map((at) => suitAt(play, at))

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
    const actions: Action[] =
      left > 0 ? acts.filter((what) => possible[what](play, seat, task)).map((what) => ({ type: 'act', what })) : []
    for (const card of birds(play, seat)) actions.push({ type: 'spend-bird', card })
    return actions
  },
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0,
  answer(play, task, action) {
    const { seat, left } = task
    if (action.type === 'spend-bird') {
      discardFromHand(play, seat, action.card)
      plan(play, { ...task, left: left + 1 })
      return
    }
    if (action.type !== 'act') return
    plan(play, { ...task, left: left - 1, recruited: task.recruited || action.what === 'recruit' })
    const move = { do: 'move', seat, suit: 'bird', battle: false } as const
    if (action.what === 'battle') plan(play, { do: 'battle', seat, suit: 'bird' })
    else if (action.what === 'march') plan(play, { ...move, optional: false }, { ...move, optional: true })
    else if (action.what === 'recruit') plan(play, { do: 'recruit', seat, done: [] })
    else if (action.what === 'build') plan(play, { do: 'build-in', seat })
    else plan(play, { do: 'overwork', seat })
  },
})

const where: Question<OverworkTask, Extract<CatAction, { type: 'overwork' }>> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat }) => overworkAt(play, seat).map((at) => ({ type: 'overwork', at })),
  // Which of several fit is a matter of her hand, so even one is asked for (ROOT-INFO-21).
  asks: (play, { seat }) => sawmillsAt(play, seat).length > 1,
  answer: (play, { seat }, { at }) => plan(play, { do: 'overwork-card', seat, at }),
}

const paying: Question<OverworkCardTask, Extract<CatAction, { type: 'spend' }>> = {
  seat: (_play, { seat }) => seat,
  alwaysAsked: true,
  actions: (play, { seat, at }) =>
    different(sideOf(play, seat).hand, (card) => matches(card, suitAt(play, at))).map((card) => ({
      type: 'spend',
      card,
    })),
  answer(play, { seat, at }, { card }) {
    discardFromHand(play, seat, card)
    place(play, seat, 'wood', at)
  },
}

export const marquiseDaylight: Chapter<CatActionsTask | OverworkTask | OverworkCardTask, CatAction> = {
  tasks: {
    'cat-actions': {
      fields: { seat: shape.seat, left: shape.amount, recruited: flag },
      law: 'ROOT-6.5b',
      asks: 'on an action',
      rule: daylight,
    },
    overwork: { fields: { seat: shape.seat }, law: 'ROOT-6.5.5a', asks: 'where to overwork', rule: where },
    'overwork-card': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-6.5.5a',
      asks: 'which card to spend',
      rule: paying,
    },
  },
  actions: {
    act: { fields: { what: shape.act } },
    'spend-bird': { fields: { card: shape.card } },
    overwork: { fields: { at: shape.clearing } },
    spend: { fields: { card: shape.card } },
  },
}
