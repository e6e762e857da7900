import { stepsOf } from '../frames'
import type { Keyword } from '../keyword'
import * as shape from '../shapes'
import type { Step } from '.'

/** Only after a won battle of this card, or of this option. */
export interface VictoryStep {
  readonly do: 'victory'
  readonly steps: readonly Step[]
}

export const victory: Keyword<VictoryStep> = {
  steps: {
    victory: {
      owner: 'both',
      fields: { steps: shape.steps },
      tasks: (_play, { steps }, { won }) => (won ? stepsOf(steps) : []),
    },
  },
  tasks: {},
  actions: {},
}
