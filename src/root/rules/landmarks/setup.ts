import type { Refusal } from '../../../core'
import { drawFrom } from '../../../core'
import { flag, listOf } from '../../../toolkit'
import { because } from '../because'
import type { Chapter } from '../chapter'
import { type Play, plan, type Question } from '../play'
import * as shape from '../shapes'
import { type LandmarkName, landmarkNames, type Seat } from '../vocabulary'
import { placedLandmarks } from './landmark'
import { landmarkIn, landmarkSites, layLandmark, mayStand } from './laying'

/** Landmarks are dealt (ROOT-A.5.2). */
export interface DealLandmarksTask {
  readonly do: 'deal-landmarks'
  readonly count: number
  readonly without: readonly LandmarkName[]
  /** The Tower and the Ferry of the map are left out (ROOT-A.5a). */
  readonly ownLeftOut: boolean
}
/** A seat takes one of the landmarks that are dealt (ROOT-A.5.3). */
export interface LandmarkTask {
  readonly do: 'landmark'
  readonly seat: Seat
  readonly dealt: readonly LandmarkName[]
}
export interface LandmarkInTask {
  readonly do: 'landmark-in'
  readonly seat: Seat
  readonly landmark: LandmarkName
}
export type LandmarkSetupAction =
  | { readonly type: 'landmark'; readonly landmark: LandmarkName }
  | { readonly type: 'landmark-in'; readonly at: number }

/** The task that an option for landmarks means. */
export const dealing = ({
  count,
  without = [],
  ownLeftOut = false,
}: Pick<DealLandmarksTask, 'count'> & Partial<DealLandmarksTask>): DealLandmarksTask => ({
  do: 'deal-landmarks',
  count,
  without,
  ownLeftOut,
})

/** With two players the Treetop stays in the box (ROOT-LM-3a). */
const treetopPlayers = 3

/** The cards that are shuffled: not those that are taken out beforehand, nor what the map has placed (ROOT-A.5.1, ROOT-A.5.4). */
export const landmarkCards = (
  players: number,
  without: readonly LandmarkName[],
  onMap: readonly LandmarkName[],
): LandmarkName[] =>
  landmarkNames.filter(
    (name) =>
      !without.includes(name) && !onMap.includes(name) && (name !== 'elder-treetop' || players >= treetopPlayers),
  )

function deal(play: Play, { count, without, ownLeftOut }: DealLandmarksTask): void {
  const { state } = play
  if (ownLeftOut) Object.assign(state, { ferry: 0, tower: 0 })
  const onMap = placedLandmarks(state).map(({ landmark }) => landmark)
  const drawn = drawFrom(state.random, 'setup').sample(landmarkCards(state.seats.length, without, onMap), count)
  const dealt = landmarkNames.filter((name) => drawn.includes(name))
  const last = state.seats.at(-1)
  if (last) plan(play, { do: 'landmark', seat: last, dealt })
}

/** The last seat sets up one of them, the seat before it the other. */
const taking: Question<LandmarkTask, Extract<LandmarkSetupAction, { type: 'landmark' }>> = {
  actions: (_play, { dealt }) => dealt.map((landmark) => ({ type: 'landmark', landmark })),
  answer(play, { seat, dealt }, { landmark }) {
    const { seats } = play.state
    const before = seats[seats.indexOf(seat) - 1]
    const rest = dealt.filter((each) => each !== landmark)
    if (rest.length > 0 && before) plan(play, { do: 'landmark', seat: before, dealt: rest })
    plan(play, { do: 'landmark-in', seat, landmark })
  },
}

/** Without a clearing for it, it is left out (ROOT-F.1.3). */
const standing: Question<LandmarkInTask, Extract<LandmarkSetupAction, { type: 'landmark-in' }>> = {
  actions: (play, { landmark }) => landmarkSites(play, landmark).map((at) => ({ type: 'landmark-in', at })),
  answer(play, { seat, landmark }, { at }) {
    layLandmark(play, landmark, at)
    play.emit?.({ type: 'landmark', landmark, seat, at })
  },
}

function siteRefused(play: Play, landmark: LandmarkName, at: number): Refusal {
  const there = landmarkIn(play, at)
  if (there) return because('landmark-there', 'ROOT-F.1.3', { at, landmark: there })
  return mayStand(play, landmark, at)
    ? because('landmark-near', 'ROOT-F.1.3', { at })
    : because('no-place.landmark', 'ROOT-A.5.3', { at, landmark })
}

const name = shape.landmark

export const landmarkSetup: Chapter<LandmarkTask | LandmarkInTask, LandmarkSetupAction, DealLandmarksTask> = {
  tasks: {
    'deal-landmarks': {
      fields: { count: shape.count, without: listOf(name, landmarkNames.length), ownLeftOut: flag },
      law: 'ROOT-A.5.2',
      rule: { run: deal },
    },
    landmark: {
      fields: { seat: shape.seat, dealt: listOf(name, landmarkNames.length) },
      law: 'ROOT-A.5.3',
      rule: taking,
      refuse: { landmark: (_play, _task, { landmark }) => because('not-dealt', 'ROOT-A.5.2', { landmark }) },
    },
    'landmark-in': {
      fields: { seat: shape.seat, landmark: name },
      law: 'ROOT-F.1.3',
      rule: standing,
      refuse: { 'landmark-in': (play, { landmark }, { at }) => siteRefused(play, landmark, at) },
    },
  },
  actions: {
    landmark: { fields: { landmark: name } },
    'landmark-in': { fields: { at: shape.clearing } },
  },
}
