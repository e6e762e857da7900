import { item } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { discardRandom } from '../../hands'
import { type Play, plan, type Question } from '../../play'
import type { DueTrigger, Loss } from '../../removal'
import * as shape from '../../shapes'
import { type Minister, ministers, ranks, type Seat } from '../../vocabulary'
import { duchyOf } from './board'
import { buildings, court } from './facts'

/** An event has taken buildings of the Duchy (ROOT-12.2.3). */
export interface PriceTask {
  readonly do: 'price-of-failure'
  readonly seat: Seat
  /** Where it lost one. */
  readonly at: number
}
export interface LoseMinisterTask {
  readonly do: 'lose-minister'
  readonly seat: Seat
}
export interface FailureCardTask {
  readonly do: 'failure-card'
  readonly seat: Seat
}
export type FailureAction = { readonly type: 'lose-minister'; readonly minister: Minister }

/** Once for an event, however many buildings it took (ROOT-12.2.3a). */
export function priceOf(_play: Play, seat: Seat, losses: readonly Loss[]): DueTrigger[] {
  const lost = losses.find(({ kind }) => buildings.some((each) => each === kind))
  return lost ? [{ owner: seat, effect: { do: 'price-of-failure', seat, at: lost.at } }] : []
}

/** Swayed ministers of the highest rank that is present, in the order of their list (ROOT-ENG-29). */
function highest(play: Play, seat: Seat): Minister[] {
  const { swayed } = duchyOf(play, seat)
  const top = Math.max(...swayed.map((minister) => ranks.indexOf(court[minister].rank)))
  return ministers.filter((minister) => swayed.includes(minister) && court[minister].rank === item(ranks, top))
}

const losing: Question<LoseMinisterTask, FailureAction> = {
  actions: (play, { seat }) =>
    duchyOf(play, seat).swayed.length === 0
      ? []
      : highest(play, seat).map((minister) => ({ type: 'lose-minister', minister })),
  // ROOT-12.2.3b: the crown leaves the game, so it does not come back onto the board.
  answer(play, { seat }, { minister }) {
    const board = duchyOf(play, seat)
    board.swayed = board.swayed.filter((each) => each !== minister)
    play.emit?.({ type: 'minister-lost', seat, minister })
  },
}

export const failure: Chapter<LoseMinisterTask, FailureAction, PriceTask | FailureCardTask> = {
  tasks: {
    'price-of-failure': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-12.2.3a',
      rule: { run: (play, { seat }) => plan(play, { do: 'lose-minister', seat }, { do: 'failure-card', seat }) },
    },
    'lose-minister': {
      fields: { seat: shape.seat },
      law: 'ROOT-12.2.3a',
      rule: losing,
      refuse: {
        'lose-minister': (_play, _task, { minister }) => because('not-the-highest', 'ROOT-12.2.3a', { minister }),
      },
    },
    'failure-card': {
      fields: { seat: shape.seat },
      law: 'ROOT-12.2.3c',
      rule: { run: (play, { seat }) => discardRandom(play, seat) },
    },
  },
  actions: { 'lose-minister': { fields: { minister: shape.minister } } },
}
