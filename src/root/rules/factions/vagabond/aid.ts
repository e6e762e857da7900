import type { Refusal } from '../../../../core'
import { add } from '../../../../toolkit'
import { because } from '../../because'
import { different } from '../../cards'
import type { Chapter } from '../../chapter'
import { fitsClearing } from '../../clearings'
import { giveCard } from '../../hands'
import { ofClearing } from '../../needs'
import { hidesHand } from '../../open-hand'
import { others, type Play, plan, type Question, sideOf, suitAt } from '../../play'
import { isPresent } from '../../rule'
import { score } from '../../score'
import * as shape from '../../shapes'
import { type Item, itemIndex, items, type Seat } from '../../vocabulary'
import { vagabondOf } from './board'
import { vagabondTracks } from './facts'
import { allied, hostile } from './hostility'
import { exhaustRefused } from './item-refusal'
import { exhaust, gainItem, readyKinds } from './items'

/** Aid: player, item to exhaust, card, item to take (ROOT-9.5.4). */
export interface AidTask {
  readonly do: 'aid'
  readonly seat: Seat
}
export interface AidItemTask {
  readonly do: 'aid-item'
  readonly seat: Seat
  readonly to: Seat
}
export interface AidCardTask {
  readonly do: 'aid-card'
  readonly seat: Seat
  readonly to: Seat
}
export interface AidTakeTask {
  readonly do: 'aid-take'
  readonly seat: Seat
  readonly to: Seat
}
export interface AidedTask {
  readonly do: 'aided'
  readonly seat: Seat
  readonly to: Seat
}
export type AidAction =
  | { readonly type: 'aid'; readonly seat: Seat }
  | { readonly type: 'exhaust'; readonly item: Item }
  | { readonly type: 'give'; readonly card: string }
  | { readonly type: 'take'; readonly item: Item }

function fitting(play: Play, seat: Seat): string[] {
  const { clearing } = vagabondOf(play, seat)
  if (clearing === 0) return []
  return different(sideOf(play, seat).hand, (card) => fitsClearing(play, card, clearing))
}

/** Whom the Vagabond can aid: those with a faction piece in its clearing, if it has a card to give. */
export function aidable(play: Play, seat: Seat): Seat[] {
  const { clearing } = vagabondOf(play, seat)
  if (clearing === 0) return []
  if (!sideOf(play, seat).hand.some((card) => fitsClearing(play, card, clearing))) return []
  return others(play, seat).filter((other) => isPresent(play, other, clearing))
}

const whom: Question<AidTask, Extract<AidAction, { type: 'aid' }>> = {
  actions: (play, { seat }) => aidable(play, seat).map((other) => ({ type: 'aid', seat: other })),
  answer: (play, { seat }, action) => {
    const to = action.seat
    plan(
      play,
      { do: 'aid-item', seat, to },
      { do: 'aid-card', seat, to },
      { do: 'aid-take', seat, to },
      { do: 'aided', seat, to },
    )
  },
}

const exhausting: Question<AidItemTask, Extract<AidAction, { type: 'exhaust' }>> = {
  actions: (play, { seat }) => readyKinds(play, seat).map((item) => ({ type: 'exhaust', item })),
  answer: (play, { seat }, { item }) => exhaust(play, seat, item),
}

const giving: Question<AidCardTask, Extract<AidAction, { type: 'give' }>> = {
  asks: hidesHand,
  actions: (play, { seat }) => fitting(play, seat).map((card) => ({ type: 'give', card })),
  answer: (play, { seat, to }, { card }) => giveCard(play, seat, to, card),
}

