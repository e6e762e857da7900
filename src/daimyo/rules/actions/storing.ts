import { flag } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { type Automatic, islandIn, type Play, plan, type Question, sideOf } from '../play'
import * as shape from '../shapes'
import type { Task } from '../task'
import { fill, hasRoom, isIsland, putDown, removeTile, restoreAll, sorted } from '../tiles'
import type { Clan } from '../vocabulary'

/** A loose tile goes to the Black Market: before a tile is taken, or after one was drawn (DAI-RELIC-03, DAI-RELIC-10). */
export interface MakePlaceTask {
  readonly do: 'make-place'
  readonly seat: Clan
  readonly drawn: boolean
}

/** A tile that was chosen goes into the storage. */
export interface TakeTask {
  readonly do: 'take'
  readonly seat: Clan
  readonly tile: string
  readonly from: shape.TileSource
  /** Whether its space is filled at once (DAI-SEEK-08), and not when the card is done (DAI-SEEK-09). */
  readonly fill: boolean
}

export interface DrawTileTask {
  readonly do: 'draw-tile'
  readonly seat: Clan
}

export interface RestoreTask {
  readonly do: 'restore'
  readonly seat: Clan
}

export interface PutAction {
  readonly type: 'put'
  readonly tile: string
}

/** The tasks that bring a tile into a storage. */
export const taking = (seat: Clan, tile: string, from: shape.TileSource, fillAtOnce: boolean): Task[] => [
  { do: 'make-place', seat, drawn: false },
  { do: 'take', seat, tile, from, fill: fillAtOnce },
]

const isFull = (play: Play, { seat, drawn }: MakePlaceTask): boolean => {
  const { loose, relics, capacity } = sideOf(play, seat)
  return drawn ? loose.length + relics.length > capacity : !hasRoom(play, seat)
}

const makePlace: Question<MakePlaceTask> = {
  actions: (play, task) =>
    isFull(play, task) ? sorted(sideOf(play, task.seat).loose).map((tile) => ({ type: 'put', tile })) : [],
  answer(play, { seat }, action) {
    if (action.type === 'put') putDown(play, seat, action.tile)
  },
}

const take: Automatic<TakeTask> = {
  run(play, { seat, tile, from, fill: fillAtOnce }) {
    removeTile(play, tile, from)
    sideOf(play, seat).loose.push(tile)
    play.emit?.({ type: 'took', side: seat, tile, from })
    // The relic comes before the next tile of the island, so that everything is done in the order of the rules.
    restoreAll(play, seat)
    if (fillAtOnce && isIsland(from)) fill(play, islandIn(play, from))
  },
}

const drawTile: Automatic<DrawTileTask> = {
  run(play, { seat }) {
    const { bag, blackMarket } = play.state
    const tile = bag.pop()
    if (tile === undefined) return
    const { loose } = sideOf(play, seat)
    play.emit?.({ type: 'took', side: seat, tile, from: 'bag' })
    if (loose.includes(tile)) {
      blackMarket.push(tile)
      play.emit?.({ type: 'put', side: seat, tile, to: 'market' })
      return
    }
    loose.push(tile)
    plan(play, { do: 'make-place', seat, drawn: true }, { do: 'restore', seat })
  },
}

const restore: Automatic<RestoreTask> = { run: (play, { seat }) => restoreAll(play, seat) }

export const storing: Chapter<MakePlaceTask, PutAction, TakeTask | DrawTileTask | RestoreTask> = {
  tasks: {
    'make-place': { fields: { seat: shape.clan, drawn: flag }, law: 'DAI-RELIC-03', rule: makePlace },
    take: {
      fields: { seat: shape.clan, tile: shape.tile, from: shape.tileSource, fill: flag },
      rule: take,
    },
    'draw-tile': { fields: { seat: shape.clan }, rule: drawTile },
    restore: { fields: { seat: shape.clan }, rule: restore },
  },
  actions: { put: { fields: { tile: shape.tile } } },
}
