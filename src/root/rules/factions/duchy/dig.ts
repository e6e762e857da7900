import { suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import { matchesClearing } from '../../clearings'
import { discardFromHand } from '../../hands'
import { march } from '../../moving/move'
import { ofSuits } from '../../needs'
import { lift, place } from '../../placing'
import { type Play, plan, type Question, suitsAt } from '../../play'
import { warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { burrow, type Seat, type Suit } from '../../vocabulary'
import { digCardRefused, diggersRefused, digSiteRefused, tunnelRefused } from './dig-refusal'
import { duchyTracks } from './facts'
import { digCards, digSites, tunnelsLeft, tunnelsOf } from './tunnels'

/** A card is spent for a tunnel (ROOT-12.5.1.5a). */
export interface DigTask {
  readonly do: 'dig'
  readonly seat: Seat
}
/** Where the tunnel comes up; by the suit of the card, and a bird fits any clearing. */
export interface DigAtTask {
  readonly do: 'dig-at'
  readonly seat: Seat
  readonly suit: Suit
}
/** Which tunnel is taken off for it, if none is left (ROOT-12.2.4a). */
export interface CollapseTask {
  readonly do: 'collapse'
  readonly seat: Seat
  readonly at: number
}
/** Warriors come up out of the Burrow. */
export interface EmergeTask extends Omit<CollapseTask, 'do'> {
  readonly do: 'emerge'
}
type Task = DigTask | DigAtTask | CollapseTask | EmergeTask
export type DigAction =
  | { readonly type: 'spend'; readonly card: string }
  | { readonly type: 'place'; readonly at: number }
  | { readonly type: 'collapse'; readonly at: number }
  | { readonly type: 'move-count'; readonly count: number }

const spending: Question<DigTask, Extract<DigAction, { type: 'spend' }>> = {
  alwaysAsked: true,
  actions: (play, { seat }) => digCards(play, seat).map((card) => ({ type: 'spend', card })),
  answer(play, { seat }, { card }) {
    discardFromHand(play, seat, card)
    plan(play, { do: 'dig-at', seat, suit: suitOf(card) })
  },
}

const where: Question<DigAtTask, Extract<DigAction, { type: 'place' }>> = {
  actions: (play, { seat, suit }) =>
    digSites(play, seat)
      .filter((at) => matchesClearing(play, suit, at))
      .map((at) => ({ type: 'place', at })),
  // ROOT-12.5.1.5c: the clearing is chosen before a tunnel is taken off.
  answer(play, { seat }, { at }) {
    if (tunnelsLeft(play, seat) === 0) plan(play, { do: 'collapse', seat, at })
    else breakThrough(play, seat, at)
  },
}

const collapsing: Question<CollapseTask, Extract<DigAction, { type: 'collapse' }>> = {
  actions: (play, { seat }) => tunnelsOf(play, seat).map((at) => ({ type: 'collapse', at })),
  answer(play, { seat, at: to }, { at }) {
    lift(play, seat, 'tunnel', at, 1)
    play.emit?.({ type: 'removed', owner: seat, piece: 'tunnel', at, count: 1, by: null })
    breakThrough(play, seat, to)
  },
}

/** ROOT-12.5.1.5b: with an empty Burrow the tunnel is all. */
function breakThrough(play: Play, seat: Seat, at: number): void {
  place(play, seat, 'tunnel', at)
  if (warriorsAt(play, seat, burrow) > 0) plan(play, { do: 'emerge', seat, at })
}

const most = (play: Play, seat: Seat): number => Math.min(duchyTracks.diggers, warriorsAt(play, seat, burrow))

const emerging: Question<EmergeTask, Extract<DigAction, { type: 'move-count' }>> = {
  actions: (play, { seat }) =>
    Array.from({ length: most(play, seat) }, (_, index) => ({ type: 'move-count', count: index + 1 })),
  answer: (play, { seat, at }, { count }) => march(play, seat, burrow, { to: at, ferry: false }, count),
}

export const digging: Chapter<Task, DigAction> = {
  tasks: {
    dig: {
      fields: { seat: shape.seat },
      law: 'ROOT-12.5.1.5a',
      rule: spending,
      needs: (play, { seat }) => [
        ofSuits(
          seat,
          digSites(play, seat).flatMap((at) => suitsAt(play, at)),
        ),
      ],
      refuse: { spend: (play, { seat }, { card }) => digCardRefused(play, seat, card) },
    },
    'dig-at': {
      fields: { seat: shape.seat, suit: shape.suit },
      law: 'ROOT-12.5.1.5a',
      rule: where,
      refuse: { place: (play, { seat, suit }, { at }) => digSiteRefused(play, seat, suit, at) },
    },
    collapse: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-12.2.4a',
      rule: collapsing,
      refuse: { collapse: (_play, _task, { at }) => tunnelRefused(at) },
    },
    emerge: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-12.5.1.5a',
      rule: emerging,
      refuse: { 'move-count': (play, { seat }, { count }) => diggersRefused(play, seat, count) },
    },
  },
  actions: {
    spend: { fields: { card: shape.card }, fromHand: true },
    place: { fields: { at: shape.clearing } },
    collapse: { fields: { at: shape.clearing } },
    'move-count': { fields: { count: shape.count } },
  },
}
