import { oneOf } from '../../../../toolkit'
import { attacksHangOnHand } from '../../battle/battle'
import { groundRefused } from '../../battle/battle-refusal'
import { battlegrounds, canBattle, needsToBattle } from '../../battle/declare'
import { because } from '../../because'
import { different, matches, suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import { discardFromHand } from '../../hands'
import { canMarch } from '../../moving/move'
import { plan, type Question, sideOf } from '../../play'
import { missing } from '../../reasons'
import { score } from '../../score'
import * as shape from '../../shapes'
import { clearings, type Seat, type Suit } from '../../vocabulary'

/** Up to two moves, or up to two battles (ROOT-12.5.2.4). */
export interface BrigadierTask {
  readonly do: 'brigadier'
  readonly seat: Seat
}
/** The second battle; nothing comes before it (ROOT-12.5.2.4a). */
export interface AgainTask {
  readonly do: 'battle-again'
  readonly seat: Seat
}
/** Cards of one suit are spent, one after another (ROOT-12.5.2.5a); birds alone are one suit too. */
export interface BankerTask {
  readonly do: 'banker'
  readonly seat: Seat
  readonly suit: Suit
  readonly count: number
}
type Task = BrigadierTask | AgainTask | BankerTask
export type BrigadierAct = 'move' | 'battle'
export type DeedAction =
  | { readonly type: 'act'; readonly what: BrigadierAct }
  | { readonly type: 'battle-in'; readonly at: number }
  | { readonly type: 'spend'; readonly card: string }
  | { readonly type: 'done' }

const ordering: Question<BrigadierTask, Extract<DeedAction, { type: 'act' }>> = {
  actions(play, { seat }) {
    const acts: BrigadierAct[] = []
    if (canMarch(play, seat)) acts.push('move')
    if (canBattle(play, seat)) acts.push('battle')
    return acts.map((what) => ({ type: 'act', what }))
  },
  asks: (play, { seat }) => attacksHangOnHand(play, seat),
  answer(play, { seat }, { what }) {
    const move = { do: 'move', seat, suit: 'bird', battle: false } as const
    if (what === 'move') plan(play, { ...move, optional: false }, { ...move, optional: true })
    else plan(play, { do: 'battle', seat, suit: 'bird' }, { do: 'battle-again', seat })
  },
}

const again: Question<AgainTask, Extract<DeedAction, { type: 'battle-in' | 'done' }>> = {
  actions(play, { seat }) {
    const actions: Extract<DeedAction, { type: 'battle-in' | 'done' }>[] = battlegrounds(play, seat).map((at) => ({
      type: 'battle-in',
      at,
    }))
    if (actions.length > 0 || attacksHangOnHand(play, seat)) actions.push({ type: 'done' })
    return actions
  },
  asks: (play, { seat }) => attacksHangOnHand(play, seat),
  answer(play, { seat }, action) {
    if (action.type === 'battle-in') plan(play, { do: 'battle-whom', seat, at: action.at })
  },
}

const banking: Question<BankerTask, Extract<DeedAction, { type: 'spend' | 'done' }>> = {
  // Which cards fit is hidden, as long as there are any.
  asks: (play, { seat }) => sideOf(play, seat).hand.length > 0,
  actions(play, { seat, suit, count }) {
    const cards = different(sideOf(play, seat).hand, (card) => suit === 'bird' || matches(card, suit))
    const actions: Extract<DeedAction, { type: 'spend' | 'done' }>[] = cards.map((card) => ({ type: 'spend', card }))
    if (count > 0) actions.push({ type: 'done' })
    return actions
  },
  answer(play, task, action) {
    if (action.type === 'done') {
      score(play, task.seat, task.count, 'ROOT-12.5.2.5a')
      return
    }
    discardFromHand(play, task.seat, action.card)
    const suit = task.suit === 'bird' ? suitOf(action.card) : task.suit
    plan(play, { ...task, suit, count: task.count + 1 })
  },
}

export const deeds: Chapter<Task, DeedAction> = {
  tasks: {
    brigadier: {
      fields: { seat: shape.seat },
      law: 'ROOT-12.5.2.4',
      rule: ordering,
      needs: (play, { seat }) => (canMarch(play, seat) ? [] : needsToBattle(play, { seat }, clearings)),
    },
    'battle-again': {
      fields: { seat: shape.seat },
      law: 'ROOT-12.5.2.4',
      rule: again,
      refuse: { 'battle-in': (play, { seat }, { at }) => groundRefused(play, seat, 'bird', at) },
    },
    banker: {
      fields: { seat: shape.seat, suit: shape.suit, count: shape.amount },
      law: 'ROOT-12.5.2.5a',
      rule: banking,
      refuse: {
        spend: (play, { seat, suit }, { card }) =>
          missing(play, seat, card, 'ROOT-12.5.2.5a') ??
          because('other-suit', 'ROOT-12.5.2.5a', { card, suit, own: suitOf(card) }),
        done: () => because('not-optional.banker', 'ROOT-12.5.2.5a'),
      },
    },
  },
  actions: {
    act: { fields: { what: oneOf('move', 'battle') } },
    'battle-in': { fields: { at: shape.clearing } },
    spend: { fields: { card: shape.card }, fromHand: true },
    done: { fields: {} },
  },
}
