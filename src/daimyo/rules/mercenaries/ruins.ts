import { oneOf, whole } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { islandIn, plan, type Question } from '../play'
import * as shape from '../shapes'
import { fill, fillAll, intoBag, restore, sorted } from '../tiles'
import type { Clan, Island } from '../vocabulary'
import { mercenariesOf } from './spaces'

type Way = 'swap' | 'take'

/** Whether a tile is replaced, or two are taken (DAI-DUO-05). */
export interface RuinsTask {
  readonly do: 'ruins'
  readonly seat: Clan
}

export interface RuinsIslandTask {
  readonly do: 'ruins-island'
  readonly seat: Clan
  readonly way: Way
}

export interface RuinsTileTask {
  readonly do: 'ruins-tile'
  readonly seat: Clan
  readonly way: Way
  readonly island: Island
  readonly left: number
}

export interface RuinsAction {
  readonly type: 'ruins'
  readonly way: Way
}

const ruins: Question<RuinsTask> = {
  actions: ({ state }) =>
    state.islands.some(({ tiles }) => tiles.some((tile) => tile !== null))
      ? [
          { type: 'ruins', way: 'swap' },
          { type: 'ruins', way: 'take' },
        ]
      : [],
  answer(play, { seat }, action) {
    if (action.type === 'ruins') plan(play, { do: 'ruins-island', seat, way: action.way })
  },
}

const ruinsIsland: Question<RuinsIslandTask> = {
  actions: ({ state }) =>
    state.islands.flatMap(({ id, tiles }) =>
      tiles.some((tile) => tile !== null) ? [{ type: 'island', island: id } as const] : [],
    ),
  answer(play, { seat, way }, action) {
    if (action.type !== 'island') return
    plan(play, { do: 'ruins-tile', seat, way, island: action.island, left: way === 'take' ? 2 : 1 })
  },
}

const ruinsTile: Question<RuinsTileTask> = {
  actions: (play, { island }) =>
    sorted(islandIn(play, island).tiles).map((tile) => ({ type: 'take', tile, from: island })),
  answer(play, task, action) {
    if (action.type !== 'take') return
    const island = islandIn(play, task.island)
    const { tile } = action
    island.tiles[island.tiles.indexOf(tile)] = null
    play.emit?.({ type: 'took', side: 'mercenaries', tile, from: task.island })
    if (task.way === 'swap') {
      // The new tile comes first, so the old one cannot come back (DAI-DUO-05).
      fill(play, island)
      play.emit?.({ type: 'put', side: 'mercenaries', tile, to: 'bag' })
      intoBag(play, tile)
      fillAll(play)
      return
    }
    const mercenaries = mercenariesOf(play)
    mercenaries.loose.push(tile)
    for (const { id } of play.state.islands) restore(play, 'mercenaries', mercenaries, id)
    const isLast = task.left === 1 || island.tiles.every((each) => each === null)
    if (isLast) fill(play, island)
    else plan(play, { ...task, left: task.left - 1 })
  },
}

const way = /* @__PURE__ */ oneOf('swap', 'take')

export const searchingRuins: Chapter<RuinsTask | RuinsIslandTask | RuinsTileTask, RuinsAction> = {
  tasks: {
    ruins: { fields: { seat: shape.clan }, law: 'DAI-DUO-05', rule: ruins },
    'ruins-island': { fields: { seat: shape.clan, way }, law: 'DAI-DUO-05', rule: ruinsIsland },
    'ruins-tile': {
      fields: { seat: shape.clan, way, island: shape.island, left: whole(1, 2) },
      law: 'DAI-DUO-05',
      rule: ruinsTile,
    },
  },
  actions: { ruins: { fields: { way } } },
}
