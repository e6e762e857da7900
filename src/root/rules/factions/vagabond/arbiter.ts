import { flagOf } from '../../../../toolkit'
import { battleOf, deciderFor } from '../../battle/battle'
import type { Chapter } from '../../chapter'
import type { Play, Question } from '../../play'
import { score } from '../../score'
import * as shape from '../../shapes'
import { isSeat, type Seat } from '../../vocabulary'
import { vagabondOf } from './board'

/** Whether to enlist the Arbiter (ROOT-D.5.2a). */
export interface EnlistTask {
  readonly do: 'enlist'
  readonly arbiter: Seat
}
export type EnlistAction = { readonly type: 'enlist'; readonly yes: boolean }

/** The Arbiter can be enlisted where its pawn stands; not by a hireling, which uses nobody's abilities (ROOT-E.3.5a). */
export function offersArbiter(play: Play, seat: Seat): EnlistTask | null {
  const { character, clearing } = vagabondOf(play, seat)
  const { at, defender } = battleOf(play)
  return character === 'arbiter' && clearing === at && isSeat(defender) ? { do: 'enlist', arbiter: seat } : null
}

const enlisting: Question<EnlistTask, EnlistAction> = {
  seat: (play) => deciderFor(play, 'defender'),
  actions: () => [
    { type: 'enlist', yes: true },
    { type: 'enlist', yes: false },
  ],
  answer(play, { arbiter }, { yes }) {
    if (!yes) return
    battleOf(play).arbiter = arbiter
    score(play, arbiter, 1, 'ROOT-D.5.2b')
  },
}

export const arbiter: Chapter<EnlistTask, EnlistAction> = {
  tasks: { enlist: { fields: { arbiter: shape.seat }, law: 'ROOT-D.5.2a', rule: enlisting } },
  actions: { enlist: { fields: { yes: flagOf('no', 'yes') } } },
}
