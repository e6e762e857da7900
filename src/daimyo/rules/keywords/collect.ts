import { oneOf } from '../../../toolkit'
import type { Keyword } from '../keyword'
import { buildingSpots, governorSpots } from '../places'
import type { Question } from '../play'
import { collect as collectAt } from '../production'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** One own governor or Radio Tower collects (DAI-KEY-10). */
export interface CollectStep {
  readonly do: 'collect'
  readonly at: 'governor' | 'tower'
  readonly times: number
}

export interface CollectTask {
  readonly do: 'collect'
  readonly seat: Clan
  readonly at: 'governor' | 'tower'
  readonly times: number
}

const rule: Question<CollectTask> = {
  actions(play, { seat, at }) {
    const spots = at === 'tower' ? buildingSpots(play, seat, 'tower') : governorSpots(play, (side) => side === seat)
    return spots.map((spot) => ({ type: 'spot', spot }))
  },
  answer(play, { seat, times }, action) {
    if (action.type === 'spot') collectAt(play, seat, action.spot, times)
  },
}

const at = /* @__PURE__ */ oneOf('governor', 'tower')

export const collect: Keyword<CollectStep, CollectTask> = {
  steps: {
    collect: {
      fields: { at, times: shape.count },
      tasks: (_play, { at: what, times }, seat) => [{ do: 'collect', seat, at: what, times }],
    },
  },
  tasks: { collect: { fields: { seat: shape.clan, at, times: shape.count }, law: 'DAI-KEY-10', rule } },
  actions: {},
}
