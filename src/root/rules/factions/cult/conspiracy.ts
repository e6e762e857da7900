import { oneOf } from '../../../../toolkit'
import { canBattle } from '../../battle/declare'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { canMarch } from '../../moving/move'
import { type Play, plan } from '../../play'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import type { Seat } from '../../vocabulary'
import { costOf, spendAcolytes } from './acolytes'
import { cultOf, outcastOf } from './board'
import { conspiracyRefused } from './conspiracy-refusal'
import { convertsAt } from './convert'
import { type Conspiracy, conspiracies } from './facts'
import { sanctifiesAt } from './sanctify'

/** Acolytes are spent for conspiracies, in any order and number (ROOT-10.4.3a). */
export interface ConspiracyTask {
  readonly do: 'conspiracy'
  readonly seat: Seat
}
export type ConspiracyAction = { readonly type: 'conspire'; readonly what: Conspiracy }

const possible: Readonly<Record<Conspiracy, (play: Play, seat: Seat) => boolean>> = {
  crusade(play, seat) {
    const suit = outcastOf(play, seat)
    return canBattle(play, seat, suit) || canMarch(play, seat, suit)
  },
  convert: (play, seat) => convertsAt(play, seat).length > 0,
  sanctify: (play, seat) => sanctifiesAt(play, seat).length > 0,
}

/** ROOT-10.4.3c: what can be paid and carried out. */
const canConspire = (play: Play, seat: Seat, what: Conspiracy): boolean =>
  costOf(play, seat, what) <= cultOf(play, seat).acolytes && possible[what](play, seat)

const conspiring = /* @__PURE__ */ stepOf<ConspiracyTask>({
  actions: (play, { seat }) =>
    conspiracies.filter((what) => canConspire(play, seat, what)).map((what): Action => ({ type: 'conspire', what })),
  isOpen: (play, { seat }) => conspiracies.some((what) => canConspire(play, seat, what)),
  answer(play, task, action) {
    if (action.type !== 'conspire') return
    const { seat } = task
    plan(play, task)
    spendAcolytes(play, seat, costOf(play, seat, action.what))
    plan(play, { do: action.what, seat })
  },
})

export const conspiracy: Chapter<ConspiracyTask, ConspiracyAction> = {
  tasks: {
    conspiracy: {
      fields: { seat: shape.seat },
      law: 'ROOT-10.4.3a',
      rule: conspiring,
      refuse: { conspire: (play, { seat }, { what }) => conspiracyRefused(play, seat, what) },
    },
  },
  actions: { conspire: { fields: { what: oneOf(...conspiracies) } } },
}
