import { flag } from '../../../toolkit'
import { because } from '../because'
import { numbersOf } from '../box'
import type { Chapter } from '../chapter'
import { islandIn, orDone, type Play, plan, type Question, sideOf } from '../play'
import { has, pay } from '../resources'
import * as shape from '../shapes'
import { canTake, fill, sorted, takeable } from '../tiles'
import type { Clan, Island } from '../vocabulary'
import { taking } from './storing'

/** The Seeker moves, and then visits the island (DAI-SEEK-01). */
export interface SailTask {
  readonly do: 'sail'
  readonly seat: Clan
}

/** What may still be done on this island, each at most once (DAI-SEEK-04). */
export interface VisitTask {
  readonly do: 'visit'
  readonly seat: Clan
  readonly take: boolean
  readonly search: boolean
  readonly buy: boolean
}

export interface SearchTask {
  readonly do: 'search'
  readonly seat: Clan
}

export interface SearchTileTask {
  readonly do: 'search-tile'
  readonly seat: Clan
  readonly second: boolean
}

export interface IslandAction {
  readonly type: 'island'
  readonly island: Island
}
export interface TakeAction {
  readonly type: 'take'
  readonly tile: string
  readonly from: shape.TileSource
}
export interface SearchAction {
  readonly type: 'search'
}
export interface LeaveAction {
  readonly type: 'leave'
}

/** The islands that a Seeker can go to: every other one (DAI-ISLE-05). */
export const seekerIslands = ({ state }: Play, seat: Clan): IslandAction[] =>
  state.islands.flatMap(({ id }) => (state.sides[seat]?.seeker === id ? [] : [{ type: 'island', island: id } as const]))

export function moveSeeker(play: Play, seat: Clan, island: Island): void {
  sideOf(play, seat).seeker = island
  play.emit?.({ type: 'seeker', seat, island })
}

/** The island of a Seeker that is placed. */
export function seekerIsland(play: Play, seat: Clan): Island {
  const { seeker } = sideOf(play, seat)
  if (seeker === null) throw new Error(`The Seeker of ${seat} is not placed.`)
  return seeker
}

const sail: Question<SailTask> = {
  asks: ({ state }) => state.islands.length > 2,
  actions: (play, { seat }) => seekerIslands(play, seat),
  answer(play, { seat }, action) {
    if (action.type !== 'island') return
    moveSeeker(play, seat, action.island)
    plan(play, { do: 'visit', seat, take: true, search: true, buy: true })
  },
}

const asTakes = (tiles: readonly string[], from: shape.TileSource): TakeAction[] =>
  tiles.map((tile) => ({ type: 'take', tile, from }))

/** The tiles that can be bought: for 1 gold on the Black Market (DAI-SEEK-06), for 2 of the Mercenaries (DAI-DUO-13). */
function purchases(play: Play, seat: Clan): TakeAction[] {
  const { blackMarket, mercenaries } = play.state
  const { marketGold, mercenaryPrice } = numbersOf(play.state)
  const market = has(play, seat, 'gold', marketGold) ? takeable(play, seat, blackMarket) : []
  const theirs =
    mercenaries && has(play, seat, 'gold', mercenaryPrice.relic) ? takeable(play, seat, mercenaries.loose) : []
  return [...asTakes(market, 'market'), ...asTakes(theirs, 'mercenaries')]
}

/** The tiles that lie where one is taken or bought. */
function offeredFrom(play: Play, seat: Clan, from: shape.TileSource): readonly (string | null)[] {
  if (from === 'market') return play.state.blackMarket
  if (from === 'mercenaries') return play.state.mercenaries?.loose ?? []
  return islandIn(play, seekerIsland(play, seat)).tiles
}

const canSearch = (play: Play, seat: Clan, tiles: readonly (string | null)[]): boolean =>
  tiles.some((tile) => tile !== null) && (has(play, seat, 'metal', 1) || has(play, seat, 'stone', 1))

const visit: Question<VisitTask> = {
  asks(play, { seat, take, search }) {
    const { tiles } = islandIn(play, seekerIsland(play, seat))
    return (search && canSearch(play, seat, tiles)) || (take && tiles.some((tile) => tile && canTake(play, seat, tile)))
  },
  actions(play, task) {
    const { seat } = task
    const island = seekerIsland(play, seat)
    const { tiles } = islandIn(play, island)
    return [
      ...(task.take ? asTakes(takeable(play, seat, tiles), island) : []),
      ...(task.search && canSearch(play, seat, tiles) ? [{ type: 'search' } as const] : []),
      ...(task.buy ? purchases(play, seat) : []),
      { type: 'leave' },
    ]
  },
  answer(play, task, action) {
    const { seat } = task
    if (action.type === 'search') plan(play, { do: 'search', seat }, { ...task, search: false })
    if (action.type !== 'take') return
    const { tile, from } = action
    const { marketGold, mercenaryPrice } = numbersOf(play.state)
    if (from === 'market') pay(play, seat, 'gold', marketGold)
    if (from === 'mercenaries') {
      pay(play, seat, 'gold', mercenaryPrice.relic)
      const { mercenaries } = play.state
      if (mercenaries) mercenaries.gold += mercenaryPrice.relic
      play.emit?.({ type: 'gained', side: 'mercenaries', resource: 'gold', count: mercenaryPrice.relic })
    }
    const bought = from === 'market' || from === 'mercenaries'
    plan(play, ...taking(seat, tile, from, true), bought ? { ...task, buy: false } : { ...task, take: false })
  },
}

