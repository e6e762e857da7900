import type { Refusal } from '../../../core'
import { nullable } from '../../../toolkit'
import { because } from '../because'
import type { Chapter } from '../chapter'
import { matchesClearing, severalFit } from '../clearings'
import { allyRefused } from '../factions/vagabond/roam-refusal'
import { type Play, plan, type Question, rulesOf, sideOf } from '../play'
import * as shape from '../shapes'
import { clearings, type Seat, type Suit } from '../vocabulary'
import { canBattleAt, defendersAt, startBattle } from './battle'
import { groundRefused } from './battle-refusal'

/** A battle is to be started (ROOT-4.3), in a clearing that fits. */
export interface BattleTask {
  readonly do: 'battle'
  readonly seat: Seat
  readonly suit: Suit
}
export interface WhomTask {
  readonly do: 'battle-whom'
  readonly seat: Seat
  readonly at: number
}
export interface WithTask {
  readonly do: 'battle-with'
  readonly seat: Seat
  readonly at: number
  readonly defender: Seat
}

export type DeclareAction =
  | { readonly type: 'battle-in'; readonly at: number }
  | { readonly type: 'battle-whom'; readonly seat: Seat }
  /** With which allied faction, or with none (ROOT-9.2.9.2.3a). */
  | { readonly type: 'battle-with'; readonly ally: Seat | null }

const isBattleground = (play: Play, seat: Seat, suit: Suit, at: number): boolean =>
  matchesClearing(play, suit, at) && canBattleAt(play, seat, at)

const battlegrounds = (play: Play, seat: Seat, suit: Suit): number[] =>
  clearings.filter((at) => isBattleground(play, seat, suit, at))

/** Whether a seat can battle at all. */
export const canBattle = (play: Play, seat: Seat, suit: Suit = 'bird'): boolean =>
  clearings.some((at) => isBattleground(play, seat, suit, at))

/** Allied factions with warriors there, the defender apart (ROOT-9.2.9.2.3c). */
const alliesAt = (play: Play, seat: Seat, at: number, defender: Seat): readonly Seat[] =>
  (rulesOf(play, seat).allies?.(play, seat, at) ?? []).filter((ally) => ally !== defender)

const where: Question<BattleTask, Extract<DeclareAction, { type: 'battle-in' }>> = {
  actions: (play, { seat, suit }) => battlegrounds(play, seat, suit).map((at) => ({ type: 'battle-in', at })),
  asks: (play, { seat, suit }) => severalFit((at) => isBattleground(play, seat, suit, at)),
  answer: (play, { seat }, { at }) => plan(play, { do: 'battle-whom', seat, at }),
}

const whom: Question<WhomTask, Extract<DeclareAction, { type: 'battle-whom' }>> = {
  actions: (play, { seat, at }) => defendersAt(play, seat, at).map((enemy) => ({ type: 'battle-whom', seat: enemy })),
  answer: (play, { seat, at }, action) => plan(play, { do: 'battle-with', seat, at, defender: action.seat }),
}

const withWhom: Question<WithTask, Extract<DeclareAction, { type: 'battle-with' }>> = {
  actions: (play, { seat, at, defender }) => [
    ...alliesAt(play, seat, at, defender).map((ally) => ({ type: 'battle-with', ally }) as const),
    { type: 'battle-with', ally: null },
  ],
  answer: (play, { seat, at, defender }, { ally }) => startBattle(play, seat, defender, at, { ally }),
}

function defenderRefused(play: Play, seat: Seat, defender: Seat, at: number): Refusal {
  if (defender === seat) return because('own-seat.battle', 'ROOT-4.3b', { seat })
  return sideOf(play, seat).partner === defender
    ? because('partner.battle', 'ROOT-9.2.8f', { seat, other: defender })
    : because('nobody-there.piece', 'ROOT-4.3b', { seat: defender, at })
}

export const declaring: Chapter<BattleTask | WhomTask | WithTask, DeclareAction> = {
  tasks: {
    battle: {
      fields: { seat: shape.seat, suit: shape.suit },
      law: 'ROOT-4.3a',
      rule: where,
      refuse: { 'battle-in': (play, { seat, suit }, { at }) => groundRefused(play, seat, suit, at) },
    },
    'battle-whom': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-4.3b',
      rule: whom,
      refuse: { 'battle-whom': (play, { seat, at }, action) => defenderRefused(play, seat, action.seat, at) },
    },
    'battle-with': {
      fields: { seat: shape.seat, at: shape.clearing, defender: shape.seat },
      law: 'ROOT-9.2.9.2.3a',
      rule: withWhom,
      refuse: {
        'battle-with'(play, { seat, at, defender }, { ally }) {
          if (ally === null) return null
          return ally === defender
            ? because('is-defender', 'ROOT-9.2.9.2.3c', { seat: defender })
            : allyRefused(play, seat, ally, at, 'ROOT-9.2.9.2.3a')
        },
      },
    },
  },
  actions: {
    'battle-in': { fields: { at: shape.clearing } },
    'battle-whom': { fields: { seat: shape.seat } },
    'battle-with': { fields: { ally: nullable(shape.seat) } },
  },
}
