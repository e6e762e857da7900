import { flag, optional } from '../../../toolkit'
import { because } from '../because'
import { movedBefore, rememberMoved } from '../cards'
import type { Keyword } from '../keyword'
import { moveGovernor as move } from '../pieces'
import { freeSpots, governorSpots } from '../places'
import { orDone, plan, type Question } from '../play'
import { collect } from '../production'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** An own governor moves and collects from its new spot (DAI-KEY-09). */
export interface MoveGovernorStep {
  readonly do: 'moveGovernor'
  readonly collect: number
  /** Not the governor that the step before moved. */
  readonly another?: boolean
}

export interface MoveGovernorTask {
  readonly do: 'move-governor'
  readonly seat: Clan
  readonly collect: number
  readonly another: boolean
}

export interface MoveToTask {
  readonly do: 'move-to'
  readonly seat: Clan
  readonly from: string
  readonly collect: number
}

const which: Question<MoveGovernorTask> = {
  actions(play, { seat, another }) {
    const except = another ? movedBefore(play) : null
    const spots = freeSpots(play).length > 0 ? governorSpots(play, (side) => side === seat) : []
    return orDone(spots.filter((spot) => spot !== except).map((spot) => ({ type: 'spot', spot }) as const))
  },
  answer(play, { seat, collect: times }, action) {
    if (action.type === 'spot') plan(play, { do: 'move-to', seat, from: action.spot, collect: times })
  },
}

const where: Question<MoveToTask> = {
  actions: (play) => freeSpots(play).map((spot) => ({ type: 'spot', spot })),
  answer(play, { seat, from, collect: times }, action) {
    if (action.type !== 'spot') return
    rememberMoved(play, action.spot)
    move(play, from, action.spot)
    collect(play, seat, action.spot, times)
  },
}

export const moveGovernor: Keyword<MoveGovernorStep, MoveGovernorTask | MoveToTask> = {
  steps: {
    moveGovernor: {
      fields: { collect: shape.count, another: optional(flag) },
      tasks: (_play, { collect: times, another = false }, seat) => [
        { do: 'move-governor', seat, collect: times, another },
      ],
    },
  },
  tasks: {
    'move-governor': {
      fields: { seat: shape.clan, collect: shape.count, another: flag },
      law: 'DAI-MOVE-01',
      rule: which,
    },
    'move-to': {
      fields: { seat: shape.clan, from: shape.spot, collect: shape.count },
      law: 'DAI-MOVE-01',
      rule: where,
      refuse: {
        spot: (play, _task, { spot }) =>
          freeSpots(play).includes(spot) ? null : because('not-free', 'DAI-ISLE-03', { place: spot }),
      },
    },
  },
  actions: {},
}
