import type { Refusal } from '../../../../core'
import { flag, oneOf } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { matchesClearing, shareSuit } from '../../clearings'
import { canMarch } from '../../moving/move'
import { type Play, plan, type Question } from '../../play'
import { rules } from '../../rule'
import { score } from '../../score'
import * as shape from '../../shapes'
import { clearings, type RelicType, relicTypes, type Seat } from '../../vocabulary'
import { type KeepersBoard, keepersOf, suitInRetinue } from './board'
import { keepersTracks, type RelicKind, relicOf } from './facts'
import { recoverable, recoverSites } from './relic-sites'
import { moveRelic, relicsAt } from './relics'
import { dismiss } from './retinue'
import { relicKind } from './shapes'

/** A card of the third column acts (ROOT-15.5.2.3a). */
export interface ChooseTask {
  readonly do: 'move-or-recover'
  readonly seat: Seat
  readonly card: string
}
export interface RecoverInTask extends Omit<ChooseTask, 'do'> {
  readonly do: 'recover-in'
}
/** Which relic is recovered; after the first they may stop (ROOT-15.5.2.3.3). */
export interface RecoverTask extends Omit<ChooseTask, 'do'> {
  readonly do: 'recover'
  readonly at: number
  readonly first: boolean
}
type Task = ChooseTask | RecoverInTask | RecoverTask
export const recoverActs = ['move', 'recover'] as const
export type RecoverAct = (typeof recoverActs)[number]
export type RecoveringAction =
  | { readonly type: 'act'; readonly what: RecoverAct }
  | { readonly type: 'choose-clearing'; readonly at: number }
  | { readonly type: 'recover'; readonly relic: RelicKind }
  | { readonly type: 'done' }

const isPossible: Readonly<Record<RecoverAct, (play: Play, task: ChooseTask) => boolean>> = {
  move: (play, { seat, card }) => canMarch(play, seat, suitInRetinue(card)),
  recover: (play, { seat, card }) => recoverSites(play, seat, suitInRetinue(card)).length > 0,
}

const choosing: Question<ChooseTask, Extract<RecoveringAction, { type: 'act' }>> = {
  actions: (play, task) =>
    recoverActs.filter((what) => isPossible[what](play, task)).map((what) => ({ type: 'act', what })),
  answer(play, { seat, card }, { what }) {
    if (what === 'recover') plan(play, { do: 'recover-in', seat, card })
    else plan(play, { do: 'move', seat, suit: suitInRetinue(card), optional: false, battle: false })
  },
}

const where: Question<RecoverInTask, Extract<RecoveringAction, { type: 'choose-clearing' }>> = {
  actions: (play, { seat, card }) =>
    recoverSites(play, seat, suitInRetinue(card)).map((at) => ({ type: 'choose-clearing', at })),
  answer: (play, task, { at }) => plan(play, { ...task, do: 'recover', at, first: true }),
}

/** Whether the relic that was recovered last has filled its column: the other rows reach as far (ROOT-15.5.2.3.2). */
const isColumnFull = ({ recovered }: KeepersBoard, type: RelicType): boolean =>
  relicTypes.every((each) => recovered[each].length >= recovered[type].length)

/** Clearings that they rule among those of the same suit (ROOT-15.5.2.3.3). */
const ruledAlike = (play: Play, seat: Seat, at: number): number =>
  clearings.filter((each) => shareSuit(play, at, each) && rules(play, seat, each)).length

const which: Question<RecoverTask, Extract<RecoveringAction, { type: 'recover' | 'done' }>> = {
  actions(play, { seat, at, first }) {
    const relics = recoverable(play, seat, at).map((relic) => ({ type: 'recover', relic }) as const)
    return first || relics.length === 0 ? relics : [...relics, { type: 'done' }]
  },
  answer(play, task, action) {
    if (action.type === 'done') return
    const { seat, card, at } = task
    const { type, value } = relicOf[action.relic]
    const board = keepersOf(play, seat)
    moveRelic(play, seat, action.relic, at, -1)
    board.recovered[type].push(value)
    play.emit?.({ type: 'recovered', seat, at, relic: action.relic })
    score(play, seat, value + (isColumnFull(board, type) ? keepersTracks.column : 0), 'ROOT-15.5.2.3.2')
    if (play.state.result) return
    if (ruledAlike(play, seat, at) < value) dismiss(play, seat, 'recover', card)
    else plan(play, { ...task, first: false })
  },
}

/** Why the Keepers do not recover in a clearing. */
function siteRefused(play: Play, card: string, at: number): Refusal | null {
  const suit = suitInRetinue(card)
  return matchesClearing(play, suit, at)
    ? because('nothing-to-recover', 'ROOT-15.5.2.3.1', { at })
    : because('wrong-suit.retinue', 'ROOT-15.5.2.3a', { card, suit, at })
}

/** Why a relic is not recovered. */
const relicRefused = (play: Play, seat: Seat, at: number, relic: RelicKind): Refusal =>
  relicsAt(play, seat, at).includes(relic)
    ? because('no-waystation.relic', 'ROOT-15.5.2.3.1', { at, relic })
    : because('no-relic.clearing', 'ROOT-15.5.2.3.1', { at, relic })

export const keepersRecovering: Chapter<Task, RecoveringAction> = {
  tasks: {
    'move-or-recover': {
      fields: { seat: shape.seat, card: shape.card },
      law: 'ROOT-15.5.2.3a',
      rule: choosing,
      refuse: {
        act: (_play, { card }, { what }) =>
          what === 'move'
            ? because('nothing-can-move.keepers', 'ROOT-15.5.2.3a', { suit: suitInRetinue(card) })
            : what === 'recover'
              ? because('nowhere.recover', 'ROOT-15.5.2.3.1', { suit: suitInRetinue(card) })
              : because('no-such-act.keepers', 'ROOT-15.5.2.3a', { act: what }),
      },
    },
    'recover-in': {
      fields: { seat: shape.seat, card: shape.card },
      law: 'ROOT-15.5.2.3a',
      rule: where,
      refuse: { 'choose-clearing': (play, { card }, { at }) => siteRefused(play, card, at) },
    },
    recover: {
      fields: { seat: shape.seat, card: shape.card, at: shape.clearing, first: flag },
      law: 'ROOT-15.5.2.3.1',
      rule: which,
      refuse: { recover: (play, { seat, at }, { relic }) => relicRefused(play, seat, at, relic) },
    },
  },
  actions: {
    act: { fields: { what: oneOf(...recoverActs) } },
    'choose-clearing': { fields: { at: shape.clearing } },
    recover: { fields: { relic: relicKind } },
    done: { fields: {} },
  },
}
