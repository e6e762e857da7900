import { oneOf } from '../../../toolkit'
import { cannotTake, seekerIsland, type TakeAction } from '../actions/relic'
import { taking } from '../actions/storing'
import type { Keyword } from '../keyword'
import { islandIn, orDone, type Play, plan, type Question } from '../play'
import * as shape from '../shapes'
import type { Task } from '../task'
import { takeable } from '../tiles'
import type { Clan } from '../vocabulary'

/** Takes tiles from where the Seeker stands, from any island, from the Black Market or from the bag (DAI-KEY-07). */
export interface TakeRelicStep {
  readonly do: 'takeRelic'
  readonly from: 'seeker' | 'board' | 'blackMarket' | 'bag'
  readonly count: number
}

export interface TakeRelicTask {
  readonly do: 'take-relic'
  readonly seat: Clan
  readonly from: 'seeker' | 'board' | 'blackMarket'
  readonly left: number
}

function choices(play: Play, { seat, from }: TakeRelicTask): TakeAction[] {
  const asTakes = (source: shape.TileSource, tiles: readonly (string | null)[]): TakeAction[] =>
    takeable(play, seat, tiles).map((tile) => ({ type: 'take', tile, from: source }))
  if (from === 'blackMarket') return asTakes('market', play.state.blackMarket)
  if (from === 'board') return play.state.islands.flatMap(({ id, tiles }) => asTakes(id, tiles))
  const island = seekerIsland(play, seat)
  return asTakes(island, islandIn(play, island).tiles)
}

const rule: Question<TakeRelicTask> = {
  actions: (play, task) => orDone(choices(play, task)),
  answer(play, task, action) {
    if (action.type !== 'take') return
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
    // Tiles from the board are replaced when the card is done (DAI-SEEK-09).
    plan(play, ...taking(task.seat, action.tile, action.from, task.from === 'seeker'))
  },
}

export const takeRelic: Keyword<TakeRelicStep, TakeRelicTask> = {
  steps: {
    takeRelic: {
      fields: { from: oneOf('seeker', 'board', 'blackMarket', 'bag'), count: shape.some },
      tasks: (_play, { from, count }, seat) =>
        from === 'bag'
          ? Array.from({ length: count }, (): Task => ({ do: 'draw-tile', seat }))
          : [{ do: 'take-relic', seat, from, left: count }],
    },
  },
  tasks: {
    'take-relic': {
      fields: { seat: shape.clan, from: oneOf('seeker', 'board', 'blackMarket'), left: shape.count },
      law: 'DAI-KEY-07',
      rule,
      refuse: { take: (play, { seat }, { tile }) => cannotTake(play, seat, tile) },
    },
  },
  actions: {},
}
