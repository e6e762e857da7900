import { listOf } from '../../../toolkit'
import type { Keyword } from '../keyword'
import { plan, type Question } from '../play'
import { gain } from '../resources'
import * as shape from '../shapes'
import { type Clan, type Resource, resources } from '../vocabulary'

/** Gains resources of one's choice, one after another (DAI-KEY-02). */
export interface GainAnyStep {
  readonly do: 'gainAny'
  readonly count: number
  readonly of: readonly Resource[]
}

export interface GainAnyTask {
  readonly do: 'gain-any'
  readonly seat: Clan
  readonly left: number
  readonly of: readonly Resource[]
}

const rule: Question<GainAnyTask> = {
  actions: (_play, { of }) =>
    resources.filter((resource) => of.includes(resource)).map((resource) => ({ type: 'resource', resource })),
  answer(play, task, action) {
    if (action.type !== 'resource') return
    gain(play, task.seat, action.resource, 1)
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
  },
}

const of = /* @__PURE__ */ listOf(shape.resource, 4, 1)

export const gainAny: Keyword<GainAnyStep, GainAnyTask> = {
  steps: {
    gainAny: {
      fields: { count: shape.some, of },
      tasks: (_play, { count, of: choice }, seat) => [{ do: 'gain-any', seat, left: count, of: choice }],
    },
  },
  tasks: {
    'gain-any': { fields: { seat: shape.clan, left: shape.count, of }, law: 'DAI-KEY-02', rule },
  },
  actions: {},
}
