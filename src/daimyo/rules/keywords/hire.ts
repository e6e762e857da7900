import type { Keyword } from '../keyword'
import * as shape from '../shapes'

/** Hires one hero for less gold (DAI-KEY-17). */
export interface HireStep {
  readonly do: 'hire'
  readonly discount: number
}

export const hire: Keyword<HireStep> = {
  steps: {
    hire: {
      fields: { discount: shape.count },
      tasks: (_play, { discount }, seat) => [{ do: 'hire', seat, once: true, discount }],
    },
  },
  tasks: {},
  actions: {},
}
