import { oneOf } from '../../../../toolkit'
import { canBattle } from '../../battle/declare'
import { different, suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { craft, hasPieces } from '../../craft'
import { craftRefused } from '../../craft-refusal'
import { discardFromHand } from '../../hands'
import { canMarch } from '../../moving/move'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { missing } from '../../reasons'
import { remove } from '../../removal'
import { buildingsAt, canPlace, onMap, warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { craftActions } from '../../turn/steps'
import { clearings, type Seat } from '../../vocabulary'
import { allianceOf } from './board'
import { operationRefused, placeRefused, trainRefused } from './daylight-refusal'
import { promote } from './officers'
import { baseKind, basesOnMap, mobilize } from './supporters'
import { canTakeToken, placeSympathy } from './sympathy'

export interface DaylightTask {
  readonly do: 'alliance-daylight'
  readonly seat: Seat
}
/** Military Operations: no more than there are officers (ROOT-8.6.1). */
export interface OperationsTask {
  readonly do: 'operations'
  readonly seat: Seat
  readonly taken: number
}
export interface OperateAtTask {
  readonly do: 'operate-at'
  readonly seat: Seat
  readonly what: 'recruit' | 'organize'
}
/** What an officer can do. */
export type Operation = 'move' | 'battle' | OperateAtTask['what']
type Task = DaylightTask | OperationsTask | OperateAtTask
export type AllianceAction =
  | { readonly type: 'mobilize'; readonly card: string }
  | { readonly type: 'train'; readonly card: string }
  | { readonly type: 'act'; readonly what: Operation }
  | { readonly type: 'place'; readonly at: number }

/** ROOT-8.5.3a: of some cards those of the suit of a built base; a bird, if any base is on the map. */
function trainable(play: Play, seat: Seat, cards: readonly string[]): readonly string[] {
  if (sideOf(play, seat).supply === 0 || basesOnMap(play, seat) === 0) return []
  return cards.filter((card) => {
    const suit = suitOf(card)
    return suit === 'bird' || onMap(play, seat, baseKind[suit]) > 0
  })
}

const daylight = /* @__PURE__ */ stepOf<DaylightTask>({
  actions(play, { seat }) {
    const actions = craftActions(play, seat)
    const cards = different(sideOf(play, seat).hand)
    for (const card of cards) actions.push({ type: 'mobilize', card })
    for (const card of trainable(play, seat, cards)) actions.push({ type: 'train', card })
    return actions
  },
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0 && hasPieces(play, seat),
  answer(play, task, action) {
    const { seat } = task
    plan(play, task)
    if (action.type === 'craft') craft(play, seat, action.card)
    else if (action.type === 'mobilize') mobilize(play, seat, action.card)
    else if (action.type === 'train') {
      discardFromHand(play, seat, action.card)
      promote(play, seat)
    }
  },
})

const recruitsAt = (play: Play, seat: Seat): number[] =>
  sideOf(play, seat).supply === 0 || basesOnMap(play, seat) === 0
    ? []
    : clearings.filter((at) => buildingsAt(play, seat, at) > 0 && canPlace(play, seat, at))

const organizesAt = (play: Play, seat: Seat): number[] =>
  clearings.filter((at) => warriorsAt(play, seat, at) > 0 && canTakeToken(play, seat, at))

const placesFor = { recruit: recruitsAt, organize: organizesAt }

const mayOperate = (play: Play, { seat, taken }: OperationsTask): boolean => taken < allianceOf(play, seat).officers

const operations = /* @__PURE__ */ stepOf<OperationsTask>({
  isOpen: (play, task) => mayOperate(play, task) && (canMarch(play, task.seat) || canBattle(play, task.seat)),
  actions(play, task) {
    const { seat } = task
    const actions: Action[] = []
    if (!mayOperate(play, task)) return actions
    const offer = (what: Operation, possible: boolean): void => {
      if (possible) actions.push({ type: 'act', what })
    }
    offer('move', canMarch(play, seat))
    offer('battle', canBattle(play, seat))
    offer('recruit', recruitsAt(play, seat).length > 0)
    offer('organize', organizesAt(play, seat).length > 0)
    return actions
  },
  answer(play, { seat, taken }, action) {
    if (action.type !== 'act') return
    plan(play, { do: 'operations', seat, taken: taken + 1 })
    const { what } = action
    if (what === 'move') plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: false })
    else if (what === 'battle') plan(play, { do: 'battle', seat, suit: 'bird' })
    else plan(play, { do: 'operate-at', seat, what: what === 'recruit' ? what : 'organize' })
  },
})

const where: Question<OperateAtTask, Extract<AllianceAction, { type: 'place' }>> = {
  actions: (play, { seat, what }) => placesFor[what](play, seat).map((at) => ({ type: 'place', at })),
  answer(play, { seat, what }, { at }) {
    if (what === 'recruit') {
      place(play, seat, 'warrior', at)
      return
    }
    // A removal and a placing, no replacement (ROOT-8.6.1.4a).
    remove(play, [{ by: seat, losses: [{ owner: seat, kind: 'warrior', at, count: 1 }] }])
    placeSympathy(play, seat, at, 'ROOT-8.6.1.4a')
  },
}

export const allianceDaylight: Chapter<Task, AllianceAction> = {
  tasks: {
    'alliance-daylight': {
      fields: { seat: shape.seat },
      law: 'ROOT-8.5.1',
      rule: daylight,
      refuse: {
        craft: (play, { seat }, { card }) => craftRefused(play, seat, card),
        train: (play, { seat }, { card }) => trainRefused(play, seat, card),
        mobilize: (play, { seat }, { card }) => missing(play, seat, card, 'ROOT-8.5.2a'),
      },
    },
    operations: {
      fields: { seat: shape.seat, taken: shape.amount },
      law: 'ROOT-8.6.1a',
      rule: operations,
      refuse: { act: (play, { seat }, { what }) => operationRefused(play, seat, what) },
    },
    'operate-at': {
      fields: { seat: shape.seat, what: oneOf('recruit', 'organize') },
      law: 'ROOT-8.6.1a',
      rule: where,
      refuse: { place: (play, { seat, what }, { at }) => placeRefused(play, seat, what, at) },
    },
  },
  actions: {
    mobilize: { fields: { card: shape.card }, fromHand: true },
    train: { fields: { card: shape.card }, fromHand: true },
    act: { fields: { what: oneOf('move', 'battle', 'recruit', 'organize') } },
    place: { fields: { at: shape.clearing } },
  },
}
