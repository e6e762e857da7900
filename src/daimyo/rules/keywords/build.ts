import { oneOf, optional } from '../../../toolkit'
import type { Keyword } from '../keyword'
import * as shape from '../shapes'

/** Builds one building (DAI-KEY-05). */
export interface BuildStep {
  readonly do: 'build'
  /** So many resources less. */
  readonly discount?: number
  /** The whole cost is paid in gold. */
  readonly only?: 'gold'
}

export const build: Keyword<BuildStep> = {
  steps: {
    build: {
      fields: { discount: optional(shape.count), only: optional(oneOf('gold')) },
      tasks: (_play, { discount = 0, only }, seat) => [
        { do: 'build', seat, once: true, discount, inGold: only === 'gold' },
      ],
    },
  },
  tasks: {},
  actions: {},
}
