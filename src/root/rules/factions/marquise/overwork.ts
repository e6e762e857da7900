import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { different } from '../../cards'
import type { Chapter } from '../../chapter'
import { fitsClearing } from '../../clearings'
import { discardFromHand } from '../../hands'
import { ofClearing, ofSuits } from '../../needs'
import { hidesHand } from '../../open-hand'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf, suitsAt } from '../../play'
import { unfit, unplaceable } from '../../reasons'
import { canPlace, countAt, onMap } from '../../rule'
import * as shape from '../../shapes'
import { type ClearingSuit, clearings, type Seat } from '../../vocabulary'
import { woodLeft } from './wood'

export interface OverworkTask {
  readonly do: 'overwork'
  readonly seat: Seat
}
export interface OverworkCardTask {
  readonly do: 'overwork-card'
  readonly seat: Seat
  readonly at: number
}
export type OverworkAction =
  | { readonly type: 'overwork'; readonly at: number }
  | { readonly type: 'spend'; readonly card: string }

/** Sawmills where wood can be placed, for a card (ROOT-6.5.5). */
const sawmillsAt = (play: Play, seat: Seat): number[] =>
  woodLeft(play, seat) === 0
    ? []
    : clearings.filter((at) => countAt(play, seat, 'sawmill', at) > 0 && canPlace(play, seat, at))

const cardsFor = (play: Play, seat: Seat, at: number): string[] =>
  different(sideOf(play, seat).hand, (card) => fitsClearing(play, card, at))

/** Of those the ones that a card of the hand fits. */
export function overworkAt(play: Play, seat: Seat): number[] {
  const { hand } = sideOf(play, seat)
  return sawmillsAt(play, seat).filter((at) => hand.some((card) => fitsClearing(play, card, at)))
}

const overworkSuits = (play: Play, seat: Seat): ClearingSuit[] =>
  sawmillsAt(play, seat).flatMap((at) => suitsAt(play, at))

/** Why she cannot overwork, anywhere or in one clearing. */
export function overworkRefused(play: Play, seat: Seat, at: number | null): Refusal | null {
  const law = 'ROOT-6.5.5a'
  if (woodLeft(play, seat) === 0) return because('no-wood.supply', 'ROOT-6.5.5b')
  if (at === null) {
    if (onMap(play, seat, 'sawmill') === 0) return because('no-sawmill.map', law)
    return because('no-matching-card.map', law)
  }
  if (countAt(play, seat, 'sawmill', at) === 0) return because('no-sawmill.clearing', law, { at })
  return unplaceable(play, seat, at) ?? because('no-matching-card.clearing', law, { at })
}

const where: Question<OverworkTask, Extract<OverworkAction, { type: 'overwork' }>> = {
  actions: (play, { seat }) => overworkAt(play, seat).map((at) => ({ type: 'overwork', at })),
  // Which of several fit is a matter of her hand, so even one is asked for (ROOT-INFO-21).
  asks: (play, { seat }) => sawmillsAt(play, seat).length > 1,
  answer: (play, { seat }, { at }) => plan(play, { do: 'overwork-card', seat, at }),
}

const paying: Question<OverworkCardTask, Extract<OverworkAction, { type: 'spend' }>> = {
  asks: hidesHand,
  actions: (play, { seat, at }) => cardsFor(play, seat, at).map((card) => ({ type: 'spend', card })),
  answer(play, { seat, at }, { card }) {
    discardFromHand(play, seat, card)
    place(play, seat, 'wood', at)
  },
}

export const overworking: Chapter<OverworkTask | OverworkCardTask, OverworkAction> = {
  tasks: {
    overwork: {
      fields: { seat: shape.seat },
      law: 'ROOT-6.5.5a',
      rule: where,
      needs: (play, { seat }) => [ofSuits(seat, overworkSuits(play, seat))],
      refuse: { overwork: (play, { seat }, { at }) => overworkRefused(play, seat, at) },
    },
    'overwork-card': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-6.5.5a',
      rule: paying,
      needs: (play, { seat, at }) => [ofClearing(play, seat, at)],
      refuse: { spend: (play, { seat, at }, { card }) => unfit(play, seat, card, at, 'ROOT-6.5.5a') },
    },
  },
  actions: { overwork: { fields: { at: shape.clearing } }, spend: { fields: { card: shape.card }, fromHand: true } },
}
