import type { Refusal } from '../../../../core'
import { nullable } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Play, Question } from '../../play'
import { takeFromRuin } from '../../ruins'
import { score } from '../../score'
import * as shape from '../../shapes'
import { type Item, itemIndex, items, type Seat } from '../../vocabulary'
import { vagabondOf } from './board'
import { gainItem } from './items'

/** An item from under the ruin in the pawn's clearing (ROOT-9.5.3); of two the explorer takes one (ROOT-9.7.3a). */
export interface ExploreTask {
  readonly do: 'explore'
  readonly seat: Seat
}
export type ExploreAction = { readonly type: 'explore'; readonly item: Item | null }

function under(play: Play, seat: Seat): Item[] {
  return play.state.ruins[vagabondOf(play, seat).clearing] ?? []
}

/** Whether there is a ruin with something under it. */
export const exploring = (play: Play, seat: Seat): boolean => under(play, seat).length > 0

const taking: Question<ExploreTask, ExploreAction> = {
  actions(play, { seat }) {
    const { fromRuins } = vagabondOf(play, seat)
    const lying = under(play, seat)
    // ROOT-9.7.3b: not a kind of which it has one with an "R" already.
    const free = items.filter((item) => lying.includes(item) && (fromRuins[itemIndex[item]] ?? 0) === 0)
    return free.length === 0 ? [{ type: 'explore', item: null }] : free.map((item) => ({ type: 'explore', item }))
  },
  // What lies there is hidden: with two items even a single answer is asked for.
  asks: (play, { seat }) => under(play, seat).length > 1,
  answer(play, { seat }, { item }) {
    const { clearing, looked } = vagabondOf(play, seat)
    if (!looked.includes(clearing)) looked.push(clearing)
    if (item === null) {
      decline(play, seat, clearing)
      return
    }
    takeFromRuin(play, clearing, item)
    gainItem(play, seat, item, true)
    score(play, seat, 1, 'ROOT-9.5.3a')
  },
}

/** Everybody sees that all that lies there is of kinds that the explorer has from other ruins. */
function decline({ state }: Play, seat: Seat, at: number): void {
  const { fromRuins } = vagabondOf({ state }, seat)
  const kinds = items.filter((item) => (fromRuins[itemIndex[item]] ?? 0) > 0)
  const known = state.declined.find((each) => each.at === at)
  const left = state.declined.filter((each) => each.at !== at)
  state.declined = [...left, { at, kinds: known ? known.kinds.filter((kind) => kinds.includes(kind)) : kinds }]
}

/** There is nothing left to know of a ruin that has gone. */
export function forgetRuin(play: Play, seat: Seat, at: number): void {
  const board = vagabondOf(play, seat)
  board.looked = board.looked.filter((each) => each !== at)
}

function findRefused(play: Play, seat: Seat, item: Item | null): Refusal {
  if (item === null) return because('must-take', 'ROOT-9.7.3a')
  return under(play, seat).includes(item)
    ? because('has-one', 'ROOT-9.7.3b', { seat, item })
    : because('no-such-item.ruin', 'ROOT-9.7.3a', { item })
}

export const explore: Chapter<ExploreTask, ExploreAction> = {
  tasks: {
    explore: {
      fields: { seat: shape.seat },
      law: 'ROOT-9.7.3a',
      rule: taking,
      refuse: { explore: (play, { seat }, { item }) => findRefused(play, seat, item) },
    },
  },
  actions: { explore: { fields: { item: nullable(shape.item) } } },
}
