import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { placeSuited } from '../../landmarks/suit'
import { ofClearing } from '../../needs'
import { place } from '../../placing'
import { hasSuit, type Play, plan, type Question } from '../../play'
import { removeAllEnemies } from '../../removal'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { type ClearingSuit, clearings, type Seat } from '../../vocabulary'
import { revoltRefused, spreadRefused, supporterRefused } from './birdsong-refusal'
import { allianceOf } from './board'
import { allianceTracks } from './facts'
import { promote } from './officers'
import { baseKind, differentFor, spendSupporter } from './supporters'
import { couldSpread, isSympathetic, placeSympathy, revoltsAt, ripeForRevolt, spreadCost, spreadsTo } from './sympathy'

export interface RevoltTask {
  readonly do: 'revolt'
  readonly seat: Seat
}
export interface SpreadTask {
  readonly do: 'spread'
  readonly seat: Seat
}
/** Supporters are spent, one by one, for a revolt or for sympathy in a clearing. */
export interface SupportTask {
  readonly do: 'support'
  readonly seat: Seat
  readonly at: number
  readonly left: number
}
/** What the supporters were spent for. */
export interface RiseTask {
  readonly do: 'rise'
  readonly seat: Seat
  readonly at: number
}
/** The clearing is empty of enemies: base, warriors, officer (ROOT-8.4.1.3b to -d). */
export interface SettleTask {
  readonly do: 'settle'
  readonly seat: Seat
  readonly at: number
}
export interface SympathyTask {
  readonly do: 'sympathy'
  readonly seat: Seat
  readonly at: number
}
export type BirdsongAction =
  | { readonly type: 'revolt'; readonly at: number }
  | { readonly type: 'spread'; readonly at: number }
  | { readonly type: 'supporter'; readonly card: string }

const revolting = /* @__PURE__ */ stepOf<RevoltTask>({
  actions: (play, { seat }) => revoltsAt(play, seat).map((at): Action => ({ type: 'revolt', at })),
  // As far as everybody can see it might be possible: then it is asked, whatever the supporters are.
  hidden: (play, { seat }) =>
    allianceOf(play, seat).supporters.length >= allianceTracks.revoltCost && ripeForRevolt(play, seat).length > 0,
  answer(play, task, action) {
    if (action.type !== 'revolt') return
    const { seat } = task
    const left = allianceTracks.revoltCost
    plan(play, { do: 'support', seat, at: action.at, left }, { do: 'rise', seat, at: action.at }, task)
  },
})

const spreading = /* @__PURE__ */ stepOf<SpreadTask>({
  actions: (play, { seat }) => spreadsTo(play, seat).map((at): Action => ({ type: 'spread', at })),
  hidden: (play, { seat }) => couldSpread(play, seat, allianceOf(play, seat).supporters.length),
  answer(play, task, action) {
    if (action.type !== 'spread') return
    const { seat } = task
    const left = spreadCost(play, seat, action.at)
    plan(play, { do: 'support', seat, at: action.at, left }, { do: 'sympathy', seat, at: action.at }, task)
  },
})

const spending: Question<SupportTask, Extract<BirdsongAction, { type: 'supporter' }>> = {
  alwaysAsked: true,
  actions: (play, { seat, at }) => differentFor(play, seat, at).map((card) => ({ type: 'supporter', card })),
  answer(play, { seat, at, left }, { card }) {
    spendSupporter(play, seat, card)
    if (left > 1) plan(play, { do: 'support', seat, at, left: left - 1 })
  },
}

/** The base, the warriors and the officer of a revolt (ROOT-8.4.1.3b to -d). */
export function settle(play: Play, seat: Seat, at: number, suit: ClearingSuit): void {
  place(play, seat, baseKind[suit], at)
  const count = clearings.filter((each) => hasSuit(play, each, suit) && isSympathetic(play, seat, each)).length
  place(play, seat, 'warrior', at, count)
  promote(play, seat)
}

export const allianceBirdsong: Chapter<
  RevoltTask | SpreadTask | SupportTask,
  BirdsongAction,
  RiseTask | SettleTask | SympathyTask
> = {
  tasks: {
    revolt: {
      fields: { seat: shape.seat },
      law: 'ROOT-8.4.1a',
      rule: revolting,
      refuse: { revolt: (play, { seat }, { at }) => revoltRefused(play, seat, at) },
    },
    spread: {
      fields: { seat: shape.seat },
      law: 'ROOT-8.4.2.1a',
      rule: spreading,
      refuse: {
        revolt: () => because('revolts-over', 'ROOT-8.4.1a'),
        spread: (play, { seat }, { at }) => spreadRefused(play, seat, at),
      },
    },
    support: {
      fields: { seat: shape.seat, at: shape.clearing, left: shape.count },
      law: 'ROOT-8.4.1.2',
      rule: spending,
      needs: (play, { seat, at, left }) => [ofClearing(play, seat, at, 'supporters', left)],
      refuse: { supporter: (play, { seat, at }, { card }) => supporterRefused(play, seat, at, card) },
    },
    rise: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-8.4.1.3a',
      rule: {
        run(play, { seat, at }) {
          plan(play, { do: 'settle', seat, at })
          removeAllEnemies(play, seat, [at])
        },
      },
    },
    settle: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-8.4.1.3b',
      rule: { run: (play, { seat, at }) => placeSuited(play, seat, at) },
    },
    sympathy: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-8.4.2.3',
      rule: { run: (play, { seat, at }) => placeSympathy(play, seat, at, 'ROOT-8.4.2.3') },
    },
  },
  actions: {
    revolt: { fields: { at: shape.clearing } },
    spread: { fields: { at: shape.clearing } },
    supporter: { fields: { card: shape.card } },
  },
}
