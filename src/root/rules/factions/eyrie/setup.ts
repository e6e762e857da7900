import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { place } from '../../placing'
import { type Play, plan, type Question, seatOf } from '../../play'
import { outOfCorner } from '../../reasons'
import { canPlace } from '../../rule'
import * as shape from '../../shapes'
import { type Leader, leaders, type Seat } from '../../vocabulary'
import { keepAt } from '../marquise/keep'
import { eyrieOf } from './board'
import { viziers } from './facts'

/** The Eyrie's corner (ROOT-7.3.2). */
export interface CornerTask {
  readonly do: 'eyrie-corner'
  readonly seat: Seat
}
/** A leader is chosen, in setup or after turmoil (ROOT-7.3.3, ROOT-7.7.3). */
export interface LeaderTask {
  readonly do: 'leader'
  readonly seat: Seat
}
export type EyrieSetupAction =
  | { readonly type: 'start'; readonly at: number }
  | { readonly type: 'leader'; readonly leader: Leader }

/** ROOT-5.1.7d: opposite another starting clearing if there is such a corner, else any that is free. */
function cornersFor(play: Play): number[] {
  const { corners, opposites } = play.ground
  const taken = seatOf(play, 'marquise') ? keepAt(play) : 0
  const free = corners.filter((at) => at !== taken)
  const opposite = free.filter((at) => taken > 0 && opposites[at] === taken)
  return opposite.length > 0 ? opposite : free
}

const corner: Question<CornerTask, Extract<EyrieSetupAction, { type: 'start' }>> = {
  actions: (play, { seat }) =>
    cornersFor(play)
      .filter((at) => canPlace(play, seat, at))
      .map((at) => ({ type: 'start', at })),
  answer(play, { seat }, { at }) {
    place(play, seat, 'roost', at)
    place(play, seat, 'warrior', at, 6)
    plan(play, { do: 'leader', seat })
  },
}

/** Leaders face up; if none is, all of them are turned up first (ROOT-7.7.3.1). */
function choices(play: Play, seat: Seat): Leader[] {
  const { fallen } = eyrieOf(play, seat)
  return leaders.filter((each) => fallen.length === leaders.length || !fallen.includes(each))
}

const lead: Question<LeaderTask, Extract<EyrieSetupAction, { type: 'leader' }>> = {
  actions: (play, { seat }) => choices(play, seat).map((leader) => ({ type: 'leader', leader })),
  answer(play, { seat }, { leader }) {
    const board = eyrieOf(play, seat)
    if (board.fallen.length === leaders.length) board.fallen = []
    board.leader = leader
    for (const column of viziers[leader]) board.decree[column].push('vizier')
    play.emit?.({ type: 'leader', seat, leader })
  },
}

export const eyrieSetup: Chapter<CornerTask | LeaderTask, EyrieSetupAction> = {
  tasks: {
    'eyrie-corner': {
      fields: { seat: shape.seat },
      law: 'ROOT-7.3.2',
      rule: corner,
      refuse: { start: (_play, _task, { at }) => outOfCorner(at, 'ROOT-7.3.2') },
    },
    leader: {
      fields: { seat: shape.seat },
      law: 'ROOT-7.7.3a',
      rule: lead,
      refuse: { leader: (_play, _task, { leader }) => because('fallen-leader', 'ROOT-7.7.3a', { leader }) },
    },
  },
  actions: { start: { fields: { at: shape.clearing } }, leader: { fields: { leader: shape.leader } } },
}
