import { add, item as at } from '../../../../toolkit'
import type { Play } from '../../play'
import { type Item, itemIndex, items, type Seat } from '../../vocabulary'
import { type VagabondBoard, vagabondAt, vagabondOf } from './board'
import { vagabondTracks } from './facts'

/** An item to point at: its kind, which side is up, and whether it is damaged. */
export interface Pointed {
  readonly item: Item
  readonly up: boolean
  readonly damaged: boolean
}

export const listFor = (board: VagabondBoard, up: boolean, damaged: boolean): number[] =>
  damaged ? (up ? board.damagedReady : board.damagedExhausted) : up ? board.ready : board.exhausted

export const readyOf = (play: Pick<Play, 'state'>, seat: Seat, item: Item): number =>
  at(vagabondOf(play, seat).ready, itemIndex[item])

/** Kinds of which there is one with this side up, damaged or not. */
export function kindsIn(board: VagabondBoard, up: boolean, damaged: boolean): Item[] {
  const list = listFor(board, up, damaged)
  const kinds: Item[] = []
  // Lists by item are in the order of the items.
  for (let index = 0; index < items.length; index++) if (at(list, index) > 0) kinds.push(at(items, index))
  return kinds
}

export const readyCount = (play: Play, seat: Seat): number => total(vagabondOf(play, seat).ready)

export const readyKinds = (play: Play, seat: Seat): Item[] => kindsIn(vagabondOf(play, seat), true, false)

/** How many of a kind lie face up on their track and give its benefit (ROOT-9.2.5.1). */
export const onTrack = (board: VagabondBoard, item: 'tea' | 'coins' | 'bag'): number =>
  Math.min(vagabondTracks.trackSpaces, at(board.ready, itemIndex[item]))

/** Moves one item between the four ways to lie. */
export function turn(play: Play, seat: Seat, { item, up, damaged }: Pointed, to: Omit<Pointed, 'item'>): void {
  const board = vagabondOf(play, seat)
  const index = itemIndex[item]
  add(listFor(board, up, damaged), index, -1)
  add(listFor(board, to.up, to.damaged), index, 1)
  const how = damaged !== to.damaged ? (to.damaged ? 'damaged' : 'repaired') : to.up ? 'refreshed' : 'exhausted'
  play.emit?.({ type: 'item', seat, item, how })
}

export const exhaust = (play: Play, seat: Seat, item: Item): void =>
  turn(play, seat, { item, up: true, damaged: false }, { up: false, damaged: false })

/** A gained item is face up; from a ruin it bears an "R". */
export function gainItem(play: Play, seat: Seat, item: Item, fromRuin = false): void {
  const board = vagabondOf(play, seat)
  add(board.ready, itemIndex[item], 1)
  if (fromRuin) add(board.fromRuins, itemIndex[item], 1)
  play.emit?.({ type: 'item', seat, item, how: 'gained' })
}

/** Swords that are not damaged limit its rolled hits (ROOT-9.2.6a). */
export function swordsOf(play: Play, seat: Seat): number {
  const { ready, exhausted } = vagabondOf(play, seat)
  return at(ready, itemIndex.sword) + at(exhausted, itemIndex.sword)
}

/** Items that hits can damage (ROOT-9.2.7a): how many, and which. */
export function undamaged(play: Play, seat: Seat): number {
  const { ready, exhausted } = vagabondOf(play, seat)
  return total(ready) + total(exhausted)
}

export function damageable(play: Play, seat: Seat): Pointed[] {
  const board = vagabondAt(play, seat)
  if (!board) return []
  const found: Pointed[] = []
  for (const up of [true, false]) for (const item of kindsIn(board, up, false)) found.push({ item, up, damaged: false })
  return found
}

export const damage = (play: Play, seat: Seat, { item, up }: Pick<Pointed, 'item' | 'up'>): void =>
  turn(play, seat, { item, up, damaged: false }, { up, damaged: true })

export const total = (list: readonly number[]): number => {
  let count = 0
  for (const each of list) count += each
  return count
}
