import type { Keyword } from '../keyword'
import { score } from '../resources'
import * as shape from '../shapes'

/** Scores points (DAI-KEY-03). */
export interface PointsStep {
  readonly do: 'points'
  readonly count: number
}

export const points: Keyword<PointsStep> = {
  steps: {
    points: {
      fields: { count: shape.count },
      tasks(play, { count }, seat) {
        score(play, seat, count, 'card')
        return []
      },
    },
  },
  tasks: {},
  actions: {},
}
