import { shadowsOn } from '../counts'
import type { Keyword } from '../keyword'
import { eliminate as eliminateAt } from '../pieces'
import { governorSpots } from '../places'
import { orDone, type Question } from '../play'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** A governor of another side goes, on an island with an own Shadow (DAI-KEY-20). */
export interface EliminateStep {
  readonly do: 'eliminate'
}

export interface HuntTask {
  readonly do: 'hunt'
  readonly seat: Clan
}

const rule: Question<HuntTask> = {
  actions: (play, { seat }) =>
    orDone(
      governorSpots(play, (side, island) => side !== seat && shadowsOn(island, seat) > 0).map(
        (spot) => ({ type: 'spot', spot }) as const,
      ),
    ),
  answer(play, { seat }, action) {
    if (action.type === 'spot') eliminateAt(play, seat, action.spot)
  },
}

export const eliminate: Keyword<EliminateStep, HuntTask> = {
  steps: { eliminate: { fields: {}, tasks: (_play, _step, seat) => [{ do: 'hunt', seat }] } },
  tasks: { hunt: { fields: { seat: shape.clan }, law: 'DAI-KEY-20', rule } },
  actions: {},
}
