import { oneOf, takeOut } from '../../../toolkit'
import type { Keyword } from '../keyword'
import { plan, type Question, sideOf } from '../play'
import * as shape from '../shapes'
import { intoBag, putDown, sorted } from '../tiles'
import type { Clan } from '../vocabulary'

/** Loose tiles go into the bag or to the Black Market (DAI-KEY-08). */
export interface DiscardRelicStep {
  readonly do: 'discardRelic'
  readonly to: 'bag' | 'blackMarket'
  readonly count: number
}

export interface DiscardRelicTask {
  readonly do: 'discard-relic'
  readonly seat: Clan
  readonly to: 'bag' | 'blackMarket'
  readonly left: number
}

const rule: Question<DiscardRelicTask> = {
  actions: (play, { seat }) => sorted(sideOf(play, seat).loose).map((tile) => ({ type: 'put', tile })),
  answer(play, task, action) {
    if (action.type !== 'put') return
    const { seat, to, left } = task
    if (to === 'blackMarket') putDown(play, seat, action.tile)
    else {
      takeOut(sideOf(play, seat).loose, action.tile)
      play.emit?.({ type: 'put', side: seat, tile: action.tile, to: 'bag' })
      intoBag(play, action.tile)
    }
    if (left > 1) plan(play, { ...task, left: left - 1 })
  },
}

const to = /* @__PURE__ */ oneOf('bag', 'blackMarket')

export const discardRelic: Keyword<DiscardRelicStep, DiscardRelicTask> = {
  steps: {
    discardRelic: {
      fields: { to, count: shape.some },
      tasks: (_play, { to: where, count }, seat) => [{ do: 'discard-relic', seat, to: where, left: count }],
    },
  },
  tasks: {
    'discard-relic': { fields: { seat: shape.clan, to, left: shape.count }, law: 'DAI-KEY-08', rule },
  },
  actions: {},
}
