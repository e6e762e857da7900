import { because } from '../../because'
import { different, matches } from '../../cards'
import type { Chapter } from '../../chapter'
import { discard } from '../../hands'
import { isLostCity } from '../../landmarks/lost-city'
import { type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import type { ClearingSuit, Seat } from '../../vocabulary'
import { allianceOf } from './board'
import { allianceTracks } from './facts'
import { sendHomeOfficers } from './officers'
import { basesOnMap, forgetSupporter, spendSupporter } from './supporters'

/** A base has left the map (ROOT-8.2.4). */
export interface BaseLostTask {
  readonly do: 'base-lost'
  readonly seat: Seat
  readonly suit: ClearingSuit
  readonly at: number
}
export interface LoseSupporterTask {
  readonly do: 'lose-supporter'
  readonly seat: Seat
}
export type LoseAction = { readonly type: 'lose-supporter'; readonly card: string }

const suitOfBase = { 'base-fox': 'fox', 'base-rabbit': 'rabbit', 'base-mouse': 'mouse' } as const

export const planBaseLost = (seat: Seat, kind: keyof typeof suitOfBase, at: number): BaseLostTask => ({
  do: 'base-lost',
  seat,
  suit: suitOfBase[kind],
  at,
})

/** With a base in the Lost City all supporters go (ROOT-LM-6c, ROOT-INT-64a). */
function lost(play: Play, { seat, suit, at }: BaseLostTask): void {
  const board = allianceOf(play, seat)
  const goes = (card: string): boolean => isLostCity(play.state, at) || matches(card, suit)
  const gone = board.supporters.filter(goes)
  board.supporters = board.supporters.filter((card) => !goes(card))
  for (const card of gone) forgetSupporter(board, card)
  discard(play, seat, gone, 'supporters')
  sendHomeOfficers(play, seat, Math.ceil(board.officers / 2))
  plan(play, { do: 'lose-supporter', seat })
}

const losing: Question<LoseSupporterTask, LoseAction> = {
  actions(play, { seat }) {
    const { supporters } = allianceOf(play, seat)
    if (basesOnMap(play, seat) > 0 || supporters.length <= allianceTracks.stackLimit) return []
    return different(supporters).map((card) => ({ type: 'lose-supporter', card }))
  },
  // Which cards lie there is hidden, so even a single kind is asked for (ROOT-INFO-21).
  asks: (play, task) => losing.actions(play, task).length > 0,
  answer(play, task, { card }) {
    spendSupporter(play, task.seat, card)
    plan(play, task)
  },
}

export const bases: Chapter<LoseSupporterTask, LoseAction, BaseLostTask> = {
  tasks: {
    'base-lost': {
      fields: { seat: shape.seat, suit: shape.clearingSuit, at: shape.clearing },
      law: 'ROOT-8.2.4a',
      rule: { run: lost },
    },
    'lose-supporter': {
      fields: { seat: shape.seat },
      law: 'ROOT-8.2.4b',
      rule: losing,
      refuse: {
        'lose-supporter': (_play, _task, action) => because('no-such-supporter', 'ROOT-8.2.4b', { card: action.card }),
      },
    },
  },
  actions: { 'lose-supporter': { fields: { card: shape.card } } },
}
