import { oneOf, whole } from '../../toolkit'
import { because } from './because'
import { numbersOf } from './box'
import type { Chapter } from './chapter'
import { buildingsLeft, inSupply } from './counts'
import { different } from './dice'

import { eliminate, moveBuilding, moveGovernor, moveShadow, placeBuilding, placeGovernor, placeShadow } from './pieces'

import { buildingSpots, freeFields, freeShadowSpaces, freeSpots, governorSpots, placeAt, shadowSpaces } from './places'
import { islandIn, type Play, plan, type Question } from './play'
import { has, isClan, pay } from './resources'
import { takeFromPool } from './round/taking'
import * as shape from './shapes'
import type { Die, MercenarySpace, MercenaryState } from './state'
import type { Task } from './task'
import { fill, fillAll, intoBag, restore, sorted } from './tiles'
import type { Clan, DieColour, Island } from './vocabulary'

/** The active clan gives the Mercenaries a die before its turn (DAI-DUO-02). */
export interface GiftTask {
  readonly do: 'gift'
  readonly seat: Clan
}

export interface GiftSpaceTask {
  readonly do: 'gift-space'
  readonly seat: Clan
  readonly colour: DieColour
  readonly value: number
}

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

type MercenaryPiece = 'governor' | 'tower' | 'shadow'

/** Where a piece of theirs is placed, or moved to (DAI-DUO-10). */
export interface MercenaryPlaceTask {
  readonly do: 'mercenary-place'
  readonly seat: Clan
  readonly piece: MercenaryPiece
  readonly from: string | null
}

/** Which of their pieces moves, as none is left. */
export interface MercenaryMoveTask {
  readonly do: 'mercenary-move'
  readonly seat: Clan
  readonly piece: MercenaryPiece
}

/** Their Shadow eliminates a governor of the other clan (DAI-DUO-09). */
export interface MercenaryEliminateTask {
  readonly do: 'mercenary-eliminate'
  readonly seat: Clan
  readonly island: Island
}

export interface MercenaryAction {
  readonly type: 'mercenary'
  readonly space: MercenarySpace
}
export interface RuinsAction {
  readonly type: 'ruins'
  readonly way: Way
}

export const mercenarySpaces = ['ruins-1', 'ruins-2', 'tower', 'governor', 'shadow'] as const

/** The colour of the die that each of their spaces takes (DAI-DUO-04). */
export const mercenaryColours: Readonly<Record<MercenarySpace, DieColour>> = {
  'ruins-1': 'blue',
  'ruins-2': 'green',
  tower: 'green',
  governor: 'red',
  shadow: 'red',
}

function mercenariesOf({ state: { mercenaries } }: Play): MercenaryState {
  if (!mercenaries) throw new Error('The Mercenaries do not take part.')
  return mercenaries
}

const shadowPrice = (play: Play): number => numbersOf(play.state).mercenaryPrice.shadow

/** The free spaces for a die; the active clan pays for the Shadow (DAI-DUO-09). */
const freeFor = (play: Play, seat: Clan, colour: DieColour): MercenarySpace[] =>
  mercenarySpaces.filter(
    (space) =>
      mercenaryColours[space] === colour &&
      !mercenariesOf(play).dice.some(({ at }) => at === space) &&
      (space !== 'shadow' || has(play, seat, 'gold', shadowPrice(play))),
  )

const gift: Question<GiftTask> = {
  actions: (play, { seat }) =>
    different(play.state.dice)
      .filter(({ colour }) => freeFor(play, seat, colour).length > 0)
      .map(({ colour, value }) => ({ type: 'die', colour, value })),
  answer(play, { seat }, action) {
    if (action.type !== 'die') return
    takeFromPool(play, action)
    plan(play, { do: 'gift-space', seat, colour: action.colour, value: action.value })
  },
}

const giftSpace: Question<GiftSpaceTask> = {
  actions: (play, { seat, colour }) => freeFor(play, seat, colour).map((space) => ({ type: 'mercenary', space })),
  answer(play, { seat, colour, value }, action) {
    if (action.type === 'mercenary') giveDie(play, seat, { colour, value }, action.space)
  },
}

/** The action of a space is carried out at once, and the active clan makes all choices (DAI-DUO-03). */
function giveDie(play: Play, seat: Clan, { colour, value }: Die, at: MercenarySpace): void {
  const mercenaries = mercenariesOf(play)
  mercenaries.dice.push({ colour, value, at })
  play.emit?.({ type: 'gift', seat, colour, value, at })
  if (at === 'ruins-1' || at === 'ruins-2') {
    plan(play, { do: 'ruins', seat })
    return
  }
  if (at === 'shadow') {
    const price = shadowPrice(play)
    pay(play, seat, 'gold', price)
    mercenaries.gold += price
    play.emit?.({ type: 'gained', side: 'mercenaries', resource: 'gold', count: price })
  }
  plan(play, pieceTask(play, seat, at))
}

