import { suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import { matchesClearing } from '../../clearings'
import { discardFromHand } from '../../hands'
import { ofSuits } from '../../needs'
import { place } from '../../placing'
import { plan, type Question, suitsAt } from '../../play'
import * as shape from '../../shapes'
import type { Seat, Suit } from '../../vocabulary'
import { cardRefused, siteRefused } from './build-refusal'
import { buildCards, sitesOf } from './sites'

/** A card is spent for a stronghold in a clearing of its suit (ROOT-14.5.2.3). */
export interface FortifyTask {
  readonly do: 'fortify'
  readonly seat: Seat
}
export interface FortifyAtTask {
  readonly do: 'fortify-at'
  readonly seat: Seat
  readonly suit: Suit
}
export type FortifyAction =
  | { readonly type: 'spend'; readonly card: string }
  | { readonly type: 'place'; readonly at: number }

const spending: Question<FortifyTask, Extract<FortifyAction, { type: 'spend' }>> = {
  alwaysAsked: true,
  actions: (play, { seat }) => buildCards(play, seat).map((card) => ({ type: 'spend', card })),
  answer(play, { seat }, { card }) {
    discardFromHand(play, seat, card)
    plan(play, { do: 'fortify-at', seat, suit: suitOf(card) })
  },
}

const where: Question<FortifyAtTask, Extract<FortifyAction, { type: 'place' }>> = {
  actions: (play, { seat, suit }) =>
    sitesOf(play, seat)
      .filter((at) => matchesClearing(play, suit, at))
      .map((at) => ({ type: 'place', at })),
  answer: (play, { seat }, { at }) => void place(play, seat, 'stronghold', at),
}

export const fortifying: Chapter<FortifyTask | FortifyAtTask, FortifyAction> = {
  tasks: {
    fortify: {
      fields: { seat: shape.seat },
      law: 'ROOT-14.5.2.3',
      rule: spending,
      needs: (play, { seat }) => [
        ofSuits(
          seat,
          sitesOf(play, seat).flatMap((at) => suitsAt(play, at)),
        ),
      ],
      refuse: { spend: (play, { seat }, { card }) => cardRefused(play, seat, card) },
    },
    'fortify-at': {
      fields: { seat: shape.seat, suit: shape.suit },
      law: 'ROOT-14.5.2.3',
      rule: where,
      refuse: { place: (play, { seat, suit }, { at }) => siteRefused(play, seat, suit, at) },
    },
  },
  actions: {
    spend: { fields: { card: shape.card }, fromHand: true },
    place: { fields: { at: shape.clearing } },
  },
}
