import { oneOf } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type Play, type Question, sideOf } from '../../play'
import * as shape from '../../shapes'
import { clearingSuits, type Seat } from '../../vocabulary'
import { riverfolkOf } from './board'
import { type Till, transfer } from './money'
import { ownersIn } from './purse'

/** What a fund is used for: an action commits it, recruiting spends it, a craft lays it on a track of the suit. */
const uses = ['commit', 'recruit', ...clearingSuits] as const
export interface FundTask {
  readonly do: 'fund'
  readonly seat: Seat
  readonly what: (typeof uses)[number]
}
/** Whose fund; nobody is asked if all are one owner's. */
export type FundAction = { readonly type: 'fund'; readonly seat: Seat }

const goesTo = (what: FundTask['what']): Till =>
  what === 'commit' ? 'committed' : what === 'recruit' ? 'supply' : what

/** ROOT-11.5.5: with no warrior in the supply only one of their own, just spent, can be placed. */
const fits = (play: Play, { seat, what }: FundTask, owner: Seat): boolean =>
  what !== 'recruit' || owner === seat || sideOf(play, seat).supply > 0

const paying: Question<FundTask, FundAction> = {
  actions: (play, task) =>
    ownersIn(riverfolkOf(play, task.seat).funds)
      .filter((owner) => fits(play, task, owner))
      .map((owner) => ({ type: 'fund', seat: owner })),
  answer: (play, { seat, what }, action) => transfer(play, seat, action.seat, 'funds', goesTo(what), 1),
}

/** Whether a fund could be spent on a warrior. */
export const canRecruit = (play: Play, seat: Seat): boolean => {
  const { funds } = riverfolkOf(play, seat)
  return ownersIn(funds).some((owner) => fits(play, { do: 'fund', seat, what: 'recruit' }, owner))
}

export const riverfolkFunds: Chapter<FundTask, FundAction> = {
  tasks: {
    fund: {
      fields: { seat: shape.seat, what: oneOf(...uses) },
      law: 'ROOT-11.2.4',
      rule: paying,
      refuse: {
        fund: (_play, _task, action) => because('no-such-fund', 'ROOT-11.2.4', { owner: action.seat }),
      },
    },
  },
  actions: { fund: { fields: { seat: shape.seat } } },
}
