import { optional } from '../../../toolkit'
import type { Keyword } from '../keyword'
import * as shape from '../shapes'

/** Recruits one unit (DAI-KEY-04). */
export interface RecruitStep {
  readonly do: 'recruit'
  /** So much rice less. */
  readonly discount?: number
  /** Exactly so much rice. */
  readonly exact?: number
}

export const recruit: Keyword<RecruitStep> = {
  steps: {
    recruit: {
      fields: { discount: optional(shape.count), exact: optional(shape.count) },
      tasks: (_play, { discount = 0, exact = null }, seat) => [{ do: 'recruit', seat, once: true, discount, exact }],
    },
  },
  tasks: {},
  actions: {},
}
