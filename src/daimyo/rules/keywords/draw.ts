import { draw as drawHeroes } from '../heroes'
import type { Keyword } from '../keyword'
import * as shape from '../shapes'

/** Draws heroes (DAI-KEY-03). */
export interface DrawStep {
  readonly do: 'draw'
  readonly count: number
}

export const draw: Keyword<DrawStep> = {
  steps: {
    draw: {
      fields: { count: shape.count },
      tasks(play, { count }, seat) {
        drawHeroes(play, seat, count)
        return []
      },
    },
  },
  tasks: {},
  actions: {},
}
