import { listOf } from '../../../toolkit'
import { activateVillagers } from '../cards'
import type { Keyword } from '../keyword'
import { plan, type Question } from '../play'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** Activates so many different Villagers tiles (DAI-KEY-13). */
export interface VillagerStep {
  readonly do: 'villager'
  readonly count: number
}

export interface VillagerTask {
  readonly do: 'villager'
  readonly seat: Clan
  readonly left: number
  readonly used: readonly string[]
}

export interface VillagersAction {
  readonly type: 'villagers'
  readonly tile: string
}

const rule: Question<VillagerTask> = {
  actions: ({ state }, { used }) =>
    Object.keys(state.villagers)
      .filter((tile) => !used.includes(tile))
      .sort()
      .map((tile) => ({ type: 'villagers', tile })),
  answer(play, task, action) {
    if (action.type !== 'villagers') return
    const { seat, left, used } = task
    if (left > 1) plan(play, { ...task, left: left - 1, used: [...used, action.tile] })
    activateVillagers(play, seat, action.tile)
  },
}

export const villager: Keyword<VillagerStep, VillagerTask, VillagersAction> = {
  steps: {
    villager: {
      fields: { count: shape.some },
      tasks: (_play, { count }, seat) => [{ do: 'villager', seat, left: count, used: [] }],
    },
  },
  tasks: {
    villager: {
      fields: { seat: shape.clan, left: shape.count, used: listOf(shape.villagers, 9) },
      law: 'DAI-HELP-03',
      rule,
    },
  },
  actions: { villagers: { fields: { tile: shape.villagers } } },
}
