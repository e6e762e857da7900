import { oneOf } from '../../../toolkit'
import type { Keyword } from '../keyword'
import { produce as produceAll } from '../production'

/** Carries out Production, or its Techno-Farm part (DAI-KEY-11). */
export interface ProduceStep {
  readonly do: 'produce'
  readonly what: 'all' | 'farms'
}

export const produce: Keyword<ProduceStep> = {
  steps: {
    produce: {
      fields: { what: oneOf('all', 'farms') },
      tasks(play, { what }, seat) {
        produceAll(play, seat, what)
        return []
      },
    },
  },
  tasks: {},
  actions: {},
}
