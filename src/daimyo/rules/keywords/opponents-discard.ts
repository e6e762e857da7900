import type { Keyword } from '../keyword'
import { otherClans } from '../play'
import * as shape from '../shapes'

/** Each other clan, clockwise, discards heroes of its own choice (DAI-KEY-20). */
export interface OpponentsDiscardStep {
  readonly do: 'opponentsDiscard'
  readonly count: number
}

export const opponentsDiscard: Keyword<OpponentsDiscardStep> = {
  steps: {
    opponentsDiscard: {
      fields: { count: shape.some },
      tasks: (play, { count }, seat) =>
        otherClans(play, seat).map((clan) => ({ do: 'discard-hero', seat: clan, left: count })),
    },
  },
  tasks: {},
  actions: {},
}
