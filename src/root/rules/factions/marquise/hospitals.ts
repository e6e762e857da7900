import { flag } from '../../../../toolkit'
import { different } from '../../cards'
import type { Chapter } from '../../chapter'
import { fitsClearing } from '../../clearings'
import { discardFromHand } from '../../hands'
import { place } from '../../placing'
import { type Play, type Question, sideOf } from '../../play'
import { unfit } from '../../reasons'
import { sendHome } from '../../removal'
import { canPlace } from '../../rule'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { keepAt } from './keep'

/** Field Hospitals (ROOT-6.2.3): these warriors wait, in no supply, until she has answered. */
export interface SaveTask {
  readonly do: 'save'
  readonly seat: Seat
  readonly at: number
  readonly count: number
  readonly replaced: boolean
}
export type SaveAction = { readonly type: 'save'; readonly card: string | null }

/** ROOT-6.2.3: the keep stands, pieces can be placed there, and she holds a card (ROOT-6.2.3g). */
export function canBeSaved(play: Play, seat: Seat): boolean {
  const keep = keepAt(play)
  return sideOf(play, seat).hand.length > 0 && keep > 0 && canPlace(play, seat, keep)
}

const saving: Question<SaveTask, SaveAction> = {
  // Asked whatever the cards are, but not without any (ROOT-INFO-20).
  asks: (play, { seat }) => sideOf(play, seat).hand.length > 0,
  actions(play, { seat, at }) {
    const keep = keepAt(play)
    const cards =
      keep > 0 && canPlace(play, seat, keep)
        ? different(sideOf(play, seat).hand, (card) => fitsClearing(play, card, at))
        : []
    return [...cards.map((card) => ({ type: 'save', card }) as const), { type: 'save', card: null }]
  },
  answer(play, { seat, at, count, replaced }, { card }) {
    if (card === null) {
      sendHome(play, seat, count, replaced)
      return
    }
    discardFromHand(play, seat, card)
    const keep = keepAt(play)
    sideOf(play, seat).supply += count
    place(play, seat, 'warrior', keep, count)
    play.emit?.({ type: 'saved', seat, from: at, to: keep, count })
  },
}

export const hospitals: Chapter<SaveTask, SaveAction> = {
  tasks: {
    save: {
      fields: { seat: shape.seat, at: shape.clearing, count: shape.count, replaced: flag },
      law: 'ROOT-6.2.3a',
      rule: saving,
      refuse: {
        save: (play, { seat, at }, { card }) => (card !== null ? unfit(play, seat, card, at, 'ROOT-6.2.3a') : null),
      },
    },
  },
  actions: { save: { fields: { card: shape.cardOrNone }, fromHand: true } },
}
