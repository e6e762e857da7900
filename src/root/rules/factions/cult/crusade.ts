import { oneOf } from '../../../../toolkit'
import { attacksHangOnHand, canBattleAt, defendersAt } from '../../battle/battle'
import { groundRefused } from '../../battle/battle-refusal'
import { canBattle, defenderRefused, needsToBattle } from '../../battle/declare'
import type { Chapter } from '../../chapter'
import { clearingsOf } from '../../clearings'
import { canMarch } from '../../moving/move'
import { type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import type { Owner, Seat } from '../../vocabulary'
import { outcastOf } from './board'
import { notOfOutcast } from './conspiracy-refusal'

/** A battle in a clearing of the Outcast, or a move out of one (ROOT-10.4.3.1a). */
export interface CrusadeTask {
  readonly do: 'crusade'
  readonly seat: Seat
}
export interface CrusadeInTask {
  readonly do: 'crusade-in'
  readonly seat: Seat
}
/** The move has led there; a battle may follow (ROOT-10.4.3.1c). */
export interface CrusadeOnTask {
  readonly do: 'crusade-on'
  readonly seat: Seat
  readonly at: number
}
type Task = CrusadeTask | CrusadeInTask | CrusadeOnTask
const forms = ['battle', 'move'] as const
export type CrusadeForm = (typeof forms)[number]
export type CrusadeAction =
  | { readonly type: 'crusade'; readonly by: CrusadeForm }
  | { readonly type: 'battle-in'; readonly at: number }
  | { readonly type: 'battle-whom'; readonly seat: Owner }
  | { readonly type: 'done' }

/** Where they can battle, enemies apart. */
const grounds = (play: Play, seat: Seat): number[] => clearingsOf(play, outcastOf(play, seat))

const which: Question<CrusadeTask, Extract<CrusadeAction, { type: 'crusade' }>> = {
  actions(play, { seat }) {
    const suit = outcastOf(play, seat)
    const can = { battle: canBattle(play, seat, suit), move: canMarch(play, seat, suit) }
    return forms.filter((by) => can[by]).map((by) => ({ type: 'crusade', by }))
  },
  asks: (play, { seat }) => attacksHangOnHand(play, seat, grounds(play, seat)),
  answer(play, { seat }, { by }) {
    if (by === 'battle') plan(play, { do: 'crusade-in', seat })
    else plan(play, { do: 'move', seat, suit: outcastOf(play, seat), optional: false, battle: false, follow: true })
  },
}

const where: Question<CrusadeInTask, Extract<CrusadeAction, { type: 'battle-in' }>> = {
  actions: (play, { seat }) =>
    grounds(play, seat)
      .filter((at) => canBattleAt(play, seat, at))
      .map((at) => ({ type: 'battle-in', at })),
  asks: (play, { seat }) => attacksHangOnHand(play, seat, grounds(play, seat)),
  answer: (play, { seat }, { at }) => plan(play, { do: 'battle-whom', seat, at }),
}

const whether: Question<CrusadeOnTask, Extract<CrusadeAction, { type: 'battle-whom' | 'done' }>> = {
  actions(play, { seat, at }) {
    const enemies = defendersAt(play, seat, at)
    return enemies.length === 0 && !attacksHangOnHand(play, seat, [at])
      ? []
      : [...enemies.map((enemy) => ({ type: 'battle-whom', seat: enemy }) as const), { type: 'done' }]
  },
  // Asked too where a card is missing for the only battle.
  asks: (play, { seat, at }) => attacksHangOnHand(play, seat, [at]),
  answer(play, { seat, at }, action) {
    if (action.type === 'battle-whom') plan(play, { do: 'battle-with', seat, at, defender: action.seat })
  },
}

/** Where the move of a crusade has led (ROOT-10.4.3.1c). */
export const crusadeOn = (play: Play, seat: Seat, at: number): void => plan(play, { do: 'crusade-on', seat, at })

export const crusade: Chapter<Task, CrusadeAction> = {
  tasks: {
    crusade: {
      fields: { seat: shape.seat },
      law: 'ROOT-10.4.3.1a',
      rule: which,
      needs: (play, { seat }) =>
        canMarch(play, seat, outcastOf(play, seat)) ? [] : needsToBattle(play, { seat }, grounds(play, seat)),
    },
    'crusade-in': {
      fields: { seat: shape.seat },
      law: 'ROOT-10.4.3.1a',
      rule: where,
      needs: (play, { seat }) => needsToBattle(play, { seat }, grounds(play, seat)),
      refuse: {
        'battle-in': (play, { seat }, { at }) =>
          notOfOutcast(play, seat, at, 'ROOT-10.4.3.1a') ?? groundRefused(play, seat, 'bird', at),
      },
    },
    'crusade-on': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-10.4.3.1c',
      rule: whether,
      refuse: { 'battle-whom': (play, { seat, at }, action) => defenderRefused(play, { seat, at }, action.seat) },
    },
  },
  actions: {
    crusade: { fields: { by: oneOf(...forms) } },
    'battle-in': { fields: { at: shape.clearing } },
    'battle-whom': { fields: { seat: shape.owner } },
    done: { fields: {} },
  },
}
