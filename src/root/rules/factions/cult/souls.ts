import { suitOf } from '../../cards'
import type { Chapter } from '../../chapter'
import { ontoDiscard } from '../../piles'
import type { Play } from '../../play'
import * as shape from '../../shapes'
import { type ClearingSuit, clearingSuits, type Seat } from '../../vocabulary'
import { cultOf } from './board'

/** The Outcast is adjusted to the Lost Souls (ROOT-10.4.1). */
export interface OutcastTask {
  readonly do: 'outcast'
  readonly seat: Seat
}
/** The Lost Souls go to the discard pile (ROOT-10.4.2). */
export interface SoulsTask {
  readonly do: 'lost-souls'
  readonly seat: Seat
}

/** The suit that is there most often, if there is only one such; birds do not count (ROOT-10.4.1a). */
function mostFrequent(souls: readonly string[]): ClearingSuit | null {
  const counts = clearingSuits.map((suit) => souls.filter((card) => suitOf(card) === suit).length)
  const most = Math.max(...counts)
  const [only = null, ...tied] = clearingSuits.filter((_, index) => counts[index] === most)
  return most === 0 || tied.length > 0 ? null : only
}

/** A new suit shows its Outcast side; the old one, or none, the Hated side (ROOT-10.4.1b, ROOT-10.4.1c). */
function adjust(play: Play, { seat }: OutcastTask): void {
  const board = cultOf(play, seat)
  const found = mostFrequent(board.souls)
  board.hated = found === null || found === board.outcast
  if (found) board.outcast = found
  if (board.outcast) play.emit?.({ type: 'outcast', seat, suit: board.outcast, hated: board.hated })
}

/** Dominance cards become available (ROOT-10.4.2). */
function release(play: Play, { seat }: SoulsTask): void {
  const board = cultOf(play, seat)
  const cards = board.souls
  board.souls = []
  ontoDiscard(play, cards)
  if (cards.length > 0) play.emit?.({ type: 'discarded', seat, cards: [...cards], from: 'souls' })
}

export const souls: Chapter<never, never, OutcastTask | SoulsTask> = {
  tasks: {
    outcast: { fields: { seat: shape.seat }, law: 'ROOT-10.4.1a', rule: { run: adjust } },
    'lost-souls': { fields: { seat: shape.seat }, law: 'ROOT-10.4.2', rule: { run: release } },
  },
  actions: {},
}
