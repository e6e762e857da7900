import { item, listOf, oneOf } from '../../../../toolkit'
import type { Chapter } from '../../chapter'
import { lift, place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { countAt, onMap } from '../../rule'
import { score } from '../../score'
import * as shape from '../../shapes'
import { clearingCount, type Seat } from '../../vocabulary'
import { kindRefused, siteRefused, woodRefused } from './build-refusal'
import { marquiseTracks } from './facts'
import { buildable, connected, costOf, hasSites, type Kind, kinds, payable, woodIn } from './sites'

export interface BuildInTask {
  readonly do: 'build-in'
  readonly seat: Seat
}
export interface BuildWhatTask {
  readonly do: 'build-what'
  readonly seat: Seat
  readonly at: number
}
/** Wood is paid, token by token, from clearings that she rules and that hang together (ROOT-6.5.4.2). */
export interface WoodFromTask {
  readonly do: 'wood-from'
  readonly seat: Seat
  readonly at: number
  readonly building: Kind
  /** The clearings that hung together when she began to pay: wood that leaves may end her rule (ROOT-CARD-32). */
  readonly reach: readonly number[]
  readonly left: number
}
export type BuildAction =
  | { readonly type: 'build'; readonly at: number }
  | { readonly type: 'building'; readonly building: Kind }
  | { readonly type: 'wood-from'; readonly at: number }

const where: Question<BuildInTask, Extract<BuildAction, { type: 'build' }>> = {
  actions: (play, { seat }) => buildable(play, seat).map((at) => ({ type: 'build', at })),
  asks: (play, { seat }) => hasSites(play, seat),
  answer: (play, { seat }, { at }) => plan(play, { do: 'build-what', seat, at }),
}

const what: Question<BuildWhatTask, Extract<BuildAction, { type: 'building' }>> = {
  actions: (play, { seat, at }) => payable(play, seat, at).map((building) => ({ type: 'building', building })),
  answer(play, { seat, at }, { building }) {
    const left = costOf(play, seat, building) ?? 0
    if (left === 0) finish(play, seat, at, building)
    else plan(play, { do: 'wood-from', seat, at, building, reach: connected(play, seat, at), left })
  },
}

function finish(play: Play, seat: Seat, at: number, building: Kind): void {
  const standing = onMap(play, seat, building)
  place(play, seat, building, at)
  score(play, seat, item(marquiseTracks.points[building], standing), 'ROOT-6.5.4.3')
}

const paying: Question<WoodFromTask, Extract<BuildAction, { type: 'wood-from' }>> = {
  actions(play, { seat, reach, left }) {
    const places = reach.filter((each) => countAt(play, seat, 'wood', each) > 0)
    // Nothing to choose when all of it is needed (ROOT-6.5.4.2b).
    const chosen = woodIn(play, seat, places) <= left ? places.slice(0, 1) : places
    return chosen.map((each) => ({ type: 'wood-from', at: each }))
  },
  answer(play, { seat, at, building, reach, left }, { at: from }) {
    lift(play, seat, 'wood', from, 1)
    play.emit?.({ type: 'removed', owner: seat, piece: 'wood', at: from, count: 1, by: null })
    if (left > 1) plan(play, { do: 'wood-from', seat, at, building, reach, left: left - 1 })
    else finish(play, seat, at, building)
  },
}

export const marquiseBuild: Chapter<BuildInTask | BuildWhatTask | WoodFromTask, BuildAction> = {
  tasks: {
    'build-in': {
      fields: { seat: shape.seat },
      law: 'ROOT-6.5.4.1a',
      rule: where,
      refuse: { build: (play, { seat }, { at }) => siteRefused(play, seat, at) },
    },
    'build-what': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-6.5.4.1b',
      rule: what,
      refuse: { building: (play, { seat, at }, { building }) => kindRefused(play, seat, at, building) },
    },
    'wood-from': {
      fields: {
        seat: shape.seat,
        at: shape.clearing,
        building: oneOf(...kinds),
        reach: listOf(shape.clearing, clearingCount),
        left: shape.count,
      },
      law: 'ROOT-6.5.4.2b',
      rule: paying,
      refuse: { 'wood-from': (play, { seat, at }, action) => woodRefused(play, seat, action.at, at) },
    },
  },
  actions: {
    build: { fields: { at: shape.clearing } },
    building: { fields: { building: oneOf(...kinds) } },
    'wood-from': { fields: { at: shape.clearing } },
  },
}