const search: Question<SearchTask> = {
  actions: (play, { seat }) =>
    (['metal', 'stone'] as const)
      .filter((resource) => has(play, seat, resource, 1))
      .map((resource) => ({ type: 'resource', resource })),
  answer(play, { seat }, action) {
    if (action.type !== 'resource') return
    pay(play, seat, action.resource, 1)
    plan(play, { do: 'search-tile', seat, second: false })
  },
}

const searchTile: Question<SearchTileTask> = {
  actions(play, { seat, second }) {
    const { tiles } = islandIn(play, seekerIsland(play, seat))
    const puts = sorted(tiles).map((tile) => ({ type: 'put', tile }) as const)
    return second ? orDone(puts) : puts
  },
  answer(play, { seat, second }, action) {
    const island = islandIn(play, seekerIsland(play, seat))
    if (action.type === 'put') {
      island.tiles[island.tiles.indexOf(action.tile)] = null
      play.state.blackMarket.push(action.tile)
      play.emit?.({ type: 'put', side: seat, tile: action.tile, to: 'market' })
      if (!second) {
        plan(play, { do: 'search-tile', seat, second: true })
        return
      }
    }
    fill(play, island)
  },
}

/** The tasks of the Relic action. */
export const relicAction = (seat: Clan): SailTask[] => [
  { do: 'sail', seat },
  { do: 'sail', seat },
]

export const relic: Chapter<
  SailTask | VisitTask | SearchTask | SearchTileTask,
  IslandAction | TakeAction | SearchAction | LeaveAction
> = {
  tasks: {
    sail: {
      fields: { seat: shape.clan },
      law: 'DAI-SEEK-01',
      rule: sail,
      refuse: {
        island: (play, { seat }, { island }) =>
          sideOf(play, seat).seeker === island ? because('seeker-stays', 'DAI-SEEK-02', { island }) : null,
      },
    },
    visit: {
      fields: { seat: shape.clan, take: flag, search: flag, buy: flag },
      law: 'DAI-SEEK-04',
      rule: visit,
      refuse: {
        take(play, task, { tile, from }) {
          const { seat } = task
          const isBought = from === 'market' || from === 'mercenaries'
          if (isBought ? !task.buy : !task.take)
            return because(isBought ? 'once-a-move.buy' : 'once-a-move.take', 'DAI-SEEK-04', {})
          if (!isBought && from !== seekerIsland(play, seat)) return because('not-here', 'DAI-SEEK-02', { tile, from })
          if (!offeredFrom(play, seat, from).includes(tile)) return null
          const { marketGold, mercenaryPrice } = numbersOf(play.state)
          const price = from === 'market' ? marketGold : from === 'mercenaries' ? mercenaryPrice.relic : 0
          if (!has(play, seat, 'gold', price))
            return because('cannot-pay', from === 'market' ? 'DAI-SEEK-06' : 'DAI-DUO-13', {
              count: price,
              resource: 'gold',
            })
          return cannotTake(play, seat, tile)
        },
        search: (_play, task) =>
          task.search ? because('cannot-search', 'DAI-SEEK-05', {}) : because('once-a-move.search', 'DAI-SEEK-04', {}),
      },
    },
    search: { fields: { seat: shape.clan }, law: 'DAI-SEEK-05', rule: search },
    'search-tile': { fields: { seat: shape.clan, second: flag }, law: 'DAI-SEEK-05', rule: searchTile },
  },
  actions: {
    island: { fields: { island: shape.island } },
    take: { fields: { tile: shape.tile, from: shape.tileSource } },
    search: { fields: {} },
    leave: { fields: {} },
  },
}

/** Why a clan cannot take a tile into its storage. */
export function cannotTake(play: Play, seat: Clan, tile: string) {
  if (canTake(play, seat, tile)) return null
  return sideOf(play, seat).loose.includes(tile)
    ? because('tile-owned', 'DAI-RELIC-04', { tile })
    : because('storage-full', 'DAI-RELIC-03', {})
}
