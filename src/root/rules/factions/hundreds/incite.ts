import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { different, suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { fitsClearing, matchesClearing } from '../../clearings'
import { discardFromHand } from '../../hands'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { missing } from '../../reasons'
import { warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { clearings, type Seat, type Suit } from '../../vocabulary'
import { isInMood } from './board'
import { hundredsTracks } from './facts'
import { canRiot, mobsLeft, riotRefused } from './mobs'
import { warlordAt } from './warlord'

/** Incite: cards are spent for mobs, any number of times (ROOT-14.6.1a). */
export interface InciteTask {
  readonly do: 'incite'
  readonly seat: Seat
}
export interface InciteAtTask {
  readonly do: 'incite-at'
  readonly seat: Seat
  readonly suit: Suit
}
/** Jubilant: so many rolls of the mob die are left (ROOT-14.7.3a). */
export interface JubilantTask {
  readonly do: 'jubilant'
  readonly seat: Seat
  readonly left: number
}
export type InciteAction =
  | { readonly type: 'incite'; readonly card: string }
  | { readonly type: 'place'; readonly at: number }
  | { readonly type: 'roll' }
  | { readonly type: 'done' }

const law = 'ROOT-14.6.1a'

/** Where a mob can be incited, the card apart. */
const streets = (play: Play, seat: Seat): number[] =>
  mobsLeft(play, seat) === 0 ? [] : clearings.filter((at) => warriorsAt(play, seat, at) > 0 && canRiot(play, seat, at))

function inciteCards(play: Play, seat: Seat): string[] {
  const places = streets(play, seat)
  return different(sideOf(play, seat).hand, (card) => places.some((at) => fitsClearing(play, card, at)))
}

const inciting = /* @__PURE__ */ stepOf<InciteTask>({
  actions: (play, { seat }) => inciteCards(play, seat).map((card): Action => ({ type: 'incite', card })),
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0 && streets(play, seat).length > 0,
  answer(play, task, action) {
    plan(play, task)
    if (action.type !== 'incite') return
    discardFromHand(play, task.seat, action.card)
    plan(play, { do: 'incite-at', seat: task.seat, suit: suitOf(action.card) })
  },
})

const where: Question<InciteAtTask, Extract<InciteAction, { type: 'place' }>> = {
  actions: (play, { seat, suit }) =>
    streets(play, seat)
      .filter((at) => matchesClearing(play, suit, at))
      .map((at) => ({ type: 'place', at })),
  answer(play, { seat }, { at }) {
    place(play, seat, 'mob', at)
    if (isInMood(play, seat, 'jubilant') && warlordAt(play, seat) === at)
      plan(play, { do: 'jubilant', seat, left: hundredsTracks.rolls })
  },
}

const rejoicing: Question<JubilantTask, Extract<InciteAction, { type: 'roll' | 'done' }>> = {
  actions: (play, { seat }) => (mobsLeft(play, seat) > 0 ? [{ type: 'roll' }, { type: 'done' }] : []),
  answer(play, task, { type }) {
    if (type === 'done') return
    const { seat, left } = task
    plan(play, { do: 'mob-die', seat }, ...(left > 1 ? [{ ...task, left: left - 1 }] : []))
  },
}

function cardRefused(play: Play, seat: Seat, card: string): Refusal {
  if (mobsLeft(play, seat) === 0) return because('no-mob-left', 'ROOT-14.6.1b')
  return missing(play, seat, card, law) ?? because('nowhere-to-incite', law, { card })
}

function placeRefused(play: Play, seat: Seat, suit: Suit, at: number): Refusal | null {
  if (!matchesClearing(play, suit, at)) return because('wrong-suit.mob-card', law, { suit, at })
  return warriorsAt(play, seat, at) === 0
    ? because('nobody-there.warrior', law, { seat, at })
    : riotRefused(play, seat, at, law)
}

export const incitement: Chapter<InciteTask | InciteAtTask | JubilantTask, InciteAction> = {
  tasks: {
    incite: {
      fields: { seat: shape.seat },
      law,
      rule: inciting,
      refuse: { incite: (play, { seat }, { card }) => cardRefused(play, seat, card) },
    },
    'incite-at': {
      fields: { seat: shape.seat, suit: shape.suit },
      law,
      rule: where,
      refuse: { place: (play, { seat, suit }, { at }) => placeRefused(play, seat, suit, at) },
    },
    jubilant: { fields: { seat: shape.seat, left: shape.count }, law: 'ROOT-14.7.3a', rule: rejoicing },
  },
  actions: {
    incite: { fields: { card: shape.card }, fromHand: true },
    place: { fields: { at: shape.clearing } },
    roll: { fields: {} },
    done: { fields: {} },
  },
}
