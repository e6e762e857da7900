import { because } from '../../because'
import { different, matches, suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { clearingsOf } from '../../clearings'
import { discardFromHand } from '../../hands'
import { type Play, plan, type Question, sideOf } from '../../play'
import { warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { type ClearingSuit, clearingSuits, type Seat, type Suit } from '../../vocabulary'
import { flipRefused, recruitRefused } from './birdsong-refusal'
import { flip } from './flip'
import { muster, open } from './muster'
import { plotsAt } from './plots'

/** Plots are turned up, one after another (ROOT-13.4.2). */
export interface FlipTask {
  readonly do: 'flip-plots'
  readonly seat: Seat
}
/** A card is spent for warriors in clearings of its suit, once (ROOT-13.4.3). */
export interface RecruitTask {
  readonly do: 'corvid-recruit'
  readonly seat: Seat
}
/** For which suit a bird stands. */
export interface RecruitSuitTask {
  readonly do: 'corvid-suit'
  readonly seat: Seat
}
type Task = FlipTask | RecruitTask | RecruitSuitTask
export type CorvidBirdsongAction =
  | { readonly type: 'flip'; readonly at: number }
  | { readonly type: 'recruit'; readonly card: string }
  | { readonly type: 'suit'; readonly suit: Suit }

/** ROOT-13.4.2a: face down, with a warrior of the Conspiracy beside it. */
const flippable = (play: Play, seat: Seat): number[] =>
  plotsAt(play, seat, false).filter((at) => warriorsAt(play, seat, at) > 0)

const flipping = /* @__PURE__ */ stepOf<FlipTask>({
  actions: (play, { seat }) => flippable(play, seat).map((at): Action => ({ type: 'flip', at })),
  answer(play, task, action) {
    if (action.type !== 'flip') return
    plan(play, task)
    flip(play, task.seat, action.at)
  },
})

/** Suits with a clearing where a warrior can be placed. */
const openSuits = (play: Play, seat: Seat): ClearingSuit[] =>
  sideOf(play, seat).supply === 0
    ? []
    : clearingSuits.filter((suit) => open(play, seat, clearingsOf(play, suit)).length > 0)

const recruitCards = (play: Play, seat: Seat): string[] => {
  const suits = openSuits(play, seat)
  return different(sideOf(play, seat).hand, (card) => suits.some((suit) => matches(card, suit)))
}

function musterIn(play: Play, seat: Seat, suit: Suit): void {
  muster(play, seat, open(play, seat, clearingsOf(play, suit)))
}

const recruiting = /* @__PURE__ */ stepOf<RecruitTask>({
  actions: (play, { seat }) => recruitCards(play, seat).map((card): Action => ({ type: 'recruit', card })),
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0 && openSuits(play, seat).length > 0,
  answer(play, { seat }, action) {
    if (action.type !== 'recruit') return
    discardFromHand(play, seat, action.card)
    const suit = suitOf(action.card)
    if (suit === 'bird') plan(play, { do: 'corvid-suit', seat })
    else musterIn(play, seat, suit)
  },
})

const choosingSuit: Question<RecruitSuitTask, Extract<CorvidBirdsongAction, { type: 'suit' }>> = {
  actions: (play, { seat }) => openSuits(play, seat).map((suit) => ({ type: 'suit', suit })),
  answer: (play, { seat }, { suit }) => musterIn(play, seat, suit),
}

export const corvidBirdsong: Chapter<Task, CorvidBirdsongAction> = {
  tasks: {
    'flip-plots': {
      fields: { seat: shape.seat },
      law: 'ROOT-13.4.2a',
      rule: flipping,
      refuse: { flip: (play, { seat }, { at }) => flipRefused(play, seat, at) },
    },
    'corvid-recruit': {
      fields: { seat: shape.seat },
      law: 'ROOT-13.4.3a',
      rule: recruiting,
      refuse: {
        flip: () => because('flips-over', 'ROOT-13.4.4'),
        recruit: (play, { seat }, { card }) => recruitRefused(play, seat, card),
      },
    },
    'corvid-suit': {
      fields: { seat: shape.seat },
      law: 'ROOT-13.4.3c',
      rule: choosingSuit,
      refuse: {
        suit: (_play, _task, { suit }) =>
          suit === 'bird' ? because('not-a-suit', 'ROOT-13.4.3c') : because('no-room.suit', 'ROOT-13.4.3a', { suit }),
      },
    },
  },
  actions: {
    flip: { fields: { at: shape.clearing } },
    recruit: { fields: { card: shape.card }, fromHand: true },
    suit: { fields: { suit: shape.suit } },
  },
}
