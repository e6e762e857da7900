import type { Keyword } from '../keyword'
import { takeHelmet } from '../resources'

/** Takes the Mighty Helmet, without the mark of the round (DAI-KEY-16). */
export interface HelmetStep {
  readonly do: 'helmet'
}

export const helmet: Keyword<HelmetStep> = {
  steps: {
    helmet: {
      fields: {},
      tasks(play, _step, seat) {
        takeHelmet(play, seat)
        return []
      },
    },
  },
  tasks: {},
  actions: {},
}
