import { onBoard } from '../counts'
import type { Keyword } from '../keyword'
import { gain } from '../resources'
import * as shape from '../shapes'
import type { Resource } from '../vocabulary'

/** Gains one for each own Shadow on the board (DAI-KEY-02). */
export interface GainPerStep {
  readonly do: 'gainPer'
  readonly resource: Resource
}

export const gainPer: Keyword<GainPerStep> = {
  steps: {
    gainPer: {
      fields: { resource: shape.resource },
      tasks(play, { resource }, seat) {
        gain(play, seat, resource, onBoard(play, seat, 'shadow'))
        return []
      },
    },
  },
  tasks: {},
  actions: {},
}
