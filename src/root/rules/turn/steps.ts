import type { Refusal } from '../../../core'
import { because } from '../because'
import { different } from '../cards'
import type { Chapter } from '../chapter'
import type { Action } from '../chapters'
import { craft, craftable, hasPieces } from '../craft'
import { craftRefused } from '../craft-refusal'
import { factsOf } from '../factions/facts'
import { discardFromHand, draw } from '../hands'
import { isHandOpen } from '../open-hand'
import { factionOf, has, type Play, plan, type Question, rulesOf, sideOf } from '../play'
import * as shape from '../shapes'
import { handLimit, type Seat } from '../vocabulary'
import { ambushIn } from './informants'
import { stepOf } from './options'

/** Any number of cards may be crafted (ROOT-6.5a, ROOT-7.5.1). */
export interface CraftTask {
  readonly do: 'craft-step'
  readonly seat: Seat
}
export interface DrawTask {
  readonly do: 'draw-step'
  readonly seat: Seat
}
export interface DiscardTask {
  readonly do: 'discard-step'
  readonly seat: Seat
}
export type StepAction =
  | { readonly type: 'craft'; readonly card: string }
  | { readonly type: 'discard'; readonly card: string }

export const craftActions = (play: Play, seat: Seat): Action[] =>
  craftable(play, seat).map((card) => ({ type: 'craft', card }))

const crafts = /* @__PURE__ */ stepOf<CraftTask>({
  actions: (play, { seat }) => craftActions(play, seat),
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0 && hasPieces(play, seat),
  answer(play, task, action) {
    plan(play, task)
    if (action.type === 'craft') craft(play, task.seat, action.card)
  },
})

function drawing(play: Play, { seat }: DrawTask): void {
  if (rulesOf(play, seat).mayDraw?.(play, seat) === false) return
  if (has(play, seat, 'informants') && ambushIn(play).length > 0) plan(play, { do: 'informants', seat })
  else draw(play, seat, rulesOf(play, seat).drawCount(play, seat))
}

const discarding: Question<DiscardTask, Extract<StepAction, { type: 'discard' }>> = {
  actions(play, { seat }) {
    const { hand } = sideOf(play, seat)
    return hand.length > handLimit ? different(hand).map((card) => ({ type: 'discard', card })) : []
  },
  asks: (play, { seat }) => sideOf(play, seat).hand.length > handLimit && !isHandOpen(play, seat),
  answer(play, task, { card }) {
    discardFromHand(play, task.seat, card)
    plan(play, task)
  },
}

const discardRefused = (play: Play, seat: Seat, card: string): Refusal =>
  because('not-in-hand', factsOf[factionOf(play, seat)].handLimit, { card, seat })

export const steps: Chapter<CraftTask | DiscardTask, StepAction, DrawTask> = {
  tasks: {
    'craft-step': {
      fields: { seat: shape.seat },
      law: 'ROOT-4.1a',
      rule: crafts,
      refuse: { craft: (play, { seat }, { card }) => craftRefused(play, seat, card) },
    },
    'draw-step': { fields: { seat: shape.seat }, law: 'ROOT-G.1.2', rule: { run: drawing } },
    'discard-step': {
      fields: { seat: shape.seat },
      law: 'ROOT-INV-17',
      rule: discarding,
      refuse: { discard: (play, { seat }, { card }) => discardRefused(play, seat, card) },
    },
  },
  actions: {
    craft: { fields: { card: shape.card }, fromHand: true },
    discard: { fields: { card: shape.card }, fromHand: true },
  },
}
