import { oneOf } from '../../../../toolkit'
import { cardOf } from '../../cards'
import type { Chapter } from '../../chapter'
import { finishItem } from '../../craft'
import type { Question } from '../../play'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'

/** A crafted item is kept without its points, or removed from the game for them (ROOT-14.2.3a). */
export interface ContemptTask {
  readonly do: 'item-or-points'
  readonly seat: Seat
  readonly card: string
}
const kept = ['item', 'points'] as const
export type Kept = (typeof kept)[number]
export type ContemptAction = { readonly type: 'keep'; readonly what: Kept }

const choosing: Question<ContemptTask, ContemptAction> = {
  actions: () => kept.map((what) => ({ type: 'keep', what })),
  answer: (play, { seat, card }, { what }) => finishItem(play, seat, cardOf(card), what),
}

export const contempt: Chapter<ContemptTask, ContemptAction> = {
  tasks: {
    'item-or-points': {
      fields: { seat: shape.seat, card: shape.card },
      law: 'ROOT-14.2.3a',
      rule: choosing,
    },
  },
  actions: { keep: { fields: { what: oneOf(...kept) } } },
}
