import type { Refusal } from '../../../../core'
import { whole } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { linksFrom } from '../../moving/links'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { noSlot, unplaceable } from '../../reasons'
import { canPlace } from '../../rule'
import { cornerRefused, hasRoom, startingCorners } from '../../setup/corners'
import * as shape from '../../shapes'
import { clearings, type Seat } from '../../vocabulary'

/** Her setup: the keep's corner, then her three buildings (ROOT-6.3). */
export interface KeepTask {
  readonly do: 'keep'
  readonly seat: Seat
}
export interface FirstBuildingTask {
  readonly do: 'first-building'
  readonly seat: Seat
  readonly keep: number
  readonly built: number
}
export type SetupAction =
  | { readonly type: 'start'; readonly at: number }
  | { readonly type: 'place'; readonly at: number }

export const buildings = ['sawmill', 'workshop', 'recruiter'] as const

const corner: Question<KeepTask, Extract<SetupAction, { type: 'start' }>> = {
  actions: (play, { seat }) => startingCorners(play, seat).map((at) => ({ type: 'start', at })),
  answer(play, { seat }, { at }) {
    if (canPlace(play, seat, at)) place(play, seat, 'keep', at)
    const opposite = play.ground.opposites[at]
    for (const clearing of clearings)
      if (clearing !== opposite && canPlace(play, seat, clearing)) place(play, seat, 'warrior', clearing)
    plan(play, { do: 'first-building', seat, keep: at, built: 0 })
  },
}

const near = (play: Play, seat: Seat, keep: number): number[] => [keep, ...linksFrom(play, seat, keep)]

const build: Question<FirstBuildingTask, Extract<SetupAction, { type: 'place' }>> = {
  actions: (play, { seat, keep }) =>
    near(play, seat, keep)
      .filter((at) => hasRoom(play, seat, at, true))
      .sort((one, other) => one - other)
      .map((at) => ({ type: 'place', at })),
  answer(play, task, { at }) {
    const kind = buildings[task.built]
    if (kind) place(play, task.seat, kind, at)
    if (task.built < 2) plan(play, { ...task, built: task.built + 1 })
  },
}

function placeRefused(play: Play, { seat, keep }: FirstBuildingTask, at: number): Refusal | null {
  return near(play, seat, keep).includes(at)
    ? (noSlot(play, at, 'ROOT-6.3.4') ?? unplaceable(play, seat, at))
    : because('too-far', 'ROOT-6.3.4', { at })
}

export const marquiseSetup: Chapter<KeepTask | FirstBuildingTask, SetupAction> = {
  tasks: {
    keep: {
      fields: { seat: shape.seat },
      law: 'ROOT-6.3.2',
      rule: corner,
      refuse: { start: (play, { seat }, { at }) => cornerRefused(play, seat, at, 'ROOT-6.3.2') },
    },
    'first-building': {
      fields: { seat: shape.seat, keep: shape.clearing, built: whole(0, 2) },
      law: 'ROOT-6.3.4',
      rule: build,
      refuse: { place: (play, task, { at }) => placeRefused(play, task, at) },
    },
  },
  actions: { start: { fields: { at: shape.clearing } }, place: { fields: { at: shape.clearing } } },
}
