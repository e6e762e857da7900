import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { canPlace } from '../../rule'
import { cornerRefused, hasRoom, startingCorners } from '../../setup/corners'
import * as shape from '../../shapes'
import { type Leader, leaders, type Seat } from '../../vocabulary'
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

const corner: Question<CornerTask, Extract<EyrieSetupAction, { type: 'start' }>> = {
  actions: (play, { seat }) => startingCorners(play, seat, { builds: true }).map((at) => ({ type: 'start', at })),
  answer(play, { seat }, { at }) {
    if (hasRoom(play, seat, at, true)) place(play, seat, 'roost', at)
    if (canPlace(play, seat, at)) place(play, seat, 'warrior', at, 6)
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
      refuse: { start: (play, { seat }, { at }) => cornerRefused(play, seat, at, 'ROOT-7.3.2') },
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
