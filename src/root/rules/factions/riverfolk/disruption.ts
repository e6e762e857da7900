import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { riverfolkOf } from './board'
import { transfer } from './money'
import { countIn, ownersIn } from './purse'

/** A trade post has left the map: it costs half of the funds (ROOT-11.2.5.1a). */
export interface DisruptionTask {
  readonly do: 'disruption'
  readonly seat: Seat
  readonly at: number
}
export interface LoseFundTask {
  readonly do: 'lose-fund'
  readonly seat: Seat
  readonly left: number
}
export type LoseFundAction = { readonly type: 'lose-fund'; readonly seat: Seat }

function disrupt(play: Play, { seat }: DisruptionTask): void {
  const left = Math.ceil(countIn(riverfolkOf(play, seat).funds) / 2)
  if (left > 0) plan(play, { do: 'lose-fund', seat, left })
}

const losing: Question<LoseFundTask, LoseFundAction> = {
  actions: (play, { seat }) =>
    ownersIn(riverfolkOf(play, seat).funds).map((owner) => ({ type: 'lose-fund', seat: owner })),
  answer(play, { seat, left }, action) {
    transfer(play, seat, action.seat, 'funds', 'supply', 1)
    if (left > 1) plan(play, { do: 'lose-fund', seat, left: left - 1 })
  },
}

export const disruption: Chapter<LoseFundTask, LoseFundAction, DisruptionTask> = {
  tasks: {
    disruption: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-11.2.5.1a',
      rule: { run: disrupt },
    },
    'lose-fund': {
      fields: { seat: shape.seat, left: shape.count },
      law: 'ROOT-11.2.5.1a',
      rule: losing,
      refuse: {
        'lose-fund': (_play, _task, { seat }) => because('no-such-fund', 'ROOT-11.2.5.1a', { owner: seat }),
      },
    },
  },
  actions: { 'lose-fund': { fields: { seat: shape.seat } } },
}
