import type { Refusal } from '../../../core'
import { because } from '../because'
import { cardOf, different } from '../cards'
import type { Chapter } from '../chapter'
import { draw, takeOpen } from '../hands'
import { type Play, type Question, rulesOf } from '../play'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'

/** An ambush out of the discard pile in place of the draw (ROOT-CARD-28). */
export interface InformantsTask {
  readonly do: 'informants'
  readonly seat: Seat
}
export type InformantsAction = { readonly type: 'fetch'; readonly card: string | null }

export const ambushIn = ({ state }: Play): string[] =>
  different(state.discard, (card) => cardOf(card).kind === 'ambush')

const fetching: Question<InformantsTask, InformantsAction> = {
  actions: (play) => [
    ...ambushIn(play).map((card) => ({ type: 'fetch', card }) as const),
    { type: 'fetch', card: null },
  ],
  answer(play, { seat }, { card }) {
    if (card === null) {
      draw(play, seat, rulesOf(play, seat).drawCount(play, seat))
      return
    }
    takeOpen(play, seat, card, 'discard')
  },
}

const fetchRefused = ({ state }: Play, card: string): Refusal =>
  state.discard.includes(card)
    ? because('no-ambush', 'ROOT-CARD-28', { card })
    : because('not-in-pile', 'ROOT-CARD-28', { card })

export const informants: Chapter<InformantsTask, InformantsAction> = {
  tasks: {
    informants: {
      fields: { seat: shape.seat },
      law: 'ROOT-CARD-28',
      rule: fetching,
      refuse: { fetch: (play, _task, { card }) => (card !== null ? fetchRefused(play, card) : null) },
    },
  },
  actions: { fetch: { fields: { card: shape.cardOrNone } } },
}
