import type { Refusal } from '../../../../core'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { pieceTotals } from '../../pieces'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { unplaceable } from '../../reasons'
import { canPlace, countAt, onMap } from '../../rule'
import * as shape from '../../shapes'
import { clearings, type Seat } from '../../vocabulary'

/** Wood at each sawmill (ROOT-6.4); `done` has a clearing once for each sawmill that is served. */
export interface WoodTask {
  readonly do: 'wood'
  readonly seat: Seat
  readonly done: readonly number[]
}
/** A warrior at each recruiter (ROOT-6.5.3); `done` has a clearing once for each recruiter that is served. */
export interface RecruitTask {
  readonly do: 'recruit'
  readonly seat: Seat
  readonly done: readonly number[]
}
export type PlaceAction = { readonly type: 'place'; readonly at: number }

export const woodLeft = (play: Play, seat: Seat): number => (pieceTotals.marquise.wood ?? 0) - onMap(play, seat, 'wood')

const placeable = (play: Play, seat: Seat, kind: 'sawmill' | 'recruiter'): number[] =>
  clearings.filter((at) => countAt(play, seat, kind, at) > 0 && canPlace(play, seat, at))

export const recruitAt = (play: Play, seat: Seat): number[] => placeable(play, seat, 'recruiter')

/** One place for each sawmill that still gets wood, or each recruiter. */
function due(play: Play, seat: Seat, kind: 'sawmill' | 'recruiter', served: readonly number[]): number[] {
  const places: number[] = []
  for (const at of placeable(play, seat, kind)) {
    const open = countAt(play, seat, kind, at) - served.filter((each) => each === at).length
    for (let count = 0; count < open; count++) places.push(at)
  }
  return places
}

/** With enough for all nobody is asked; else one after another (ROOT-6.4b, ROOT-6.5.3b). */
function serve(
  play: Play,
  seat: Seat,
  [kind, piece]: readonly ['sawmill', 'wood'] | readonly ['recruiter', 'warrior'],
  served: readonly number[],
): PlaceAction[] {
  const stock = piece === 'wood' ? woodLeft(play, seat) : sideOf(play, seat).supply
  if (stock === 0) return []
  const places = due(play, seat, kind, served)
  const different = [...new Set(places)]
  const chosen = places.length <= stock ? different.slice(0, 1) : different
  return chosen.map((at) => ({ type: 'place', at }))
}

const wooding: Question<WoodTask, PlaceAction> = {
  actions: (play, { seat, done }) => serve(play, seat, ['sawmill', 'wood'], done),
  answer(play, { seat, done }, { at }) {
    place(play, seat, 'wood', at)
    plan(play, { do: 'wood', seat, done: [...done, at] })
  },
}

const recruiting: Question<RecruitTask, PlaceAction> = {
  actions: (play, { seat, done }) => serve(play, seat, ['recruiter', 'warrior'], done),
  answer(play, { seat, done }, { at }) {
    place(play, seat, 'warrior', at)
    plan(play, { do: 'recruit', seat, done: [...done, at] })
  },
}

/** Why nobody can be recruited now (ROOT-6.5.3). */
export function recruitRefused(play: Play, seat: Seat): Refusal | null {
  if (onMap(play, seat, 'recruiter') === 0) return because('no-recruiter.map', 'ROOT-6.5.3a')
  if (sideOf(play, seat).supply === 0) return because('no-warriors.marquise', 'ROOT-6.5.3c')
  return because('no-room.recruiter', 'ROOT-6.5.3c')
}

/** Why a clearing gets nothing, or nothing more. */
function unserved(play: Play, seat: Seat, kind: 'sawmill' | 'recruiter', at: number, law: string): Refusal {
  if (countAt(play, seat, kind, at) === 0) return because(`no-${kind}.clearing`, law, { at })
  return unplaceable(play, seat, at) ?? because('served', law, { at, piece: kind })
}

export const wood: Chapter<WoodTask | RecruitTask, PlaceAction> = {
  tasks: {
    wood: {
      fields: { seat: shape.seat, done: shape.served },
      law: 'ROOT-6.4b',
      rule: wooding,
      refuse: { place: (play, { seat }, { at }) => unserved(play, seat, 'sawmill', at, 'ROOT-6.4a') },
    },
    recruit: {
      fields: { seat: shape.seat, done: shape.served },
      law: 'ROOT-6.5.3b',
      rule: recruiting,
      refuse: { place: (play, { seat }, { at }) => unserved(play, seat, 'recruiter', at, 'ROOT-6.5.3a') },
    },
  },
  actions: { place: { fields: { at: shape.clearing } } },
}
