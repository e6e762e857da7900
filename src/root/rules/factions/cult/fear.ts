import type { Chapter } from '../../chapter'
import { discardRandom } from '../../hands'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'

/** A garden has left the map: a card of the hand goes by chance (ROOT-10.2.5). */
export interface FearTask {
  readonly do: 'fear'
  readonly seat: Seat
  readonly at: number
}

export const fear: Chapter<never, never, FearTask> = {
  tasks: {
    fear: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-10.2.5',
      rule: { run: (play, { seat }) => discardRandom(play, seat) },
    },
  },
  actions: {},
}
