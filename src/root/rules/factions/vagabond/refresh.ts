import type { Chapter } from '../../chapter'
import type { Effect } from '../../effects/effect'
import { type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import type { Item, Seat } from '../../vocabulary'
import { vagabondAt, vagabondOf } from './board'
import { vagabondTracks } from './facts'
import { pointedRefused } from './item-refusal'
import { kindsIn, onTrack, total, turn } from './items'

/** Exhausted items are turned face up, so many more (ROOT-9.4.1). */
export interface RefreshTask {
  readonly do: 'refresh'
  readonly seat: Seat
  readonly left: number
}
export type RefreshAction = { readonly type: 'refresh'; readonly item: Item; readonly damaged: boolean }

function exhaustedOf(play: Play, seat: Seat): RefreshAction[] {
  const board = vagabondOf(play, seat)
  const actions: RefreshAction[] = []
  for (const item of kindsIn(board, false, false)) actions.push({ type: 'refresh', item, damaged: false })
  for (const item of kindsIn(board, false, true)) actions.push({ type: 'refresh', item, damaged: true })
  return actions
}

const up = (play: Play, seat: Seat, { item, damaged }: RefreshAction): void =>
  turn(play, seat, { item, up: false, damaged }, { up: true, damaged })

const choosing: Question<RefreshTask, RefreshAction> = {
  actions(play, { seat, left }) {
    const { exhausted, damagedExhausted } = vagabondOf(play, seat)
    const actions = exhaustedOf(play, seat)
    // With enough refreshes for all, there is nothing to choose.
    return total(exhausted) + total(damagedExhausted) <= left ? actions.slice(0, 1) : actions
  },
  answer(play, { seat, left }, action) {
    up(play, seat, action)
    if (left > 1) plan(play, { do: 'refresh', seat, left: left - 1 })
  },
}

/** The Vagabond's first step; when in the start of Birdsong, it says itself (ROOT-ENG-11). */
export const refreshing: Effect = {
  name: 'refresh',
  moment: 'birdsong.start',
  must: true,
  usable(play, seat) {
    const board = vagabondAt(play, seat)
    return board !== null && total(board.exhausted) + total(board.damagedExhausted) > 0
  },
  use(play, seat) {
    const tea = onTrack(vagabondOf(play, seat), 'tea')
    plan(play, { do: 'refresh', seat, left: vagabondTracks.refresh + vagabondTracks.refreshPerTea * tea })
  },
}

export const refresh: Chapter<RefreshTask, RefreshAction> = {
  tasks: {
    refresh: {
      fields: { seat: shape.seat, left: shape.count },
      law: 'ROOT-9.4.1a',
      rule: choosing,
      refuse: {
        refresh: (play, { seat }, action) =>
          pointedRefused(play, seat, { item: action.item, up: false, damaged: action.damaged }, 'ROOT-9.4.1a'),
      },
    },
  },
  actions: { refresh: { fields: { item: shape.item, damaged: shape.damaged } } },
}
