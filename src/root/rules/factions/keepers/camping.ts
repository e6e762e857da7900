import { flag } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { remove } from '../../removal'
import { canPlace, openSlots } from '../../rule'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { clearings, type Seat } from '../../vocabulary'
import { decampRefused, encampRefused } from './camping-refusal'
import { areGone, campsites, returns, waystationsAt, waystationsLeft } from './camps'
import type { Waystation } from './facts'
import { waystation } from './shapes'

/** Warriors become waystations, once in each clearing (ROOT-15.4.1a); or the Keepers come back to the map (ROOT-15.4.1c). */
export interface EncampTask {
  readonly do: 'encamp'
  readonly seat: Seat
  readonly done: readonly number[]
}
/** Which waystation, and which side of it is up; a warrior makes room for it, or comes with it. */
export interface EncampWhatTask {
  readonly do: 'encamp-what'
  readonly seat: Seat
  readonly at: number
  readonly back: boolean
}
/** Waystations become warriors, once in each clearing (ROOT-15.4.2). */
export interface DecampTask extends Omit<EncampTask, 'do'> {
  readonly do: 'decamp'
}
export interface DecampWhatTask {
  readonly do: 'decamp-what'
  readonly seat: Seat
  readonly at: number
}
type Task = EncampTask | EncampWhatTask | DecampTask | DecampWhatTask
export type CampingAction =
  | { readonly type: 'encamp'; readonly at: number }
  | { readonly type: 'decamp'; readonly at: number }
  | { readonly type: 'waystation'; readonly piece: Waystation }

const sitesNow = (play: Play, { seat, done }: EncampTask): number[] =>
  areGone(play, seat) ? returns(play, seat) : campsites(play, seat, done)

const encamping = /* @__PURE__ */ stepOf<EncampTask>({
  actions: (play, task) => sitesNow(play, task).map((at): Action => ({ type: 'encamp', at })),
  mayEnd: (play, { seat }) => !areGone(play, seat) || returns(play, seat).length === 0,
  answer(play, task, action) {
    if (action.type !== 'encamp') return
    const { at } = action
    const { seat, done } = task
    if (!areGone(play, seat)) {
      plan(play, { do: 'encamp-what', seat, at, back: false }, { ...task, done: [...done, at] })
      return
    }
    place(play, seat, 'warrior', at)
    if (openSlots(play, at) > 0) plan(play, { do: 'encamp-what', seat, at, back: true })
  },
})

/** A piece of their own makes room for another (ROOT-G.1.30). */
const takeOff = (play: Play, seat: Seat, kind: Waystation | 'warrior', at: number): void =>
  remove(play, [{ by: seat, losses: [{ owner: seat, kind, at, count: 1 }] }], true)

const pitching: Question<EncampWhatTask, Extract<CampingAction, { type: 'waystation' }>> = {
  actions: (play, { seat }) => waystationsLeft(play, seat).map((piece) => ({ type: 'waystation', piece })),
  answer(play, { seat, at, back }, { piece }) {
    if (!back) takeOff(play, seat, 'warrior', at)
    place(play, seat, piece, at)
  },
}

/** Where a waystation can become a warrior. */
const camps = (play: Play, { seat, done }: DecampTask): number[] =>
  sideOf(play, seat).supply === 0
    ? []
    : clearings.filter(
        (at) => !done.includes(at) && waystationsAt(play, seat, at).length > 0 && canPlace(play, seat, at),
      )

const decamping = /* @__PURE__ */ stepOf<DecampTask>({
  actions: (play, task) => camps(play, task).map((at): Action => ({ type: 'decamp', at })),
  answer(play, task, action) {
    if (action.type !== 'decamp') return
    const { at } = action
    plan(play, { do: 'decamp-what', seat: task.seat, at }, { ...task, done: [...task.done, at] })
  },
})

const striking: Question<DecampWhatTask, Extract<CampingAction, { type: 'waystation' }>> = {
  actions: (play, { seat, at }) => waystationsAt(play, seat, at).map((piece) => ({ type: 'waystation', piece })),
  answer(play, { seat, at }, { piece }) {
    takeOff(play, seat, piece, at)
    place(play, seat, 'warrior', at)
  },
}

export const camping: Chapter<Task, CampingAction> = {
  tasks: {
    encamp: {
      fields: { seat: shape.seat, done: shape.served },
      law: 'ROOT-15.4.1a',
      rule: encamping,
      refuse: {
        encamp: (play, { seat, done }, { at }) => encampRefused(play, seat, done, at),
        done: () => because('must-return', 'ROOT-15.4.1c'),
        decamp: () => because('encamp-first', 'ROOT-15.4.2'),
      },
    },
    'encamp-what': {
      fields: { seat: shape.seat, at: shape.clearing, back: flag },
      law: 'ROOT-15.4.1a',
      rule: pitching,
      refuse: { waystation: (_play, _task, { piece }) => because('waystation-used', 'ROOT-15.0b', { piece }) },
    },
    decamp: {
      fields: { seat: shape.seat, done: shape.served },
      law: 'ROOT-15.4.2',
      rule: decamping,
      refuse: {
        encamp: () => because('encamp-over', 'ROOT-15.4.1a'),
        decamp: (play, { seat, done }, { at }) => decampRefused(play, seat, done, at),
      },
    },
    'decamp-what': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-15.4.2',
      rule: striking,
      refuse: {
        waystation: (_play, { at }, { piece }) => because('no-such-waystation', 'ROOT-15.4.2', { piece, at }),
      },
    },
  },
  actions: {
    encamp: { fields: { at: shape.clearing } },
    decamp: { fields: { at: shape.clearing } },
    waystation: { fields: { piece: waystation } },
  },
}
