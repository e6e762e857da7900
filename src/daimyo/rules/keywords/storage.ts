import { widen } from '../goals'
import type { Keyword } from '../keyword'
import * as shape from '../shapes'

/** Widens the storage (DAI-KEY-03). */
export interface StorageStep {
  readonly do: 'storage'
  readonly count: number
}

export const storage: Keyword<StorageStep> = {
  steps: {
    storage: {
      fields: { count: shape.count },
      tasks(play, { count }, seat) {
        widen(play, seat, count)
        return []
      },
    },
  },
  tasks: {},
  actions: {},
}
