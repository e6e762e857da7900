import type { Refusal } from '../../../core'
import { listOf } from '../../../toolkit'
import { because } from '../because'
import type { Chapter } from '../chapter'
import { type Play, plan, type Question } from '../play'
import * as shape from '../shapes'
import { type Hireling, type Seat, seats } from '../vocabulary'
import { hiredOf, takeControl } from './control'
import { takeMarker } from './markers'

/** At the end of a turn control markers go off, hirelings change hands, and new ones come (ROOT-E.1.3d). */
export interface HiringTask {
  readonly do: 'hiring'
  readonly seat: Seat
}
/** A hireling without control markers goes to another player (ROOT-E.1.3b). */
export interface GiveTask {
  readonly do: 'hireling-give'
  readonly seat: Seat
}
/** A hireling of the supply comes for a hireling marker (ROOT-E.1.1c). */
export interface TakeTask {
  readonly do: 'hireling-take'
  readonly seat: Seat
}
/** The turn has ended: what has come in it is new no more (ROOT-E.1.3d). */
export interface HiringOverTask {
  readonly do: 'hiring-over'
}
/** Several seats have come to one hireling marker at once (ROOT-E.1.1e). */
export interface MarkerTask {
  readonly do: 'hireling-marker'
  readonly seat: Seat
  readonly space: number
  readonly among: readonly Seat[]
}

export type HiringAction =
  | { readonly type: 'hireling-give'; readonly hireling: Hireling; readonly to: Seat }
  | { readonly type: 'hireling-take'; readonly hireling: Hireling }
  | { readonly type: 'hireling-marker'; readonly to: Seat }

/** The tasks of the end of a turn; none in a game without hirelings. */
export const hiringAt = ({ state }: Play, seat: Seat): readonly HiringTask[] =>
  state.hirelings.length > 0 ? [{ do: 'hiring', seat }] : []

function begin(play: Play, { seat }: HiringTask): void {
  for (const hired of play.state.hirelings) {
    if (hired.controller !== seat || hired.isNew || hired.markers === 0) continue
    hired.markers--
    play.emit?.({ type: 'control-marker', hireling: hired.hireling, left: hired.markers })
  }
  plan(play, { do: 'hireling-give', seat }, { do: 'hireling-take', seat }, { do: 'hiring-over' })
}

/** Hirelings that a seat can keep no longer. */
const toGive = ({ state }: Play, seat: Seat): Hireling[] =>
  state.hirelings.flatMap(({ hireling, controller, markers }) =>
    controller === seat && markers === 0 ? [hireling] : [],
  )

const giving: Question<GiveTask, Extract<HiringAction, { type: 'hireling-give' }>> = {
  actions: (play, { seat }) =>
    toGive(play, seat).flatMap((hireling) =>
      play.state.seats.flatMap((to) => (to === seat ? [] : [{ type: 'hireling-give', hireling, to } as const])),
    ),
  answer(play, task, { hireling, to }) {
    plan(play, task)
    takeControl(play, hireling, to)
  },
}

const inSupply = ({ state }: Play): Hireling[] =>
  state.hirelings.flatMap(({ hireling, controller }) => (controller === null ? [hireling] : []))

const taking: Question<TakeTask, Extract<HiringAction, { type: 'hireling-take' }>> = {
  actions: (play, { seat }) =>
    (play.state.hiring?.due[seat] ?? 0) > 0
      ? inSupply(play).map((hireling) => ({ type: 'hireling-take', hireling }))
      : [],
  answer(play, task, { hireling }) {
    const { due = {} } = play.state.hiring ?? {}
    const left = (due[task.seat] ?? 0) - 1
    if (left > 0) due[task.seat] = left
    else delete due[task.seat]
    plan(play, task)
    takeControl(play, hireling, task.seat)
  },
}

const sharing: Question<MarkerTask, Extract<HiringAction, { type: 'hireling-marker' }>> = {
  actions: (_play, { among }) => among.map((to) => ({ type: 'hireling-marker', to })),
  answer: (play, { space }, { to }) => takeMarker(play, to, space),
}

function end({ state }: Play): void {
  for (const hired of state.hirelings) hired.isNew = false
}

function giveRefused(play: Play, seat: Seat, hireling: Hireling, to: Seat): Refusal {
  if (to === seat) return because('own-seat.hireling', 'ROOT-E.1.3b', { seat })
  const hired = play.state.hirelings.find((each) => each.hireling === hireling)
  if (hired?.controller !== seat) return because('not-hired', 'ROOT-E.1.3b', { seat, hireling })
  const { markers: count } = hiredOf(play, hireling)
  return because('keeps-hireling', 'ROOT-E.1.3b', { hireling, count })
}

export const hiring: Chapter<GiveTask | TakeTask | MarkerTask, HiringAction, HiringTask | HiringOverTask> = {
  tasks: {
    hiring: { fields: { seat: shape.seat }, law: 'ROOT-E.1.3a', rule: { run: begin } },
    'hireling-give': {
      fields: { seat: shape.seat },
      law: 'ROOT-E.1.3b',
      rule: giving,
      refuse: { 'hireling-give': (play, { seat }, { hireling, to }) => giveRefused(play, seat, hireling, to) },
    },
    'hireling-take': {
      fields: { seat: shape.seat },
      law: 'ROOT-E.1.1c',
      rule: taking,
      refuse: {
        'hireling-take': (_play, _task, { hireling }) => because('not-in-supply', 'ROOT-E.1.1c', { hireling }),
      },
    },
    'hiring-over': { fields: {}, law: 'ROOT-E.1.3d', rule: { run: end } },
    'hireling-marker': {
      fields: { seat: shape.seat, space: shape.amount, among: listOf(shape.seat, seats.length) },
      law: 'ROOT-E.1.1e',
      rule: sharing,
    },
  },
  actions: {
    'hireling-give': { fields: { hireling: shape.hireling, to: shape.seat } },
    'hireling-take': { fields: { hireling: shape.hireling } },
    'hireling-marker': { fields: { to: shape.seat } },
  },
}
