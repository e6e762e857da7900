import type { Chapter } from '../chapter'
import { draw } from '../hands'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'

/** The Ferry has carried pieces of a seat there: it draws a card (ROOT-C.2.5c, ROOT-LM-2d). */
export interface FerryCardTask {
  readonly do: 'ferry-card'
  readonly seat: Seat
  readonly at: number
}

export const ferryCards: Chapter<never, never, FerryCardTask> = {
  tasks: {
    'ferry-card': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-C.2.5c',
      rule: { run: (play, { seat }) => void draw(play, seat, 1) },
    },
  },
  actions: {},
}
