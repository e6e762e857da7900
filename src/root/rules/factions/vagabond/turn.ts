import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import { type Item, itemIndex, items, type Seat } from '../../vocabulary'
import { vagabondOf } from './board'
import { vagabondTracks } from './facts'
import { pointedRefused } from './item-refusal'
import { kindsIn, listFor, onTrack, total } from './items'

export interface SlipTask {
  readonly do: 'slip'
  readonly seat: Seat
}
export interface RestTask {
  readonly do: 'rest'
  readonly seat: Seat
}
/** Items above the limit are removed from the game (ROOT-9.6.4). */
export interface LimitTask {
  readonly do: 'item-limit'
  readonly seat: Seat
}
export type LimitAction = {
  readonly type: 'drop'
  readonly item: Item
  readonly up: boolean
  readonly damaged: boolean
}

/** ROOT-9.6.1: in a forest all damaged items are repaired and turned face up. */
function rest(play: Play, { seat }: RestTask): void {
  const board = vagabondOf(play, seat)
  if (board.clearing > 0) return
  for (const item of items) {
    const index = itemIndex[item]
    const mended = (board.damagedReady[index] ?? 0) + (board.damagedExhausted[index] ?? 0)
    board.ready[index] = (board.ready[index] ?? 0) + mended
    board.damagedReady[index] = 0
    board.damagedExhausted[index] = 0
    for (let count = 0; count < mended; count++) play.emit?.({ type: 'item', seat, item, how: 'repaired' })
  }
}

/** What counts towards the limit: everything but items on tracks (ROOT-9.6.4b). */
function excess(play: Play, seat: Seat): number {
  const board = vagabondOf(play, seat)
  const tracks = onTrack(board, 'tea') + onTrack(board, 'coins') + onTrack(board, 'bag')
  const all = total(board.ready) + total(board.exhausted) + total(board.damagedReady) + total(board.damagedExhausted)
  return all - tracks - vagabondTracks.limit - vagabondTracks.limitPerBag * onTrack(board, 'bag')
}

const sides = [
  [true, false],
  [false, false],
  [true, true],
  [false, true],
] as const

const dropping: Question<LimitTask, LimitAction> = {
  actions(play, { seat }) {
    if (excess(play, seat) <= 0) return []
    const board = vagabondOf(play, seat)
    return sides.flatMap(([up, damaged]) =>
      kindsIn(board, up, damaged)
        // What lies on a track stays there; a fourth of its kind does not.
        .filter(
          (item) => !up || damaged || !isTracked(item) || (board.ready[itemIndex[item]] ?? 0) > onTrack(board, item),
        )
        .map((item): LimitAction => ({ type: 'drop', item, up, damaged })),
    )
  },
  answer(play, task, { item, up, damaged }) {
    const board = vagabondOf(play, task.seat)
    const list = listFor(board, up, damaged)
    const index = itemIndex[item]
    list[index] = (list[index] ?? 0) - 1
    // Of two that differ only in the "R" the one with it goes.
    board.fromRuins[index] = Math.max(0, (board.fromRuins[index] ?? 0) - 1)
    play.emit?.({ type: 'item', seat: task.seat, item, how: 'removed' })
    plan(play, task)
  },
}

const isTracked = (item: Item): item is 'tea' | 'coins' | 'bag' => item === 'tea' || item === 'coins' || item === 'bag'

export const vagabondTurn: Chapter<LimitTask, LimitAction, SlipTask | RestTask> = {
  tasks: {
    slip: {
      fields: { seat: shape.seat },
      law: 'ROOT-9.4.2a',
      rule: {
        run: (play, { seat }) => plan(play, { do: 'roam', seat, boots: 0, slip: true, optional: true, battle: false }),
      },
    },
    rest: { fields: { seat: shape.seat }, law: 'ROOT-9.6.1', rule: { run: rest } },
    'item-limit': {
      fields: { seat: shape.seat },
      law: 'ROOT-9.6.4a',
      rule: dropping,
      refuse: {
        drop: (play, { seat }, action) =>
          pointedRefused(play, seat, action, 'ROOT-9.6.4a') ??
          because('on-track', 'ROOT-9.6.4b', { item: action.item }),
      },
    },
  },
  actions: { drop: { fields: { item: shape.item, up: shape.up, damaged: shape.damaged } } },
}
