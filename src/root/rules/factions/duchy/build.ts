import { flag, oneOf } from '../../../../toolkit'
import { suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import { matchesClearing } from '../../clearings'
import { reveal } from '../../hands'
import { ofSuits } from '../../needs'
import { place } from '../../placing'
import { plan, type Question, suitsAt } from '../../play'
import * as shape from '../../shapes'
import type { Seat, Suit } from '../../vocabulary'
import { duchyOf } from './board'
import { cardRefused, siteRefused } from './build-refusal'
import { type Building, buildings } from './facts'
import { buildCards, buildingsLeft, sitesOf } from './sites'

/** A card is revealed for a building (ROOT-12.5.1.1a); for the Foremole it may have any suit (ROOT-12.5.2.1). */
export interface BuildTask {
  readonly do: 'raise-card'
  readonly seat: Seat
  readonly any: boolean
}
/** What is built, with a card of a suit; a bird fits any clearing. */
export interface BuildWhatTask {
  readonly do: 'raise'
  readonly seat: Seat
  readonly suit: Suit
}
export interface BuildAtTask extends Omit<BuildWhatTask, 'do'> {
  readonly do: 'raise-at'
  readonly piece: Building
}
export type BuildAction =
  | { readonly type: 'reveal'; readonly card: string }
  | { readonly type: 'raise'; readonly piece: Building }
  | { readonly type: 'place'; readonly at: number }

const revealing: Question<BuildTask, Extract<BuildAction, { type: 'reveal' }>> = {
  alwaysAsked: true,
  actions: (play, { seat, any }) => buildCards(play, seat, any).map((card) => ({ type: 'reveal', card })),
  answer(play, { seat, any }, { card }) {
    reveal(play, seat, card)
    duchyOf(play, seat).revealed.push(card)
    plan(play, { do: 'raise', seat, suit: any ? 'bird' : suitOf(card) })
  },
}

const what: Question<BuildWhatTask, Extract<BuildAction, { type: 'raise' }>> = {
  actions: (play, { seat }) => buildingsLeft(play, seat).map((piece) => ({ type: 'raise', piece })),
  answer: (play, task, { piece }) => plan(play, { ...task, do: 'raise-at', piece }),
}

const where: Question<BuildAtTask, Extract<BuildAction, { type: 'place' }>> = {
  actions: (play, { seat, suit }) =>
    sitesOf(play, seat)
      .filter((at) => matchesClearing(play, suit, at))
      .map((at) => ({ type: 'place', at })),
  answer: (play, { seat, piece }, { at }) => void place(play, seat, piece, at),
}

const kind = /* @__PURE__ */ oneOf(...buildings)

export const duchyBuild: Chapter<BuildTask | BuildWhatTask | BuildAtTask, BuildAction> = {
  tasks: {
    'raise-card': {
      fields: { seat: shape.seat, any: flag },
      law: 'ROOT-12.5.1.1a',
      rule: revealing,
      needs: (play, { seat, any }) =>
        any
          ? []
          : [
              ofSuits(
                seat,
                sitesOf(play, seat).flatMap((at) => suitsAt(play, at)),
              ),
            ],
      refuse: { reveal: (play, { seat }, { card }) => cardRefused(play, seat, card) },
    },
    raise: {
      fields: { seat: shape.seat, suit: shape.suit },
      law: 'ROOT-12.5.1.1a',
      rule: what,
    },
    'raise-at': {
      fields: { seat: shape.seat, suit: shape.suit, piece: kind },
      law: 'ROOT-12.5.1.1a',
      rule: where,
      refuse: { place: (play, { seat, suit }, { at }) => siteRefused(play, seat, suit, at) },
    },
  },
  actions: {
    reveal: { fields: { card: shape.card }, fromHand: true },
    raise: { fields: { piece: kind } },
    place: { fields: { at: shape.clearing } },
  },
}