/** ROOT-9.5.4b: an item of the Crafted Items box, if there is one; not optional. An exhausted one comes face up. */
const taking: Question<AidTakeTask, Extract<AidAction, { type: 'take' }>> = {
  actions(play, { to }) {
    const side = sideOf(play, to)
    const has = (item: Item): boolean =>
      (side.items[itemIndex[item]] ?? 0) + (side.spentItems[itemIndex[item]] ?? 0) > 0
    return items.filter(has).map((item) => ({ type: 'take', item }))
  },
  answer(play, { seat, to }, { item }) {
    const side = sideOf(play, to)
    const index = itemIndex[item]
    // Exhausted ones serve their owner no more, so they go first.
    add((side.spentItems[index] ?? 0) > 0 ? side.spentItems : side.items, index, -1)
    gainItem(play, seat, item)
  },
}

/** ROOT-9.2.9.1, ROOT-9.2.9.2.1: the relationship is looked at after the Aid. */
function improve(play: Play, { seat, to }: AidedTask): void {
  const { relations } = vagabondOf(play, seat)
  const space = relations[to]
  if (space === undefined || space === hostile) return
  if (space === allied) {
    score(play, seat, vagabondTracks.aidToAllied, 'ROOT-9.2.9.2.1')
    return
  }
  const { aids } = play.state.turn
  const count = (aids[to] ?? 0) + 1
  if (count < (vagabondTracks.aids[space] ?? 0)) {
    aids[to] = count
    return
  }
  aids[to] = 0
  relations[to] = space + 1
  play.emit?.({ type: 'relation', seat, with: to, space: space + 1 })
  score(play, seat, vagabondTracks.points[space] ?? 0, 'ROOT-9.2.9.1.2')
}

function aidRefused(play: Play, seat: Seat, to: Seat): Refusal {
  if (to === seat) return because('own-seat.aid', 'ROOT-9.5.4a', { seat })
  const { clearing } = vagabondOf(play, seat)
  return because('nobody-there.piece', 'ROOT-9.5.4a', { seat: to, at: clearing })
}

function giftRefused(play: Play, seat: Seat, card: string): Refusal | null {
  if (!sideOf(play, seat).hand.includes(card)) return null
  const { clearing } = vagabondOf(play, seat)
  const suit = suitAt(play, clearing)
  return because('wrong-suit.match', 'ROOT-9.5.4a', { card, suit, at: clearing })
}

export const aid: Chapter<AidTask | AidItemTask | AidCardTask | AidTakeTask, AidAction, AidedTask> = {
  tasks: {
    aid: {
      fields: { seat: shape.seat },
      law: 'ROOT-9.5.4a',
      rule: whom,
      needs: (play, { seat }) => [ofClearing(play, seat, vagabondOf(play, seat).clearing)],
      refuse: { aid: (play, { seat }, action) => aidRefused(play, seat, action.seat) },
    },
    'aid-item': {
      fields: { seat: shape.seat, to: shape.seat },
      law: 'ROOT-9.5.4a',
      rule: exhausting,
      refuse: { exhaust: (play, { seat }, { item }) => exhaustRefused(play, seat, item) },
    },
    'aid-card': {
      fields: { seat: shape.seat, to: shape.seat },
      law: 'ROOT-9.5.4a',
      rule: giving,
      needs: (play, { seat }) => [ofClearing(play, seat, vagabondOf(play, seat).clearing)],
      refuse: { give: (play, { seat }, { card }) => giftRefused(play, seat, card) },
    },
    'aid-take': {
      fields: { seat: shape.seat, to: shape.seat },
      law: 'ROOT-9.5.4b',
      rule: taking,
      refuse: {
        take: (_play, { to }, action) => because('no-such-item.box', 'ROOT-9.5.4b', { seat: to, item: action.item }),
      },
    },
    aided: {
      fields: { seat: shape.seat, to: shape.seat },
      law: 'ROOT-9.5.4c',
      rule: { run: improve },
    },
  },
  actions: {
    aid: { fields: { seat: shape.seat } },
    exhaust: { fields: { item: shape.item } },
    give: { fields: { card: shape.card }, fromHand: true },
    take: { fields: { item: shape.item } },
  },
}
