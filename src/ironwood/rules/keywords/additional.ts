import { flag, optional } from '../../../toolkit'
import type { ActionOf } from '../action'
import { clearMoves } from '../components'
import { playCard } from '../frames'
import type { Keyword } from '../keyword'
import { restricted } from '../marks'
import { isSpecial, takeOut } from '../piles'
import { orForfeit, type Question, remember, sideOf } from '../play'
import { additionRefused } from '../refusals/cards'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'

/** Play another base card after this one. */
export interface AdditionalStep {
  readonly do: 'additional'
  readonly again?: boolean
}

export interface AdditionalTask {
  readonly do: 'additional'
  readonly seat: Seat
  readonly again: boolean
}

/** IW-ROUND-10: a base card from the hand, without a slot. */
const which: Question<AdditionalTask, ActionOf<'play' | 'forfeit'>> = {
  actions(play, { seat }) {
    const cards = sideOf(play, seat).hand.filter((card) => !isSpecial(play, card))
    return orForfeit(cards.map((card): ActionOf<'play'> => ({ type: 'play', card })))
  },
  answer(play, { seat, again }, action) {
    if (action.type === 'forfeit') return
    const side = sideOf(play, seat)
    takeOut(side.hand, action.card)
    side.extra.push(action.card)
    if (again) clearMoves(play)
    playCard(play, seat, action.card, 'additional')
  },
}

export const additional: Keyword<AdditionalStep, AdditionalTask> = {
  steps: {
    additional: {
      owner: 'both',
      fields: { again: optional(flag) },
      tasks(play, { again = false }, { seat }) {
        if (!restricted(play, 'no-additional', seat)) remember(play, { additional: again ? 'again' : 'once' })
        return []
      },
    },
  },
  tasks: {
    additional: {
      fields: { seat: shape.seat, again: flag },
      law: 'IW-ROUND-10',
      refuse: { play: additionRefused },
      rule: which,
    },
  },
  actions: {},
}
