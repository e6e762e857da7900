import { add, item as entryOf } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type Play, plan, type Question } from '../../play'
import { score } from '../../score'
import * as shape from '../../shapes'
import { type Item, itemIndex, items, type Seat } from '../../vocabulary'
import { hundredsOf } from './board'
import { type HoardTrack, hoarded, hoardTracks, hundredsTracks } from './facts'

/** An item comes to a full track: it, or another of the track, is removed from the game (ROOT-14.2.4.1b). */
export interface OverflowTask {
  readonly do: 'overflow'
  readonly seat: Seat
  readonly item: Item
}
export type HoardAction = { readonly type: 'give-up'; readonly item: Item }

/** Items on a track, of a Hoard. */
export function countOn(hoard: readonly number[], track: HoardTrack): number {
  let count = 0
  for (const each of hoarded[track]) count += hoard[itemIndex[each]] ?? 0
  return count
}

/** Command or Prowess at this moment (ROOT-14.2.4.2). */
export const trackValue = (play: Pick<Play, 'state'>, seat: Seat, track: HoardTrack): number =>
  entryOf(hundredsTracks.worth, countOn(hundredsOf(play, seat).hoard, track))

/** Kinds that lie in the Hoard. */
export function kindsIn(play: Play, seat: Seat): Item[] {
  const { hoard } = hundredsOf(play, seat)
  return items.filter((_, index) => (hoard[index] ?? 0) > 0)
}

const trackOf = (item: Item): HoardTrack | undefined => hoardTracks.find((track) => hoarded[track].includes(item))

/** An item comes to its track, if that has an empty space (ROOT-14.2.4.1a). */
export function hoard(play: Play, seat: Seat, item: Item): void {
  const board = hundredsOf(play, seat)
  const track = trackOf(item)
  if (track && countOn(board.hoard, track) < hundredsTracks.spaces) {
    add(board.hoard, itemIndex[item], 1)
    play.emit?.({ type: 'item', seat, item, how: 'gained' })
  } else plan(play, { do: 'overflow', seat, item })
}

export const dropItem = (play: Play, seat: Seat, item: Item): void => {
  add(hundredsOf(play, seat).hoard, itemIndex[item], -1)
  play.emit?.({ type: 'item', seat, item, how: 'removed' })
}

const overflowing: Question<OverflowTask, HoardAction> = {
  actions(play, { seat, item }) {
    const track = trackOf(item)
    const lying = kindsIn(play, seat)
    return items
      .filter((each) => trackOf(each) === track && (each === item || lying.includes(each)))
      .map((each) => ({ type: 'give-up', item: each }))
  },
  answer(play, { seat, item }, action) {
    if (action.item === item) play.emit?.({ type: 'item', seat, item, how: 'removed' })
    else {
      dropItem(play, seat, action.item)
      hoard(play, seat, item)
    }
    score(play, seat, 1, 'ROOT-14.2.4.1b')
  },
}

export const hoarding: Chapter<OverflowTask, HoardAction> = {
  tasks: {
    overflow: {
      fields: { seat: shape.seat, item: shape.item },
      law: 'ROOT-14.2.4.1b',
      rule: overflowing,
      refuse: { 'give-up': (_play, _task, { item }) => because('not-on-track', 'ROOT-14.2.4.1b', { item }) },
    },
  },
  actions: { 'give-up': { fields: { item: shape.item } } },
}
