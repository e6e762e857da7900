import { listOf, oneOf } from '../../../toolkit'
import type { Keyword } from '../keyword'
import * as shape from '../shapes'

/** Changes own dice step by step (DAI-KEY-12). */
export interface AdjustDieStep {
  readonly do: 'adjustDie'
  readonly delta: readonly number[]
  readonly times: number
}

export const adjustDie: Keyword<AdjustDieStep> = {
  steps: {
    adjustDie: {
      fields: { delta: listOf<number>(oneOf(1, -1), 2, 1), times: shape.some },
      tasks: (_play, { delta, times }, seat) => [{ do: 'which-die', seat, deltas: delta, left: times, optional: true }],
    },
  },
  tasks: {},
  actions: {},
}
