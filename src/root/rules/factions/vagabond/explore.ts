import type { Refusal } from '../../../../core'
import { nullable, takeOut } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Play, Question } from '../../play'
import { score } from '../../score'
import * as shape from '../../shapes'
import { type Item, itemIndex, items, type Seat } from '../../vocabulary'
import { vagabondAt, vagabondOf } from './board'
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
    const lying = [...under(play, seat)]
    takeOut(lying, item)
    play.state.ruins[clearing] = lying.length > 0 ? lying : null
    if (lying.length === 0) removeRuin(play, clearing)
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

/** The last item of a ruin is taken, and it goes. */
export function removeRuin(play: Play, at: number): void {
  play.state.declined = play.state.declined.filter((each) => each.at !== at)
  for (const seat of play.state.seats) {
    const board = vagabondAt(play, seat)
    if (board) board.looked = board.looked.filter((each) => each !== at)
  }
  play.emit?.({ type: 'ruin-removed', at })
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
