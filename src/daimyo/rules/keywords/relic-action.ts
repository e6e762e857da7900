import { relicAction as tasksOfRelic } from '../actions/relic'
import type { Keyword } from '../keyword'

/** Carries out the whole Relic action (DAI-KEY-15). */
export interface RelicActionStep {
  readonly do: 'relicAction'
}

export const relicAction: Keyword<RelicActionStep> = {
  steps: {
    relicAction: {
      fields: {},
      tasks: (_play, _step, seat) => tasksOfRelic(seat),
    },
  },
  tasks: {},
  actions: {},
}
