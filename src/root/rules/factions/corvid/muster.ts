import { listOf } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { linksFrom } from '../../moving/links'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { canPlace } from '../../rule'
import * as shape from '../../shapes'
import { clearingCount, type Seat } from '../../vocabulary'

/** A warrior is placed in each of these clearings; with too few the Conspiracy says where (ROOT-13.4.3b, ROOT-13.7.4a). */
export interface MusterTask {
  readonly do: 'muster'
  readonly seat: Seat
  readonly places: readonly number[]
}
/** A raid has left the map (ROOT-13.7.4). */
export interface RaidTask {
  readonly do: 'raid'
  readonly seat: Seat
  readonly at: number
}
export type MusterAction = { readonly type: 'place'; readonly at: number }

/** Those of some clearings where it can place a warrior. */
export const open = (play: Play, seat: Seat, places: readonly number[]): number[] =>
  places.filter((at) => canPlace(play, seat, at))

/** What is no choice is not asked. */
export function muster(play: Play, seat: Seat, places: readonly number[]): void {
  const { supply } = sideOf(play, seat)
  if (supply >= places.length) for (const at of places) place(play, seat, 'warrior', at)
  else if (supply > 0) plan(play, { do: 'muster', seat, places })
}

const mustering: Question<MusterTask, MusterAction> = {
  actions: (_play, { places }) => places.map((at) => ({ type: 'place', at })),
  answer(play, { seat, places }, { at }) {
    place(play, seat, 'warrior', at)
    muster(
      play,
      seat,
      places.filter((each) => each !== at),
    )
  },
}

export const mustered: Chapter<MusterTask, MusterAction, RaidTask> = {
  tasks: {
    muster: {
      fields: { seat: shape.seat, places: listOf(shape.clearing, clearingCount) },
      law: 'ROOT-13.4.3b',
      rule: mustering,
      refuse: { place: (_play, _task, { at }) => because('not-served', 'ROOT-13.4.3b', { at }) },
    },
    raid: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-13.7.4a',
      rule: { run: (play, { seat, at }) => muster(play, seat, open(play, seat, linksFrom(play, seat, at))) },
    },
  },
  actions: { place: { fields: { at: shape.clearing } } },
}
