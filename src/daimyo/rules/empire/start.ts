import { listOf, sum } from '../../../toolkit'
import { numbersOf } from '../box'
import type { Chapter } from '../chapter'
import { notFree } from '../not-free'
import type { EmpireStart } from '../numbers'
import { placeBuilding, placeGovernor } from '../pieces'
import { freeFields, freeSpots, islandOfSpot } from '../places'
import { islandIn, type Play, plan, type Question } from '../play'
import * as shape from '../shapes'
import { intoBag } from '../tiles'
import type { Island } from '../vocabulary'
import { empireOf, receive } from './empire'
import type { EmpireFoundTask, EmpireTowerTask } from './tasks'

const startOf = (play: Play): EmpireStart => numbersOf(play.state).empireStart[empireOf(play).difficulty]

/** The island of the next governor: the one before as long as its number is not reached, then another one. */
function fitsStart(play: Play, islands: readonly Island[], island: Island): boolean {
  const last = islands.at(-1)
  const here = islands.filter((each) => each === last).length
  const group = new Set(islands).size - 1
  if (last !== undefined && here < (startOf(play).governors[group] ?? 0)) return island === last
  return !islands.includes(island)
}

const found: Question<EmpireFoundTask> = {
  actions: (play, { islands }) =>
    freeSpots(play)
      .filter((spot) => fitsStart(play, islands, islandOfSpot(spot)))
      .map((spot) => ({ type: 'governor', spot })),
  answer(play, { seat, islands }, action) {
    if (action.type !== 'governor') return
    placeGovernor(play, 'empire', action.spot)
    const now = [...islands, islandOfSpot(action.spot)]
    const { governors, tower: hasTower } = startOf(play)
    if (now.length < sum([...governors])) plan(play, { do: 'empire-found', seat, islands: now })
    else if (hasTower) plan(play, { do: 'empire-tower', seat })
    else drawTiles(play)
  },
}

const tower: Question<EmpireTowerTask> = {
  actions: (play) =>
    freeFields(play)
      .filter((spot) => !islandIn(play, islandOfSpot(spot)).governors.includes('empire'))
      .map((spot) => ({ type: 'spot', spot })),
  answer(play, _task, action) {
    if (action.type !== 'spot') return
    placeBuilding(play, 'empire', 'tower', action.spot)
    drawTiles(play)
  },
}

function drawTiles(play: Play): void {
  for (let count = 0; count < startOf(play).tiles; count++) drawTile(play)
}

/** A random tile; one that is owned already goes back, and another is drawn (DAI-SOLO-02a). */
function drawTile(play: Play): void {
  const tile = play.state.bag.pop()
  if (tile === undefined) return
  if (empireOf(play).loose.includes(tile)) {
    intoBag(play, tile)
    drawTile(play)
    return
  }
  play.emit?.({ type: 'took', side: 'empire', tile, from: 'bag' })
  receive(play, tile)
}

export const empireStart: Chapter<EmpireFoundTask | EmpireTowerTask> = {
  tasks: {
    'empire-found': {
      fields: { seat: shape.clan, islands: listOf(shape.island, 20) },
      law: 'DAI-SOLO-02',
      rule: found,
      refuse: { governor: (play, _task, { spot }) => notFree(play, 'governor', spot) },
    },
    'empire-tower': {
      fields: { seat: shape.clan },
      law: 'DAI-SOLO-02',
      rule: tower,
      refuse: { spot: (play, _task, { spot }) => notFree(play, 'tower', spot) },
    },
  },
  actions: {},
}
