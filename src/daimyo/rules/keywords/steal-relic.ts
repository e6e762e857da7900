import { cannotTake } from '../actions/relic'
import { taking } from '../actions/storing'
import type { Keyword } from '../keyword'
import { orDone, otherClans, plan, type Question, sideOf } from '../play'
import { gain } from '../resources'
import * as shape from '../shapes'
import { takeable } from '../tiles'
import { type Clan, clans } from '../vocabulary'

/** A loose tile of another clan; its owner gains gold (DAI-KEY-20). */
export interface StealRelicStep {
  readonly do: 'stealRelic'
  readonly compensation: number
}

export interface StealRelicTask {
  readonly do: 'steal-relic'
  readonly seat: Clan
  readonly compensation: number
}

const rule: Question<StealRelicTask> = {
  actions: (play, { seat }) =>
    orDone(
      otherClans(play, seat).flatMap((clan) =>
        takeable(play, seat, sideOf(play, clan).loose).map((tile) => ({ type: 'take', tile, from: clan }) as const),
      ),
    ),
  answer(play, { seat, compensation }, action) {
    if (action.type !== 'take') return
    const owner = clans.find((clan) => clan === action.from)
    if (!owner) return
    plan(play, ...taking(seat, action.tile, owner, false))
    gain(play, owner, 'gold', compensation)
  },
}

export const stealRelic: Keyword<StealRelicStep, StealRelicTask> = {
  steps: {
    stealRelic: {
      fields: { compensation: shape.count },
      tasks: (_play, { compensation }, seat) => [{ do: 'steal-relic', seat, compensation }],
    },
  },
  tasks: {
    'steal-relic': {
      fields: { seat: shape.clan, compensation: shape.count },
      law: 'DAI-KEY-20',
      rule,
      refuse: { take: (play, { seat }, { tile }) => cannotTake(play, seat, tile) },
    },
  },
  actions: {},
}
