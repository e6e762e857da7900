import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { different, suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { fitsClearing, matchesClearing } from '../../clearings'
import { discardFromHand } from '../../hands'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { missing, unplaceable } from '../../reasons'
import { canPlace } from '../../rule'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { clearings, type Seat, type Suit } from '../../vocabulary'
import { waystationsAt } from './camps'
import { keepersTracks } from './facts'

/** Cards are spent for warriors at waystations, any number of times (ROOT-15.4.3). */
export interface RecruitTask {
  readonly do: 'keepers-recruit'
  readonly seat: Seat
}
/** Where they come, with a card of a suit; a bird fits any clearing. */
export interface RecruitAtTask {
  readonly do: 'keepers-recruit-at'
  readonly seat: Seat
  readonly suit: Suit
}
export type RecruitAction =
  | { readonly type: 'recruit'; readonly card: string }
  | { readonly type: 'place'; readonly at: number }

/** Clearings of a suit with a waystation where a warrior can be placed. */
const musters = (play: Play, seat: Seat, suit: Suit = 'bird'): number[] =>
  sideOf(play, seat).supply === 0
    ? []
    : clearings.filter(
        (at) => matchesClearing(play, suit, at) && waystationsAt(play, seat, at).length > 0 && canPlace(play, seat, at),
      )

const recruiting = /* @__PURE__ */ stepOf<RecruitTask>({
  actions(play, { seat }) {
    const places = musters(play, seat)
    return different(sideOf(play, seat).hand, (card) => places.some((at) => fitsClearing(play, card, at))).map(
      (card): Action => ({ type: 'recruit', card }),
    )
  },
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0 && musters(play, seat).length > 0,
  answer(play, task, action) {
    if (action.type !== 'recruit') return
    discardFromHand(play, task.seat, action.card)
    plan(play, { do: 'keepers-recruit-at', seat: task.seat, suit: suitOf(action.card) }, task)
  },
})

const where: Question<RecruitAtTask, Extract<RecruitAction, { type: 'place' }>> = {
  actions: (play, { seat, suit }) => musters(play, seat, suit).map((at) => ({ type: 'place', at })),
  answer: (play, { seat }, { at }) => void place(play, seat, 'warrior', at, keepersTracks.recruits),
}

/** Why a card recruits nobody. */
function recruitRefused(play: Play, seat: Seat, card: string): Refusal | null {
  const absent = missing(play, seat, card, 'ROOT-15.4.3')
  if (absent) return absent
  if (sideOf(play, seat).supply === 0) return because('no-warriors.supply', 'ROOT-15.4.3', { seat })
  return because('no-waystation.suit', 'ROOT-15.4.3', { suit: suitOf(card) })
}

/** Why nobody is recruited in a clearing. */
function placeRefused(play: Play, { seat, suit }: RecruitAtTask, at: number): Refusal | null {
  if (suit !== 'bird' && !matchesClearing(play, suit, at))
    return because('wrong-suit.clearing', 'ROOT-15.4.3', { at, suit })
  return waystationsAt(play, seat, at).length === 0
    ? because('no-waystation.clearing', 'ROOT-15.4.3', { at })
    : unplaceable(play, seat, at)
}

export const keepersRecruiting: Chapter<RecruitTask | RecruitAtTask, RecruitAction> = {
  tasks: {
    'keepers-recruit': {
      fields: { seat: shape.seat },
      law: 'ROOT-15.4.3',
      rule: recruiting,
      refuse: { recruit: (play, { seat }, { card }) => recruitRefused(play, seat, card) },
    },
    'keepers-recruit-at': {
      fields: { seat: shape.seat, suit: shape.suit },
      law: 'ROOT-15.4.3',
      rule: where,
      refuse: { place: (play, task, { at }) => placeRefused(play, task, at) },
    },
  },
  actions: {
    recruit: { fields: { card: shape.card }, fromHand: true },
    place: { fields: { at: shape.clearing } },
  },
}
