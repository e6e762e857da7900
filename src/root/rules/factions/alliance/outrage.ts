import { different } from '../../cards'
import type { Chapter } from '../../chapter'
import { fitsClearing } from '../../clearings'
import { showHand, showLack } from '../../hands'
import { ofClearing } from '../../needs'
import { hidesHand } from '../../open-hand'
import { type Play, plan, type Question, seatOf, sideOf, suitsAt } from '../../play'
import { unfit } from '../../reasons'
import type { DueTrigger } from '../../removal'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { gainSupporter, giveSupporter } from './supporters'

/** Somebody owes the Alliance a card (ROOT-8.2.6). */
export interface OutrageTask {
  readonly do: 'outrage'
  readonly seat: Seat
  readonly at: number
}
export interface OutrageCardTask {
  readonly do: 'outrage-card'
  readonly seat: Seat
  readonly at: number
}
export type OutrageAction = { readonly type: 'outrage'; readonly card: string }

/** Warriors came into a sympathetic clearing (ROOT-8.2.6a). */
export const outrageAt = (play: Play, seat: Seat, mover: Seat, at: number): DueTrigger | null =>
  (sideOf(play, seat).pieces.sympathy?.[at] ?? 0) > 0
    ? { owner: seat, effect: { do: 'outrage', seat: mover, at } }
    : null

const fitting = (play: Play, { seat, at }: { seat: Seat; at: number }): string[] =>
  different(sideOf(play, seat).hand, (card) => fitsClearing(play, card, at))

/** ROOT-8.2.6c: no matching card, so the hand is shown and the top card of the deck goes to the stack. */
function owed(play: Play, task: OutrageTask): void {
  const alliance = seatOf(play, 'alliance')
  if (alliance === undefined) return
  if (fitting(play, task).length > 0) {
    plan(play, { do: 'outrage-card', seat: task.seat, at: task.at })
    return
  }
  showHand(play, task.seat, alliance, 'outrage')
  for (const suit of suitsAt(play, task.at)) showLack(play, task.seat, suit)
  gainSupporter(play, alliance)
}

const paying: Question<OutrageCardTask, OutrageAction> = {
  asks: hidesHand,
  actions: (play, task) => fitting(play, task).map((card) => ({ type: 'outrage', card })),
  answer(play, { seat }, { card }) {
    const alliance = seatOf(play, 'alliance')
    if (alliance !== undefined) giveSupporter(play, seat, alliance, card)
  },
}

export const outrage: Chapter<OutrageCardTask, OutrageAction, OutrageTask> = {
  tasks: {
    outrage: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-8.2.6a',
      rule: { run: owed },
    },
    'outrage-card': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-8.2.6a',
      rule: paying,
      needs: (play, { seat, at }) => [ofClearing(play, seat, at)],
      refuse: { outrage: (play, { seat, at }, { card }) => unfit(play, seat, card, at, 'ROOT-8.2.6a') },
    },
  },
  actions: { outrage: { fields: { card: shape.card }, fromHand: true } },
}
