import type { Keyword } from '../keyword'
import { gainAll } from '../resources'
import * as shape from '../shapes'
import type { Amounts } from '../vocabulary'

/** Gains these resources (DAI-KEY-02). */
export interface GainStep {
  readonly do: 'gain'
  readonly resources: Amounts
}

export const gain: Keyword<GainStep> = {
  steps: {
    gain: {
      fields: { resources: shape.amounts },
      tasks(play, { resources }, seat) {
        gainAll(play, seat, resources)
        return []
      },
    },
  },
  tasks: {},
  actions: {},
}