const piecesLeft = (play: Play, piece: MercenaryPiece): number =>
  piece === 'tower' ? buildingsLeft(play, 'mercenaries', 'tower') : inSupply(play, 'mercenaries', piece)

const pieceTask = (play: Play, seat: Clan, piece: MercenaryPiece): Task =>
  piecesLeft(play, piece) > 0
    ? { do: 'mercenary-place', seat, piece, from: null }
    : { do: 'mercenary-move', seat, piece }

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

const which: Question<MercenaryMoveTask> = {
  actions(play, { piece }) {
    if (piece === 'shadow') return shadowSpaces(play, 'mercenaries').map((space) => ({ type: 'shadow', space }))
    const spots =
      piece === 'tower'
        ? buildingSpots(play, 'mercenaries', 'tower')
        : governorSpots(play, (side) => side === 'mercenaries')
    const hasRoom = piece === 'tower' ? freeFields(play).length > 0 : freeSpots(play).length > 0
    return hasRoom ? spots.map((spot) => ({ type: 'spot', spot })) : []
  },
  answer(play, { seat, piece }, action) {
    if (action.type === 'spot') plan(play, { do: 'mercenary-place', seat, piece, from: action.spot })
    if (action.type === 'shadow') plan(play, { do: 'mercenary-place', seat, piece, from: action.space })
  },
}

const where: Question<MercenaryPlaceTask> = {
  actions(play, { piece }) {
    if (piece === 'shadow') return freeShadowSpaces(play).map((space) => ({ type: 'shadow', space }))
    if (piece === 'tower') return freeFields(play).map((spot) => ({ type: 'spot', spot }))
    return freeSpots(play).map((spot) => ({ type: 'governor', spot }))
  },
  answer(play, { seat, piece, from }, action) {
    if (action.type === 'governor') {
      if (from === null) placeGovernor(play, 'mercenaries', action.spot)
      else moveGovernor(play, from, action.spot)
    }
    if (action.type === 'spot' && piece === 'tower') {
      if (from === null) placeBuilding(play, 'mercenaries', 'tower', action.spot)
      else moveBuilding(play, from, action.spot)
    }
    if (action.type !== 'shadow') return
    if (from !== null) {
      moveShadow(play, from, action.space)
      return
    }
    placeShadow(play, 'mercenaries', action.space)
    plan(play, { do: 'mercenary-eliminate', seat, island: placeAt(play, action.space).island.id })
  },
}

const eliminating: Question<MercenaryEliminateTask> = {
  actions: (play, { seat, island }) =>
    governorSpots(play, (side, at) => at.id === island && side !== seat && isClan(side)).map((spot) => ({
      type: 'spot',
      spot,
    })),
  answer(play, _task, action) {
    if (action.type === 'spot') eliminate(play, 'mercenaries', action.spot)
  },
}

const piece = /* @__PURE__ */ oneOf('governor', 'tower', 'shadow')
const way = /* @__PURE__ */ oneOf('swap', 'take')
export const mercenarySpace = /* @__PURE__ */ oneOf(...mercenarySpaces)

export const mercenaryTurns: Chapter<
  | GiftTask
  | GiftSpaceTask
  | RuinsTask
  | RuinsIslandTask
  | RuinsTileTask
  | MercenaryPlaceTask
  | MercenaryMoveTask
  | MercenaryEliminateTask,
  MercenaryAction | RuinsAction
> = {
  tasks: {
    gift: { fields: { seat: shape.clan }, law: 'DAI-DUO-02', rule: gift },
    'gift-space': {
      fields: { seat: shape.clan, colour: shape.colour, value: shape.value },
      law: 'DAI-DUO-04',
      rule: giftSpace,
      refuse: {
        mercenary: (play, { seat }, { space }) =>
          space === 'shadow' && !has(play, seat, 'gold', shadowPrice(play))
            ? because('cannot-pay', 'DAI-DUO-09', { count: shadowPrice(play), resource: 'gold' })
            : null,
      },
    },
    ruins: { fields: { seat: shape.clan }, law: 'DAI-DUO-05', rule: ruins },
    'ruins-island': { fields: { seat: shape.clan, way }, law: 'DAI-DUO-05', rule: ruinsIsland },
    'ruins-tile': {
      fields: { seat: shape.clan, way, island: shape.island, left: whole(1, 2) },
      law: 'DAI-DUO-05',
      rule: ruinsTile,
    },
    'mercenary-move': { fields: { seat: shape.clan, piece }, law: 'DAI-DUO-10', rule: which },
    'mercenary-place': {
      fields: { seat: shape.clan, piece, from: shape.placeOrNone },
      law: 'DAI-DUO-03',
      rule: where,
    },
    'mercenary-eliminate': { fields: { seat: shape.clan, island: shape.island }, law: 'DAI-DUO-09', rule: eliminating },
  },
  actions: {
    mercenary: { fields: { space: mercenarySpace } },
    ruins: { fields: { way } },
  },
}
