import { listOf, without } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { canPlace, countAt } from '../../rule'
import * as shape from '../../shapes'
import { clearingCount, clearings, type Seat } from '../../vocabulary'
import { trackValue } from './hoard'
import { warlordAt } from './warlord'

/** Warriors come to the Warlord, then to the strongholds (ROOT-14.4.2). */
export interface RecruitTask {
  readonly do: 'hundreds-recruit'
  readonly seat: Seat
}
/** With too few warriors they say which of these clearings get one (ROOT-14.4.2c). */
export interface RallyTask {
  readonly do: 'rally'
  readonly seat: Seat
  readonly places: readonly number[]
}
export type RecruitAction = { readonly type: 'place'; readonly at: number }

function recruit(play: Play, seat: Seat): void {
  const at = warlordAt(play, seat)
  if (at > 0 && canPlace(play, seat, at)) place(play, seat, 'warrior', at, trackValue(play, seat, 'prowess'))
  rally(
    play,
    seat,
    clearings.filter((each) => countAt(play, seat, 'stronghold', each) > 0 && canPlace(play, seat, each)),
  )
}

/** What is no choice is not asked. */
function rally(play: Play, seat: Seat, places: readonly number[]): void {
  const { supply } = sideOf(play, seat)
  if (supply >= places.length) for (const at of places) place(play, seat, 'warrior', at)
  else if (supply > 0) plan(play, { do: 'rally', seat, places })
}

const rallying: Question<RallyTask, RecruitAction> = {
  actions: (_play, { places }) => places.map((at) => ({ type: 'place', at })),
  answer(play, { seat, places }, { at }) {
    place(play, seat, 'warrior', at)
    rally(play, seat, without(places, [at]))
  },
}

export const recruiting: Chapter<RallyTask, RecruitAction, RecruitTask> = {
  tasks: {
    'hundreds-recruit': {
      fields: { seat: shape.seat },
      law: 'ROOT-14.4.2a',
      rule: { run: (play, { seat }) => recruit(play, seat) },
    },
    rally: {
      fields: { seat: shape.seat, places: listOf(shape.clearing, clearingCount) },
      law: 'ROOT-14.4.2c',
      rule: rallying,
      refuse: { place: (_play, _task, { at }) => because('not-rallied', 'ROOT-14.4.2c', { at }) },
    },
  },
  actions: { place: { fields: { at: shape.clearing } } },
}
