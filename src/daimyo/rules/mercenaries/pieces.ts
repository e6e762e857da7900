import { oneOf } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { buildingsLeft, inSupply } from '../counts'
import { notFree } from '../not-free'
import { eliminate, moveBuilding, moveGovernor, moveShadow, placeBuilding, placeGovernor, placeShadow } from '../pieces'
import { buildingSpots, freeFields, freeShadowSpaces, freeSpots, governorSpots, placeAt, shadowSpaces } from '../places'
import { type Play, plan, type Question } from '../play'
import { isClan } from '../resources'
import * as shape from '../shapes'
import type { Task } from '../task'
import type { Clan, Island } from '../vocabulary'

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

const piecesLeft = (play: Play, piece: MercenaryPiece): number =>
  piece === 'tower' ? buildingsLeft(play, 'mercenaries', 'tower') : inSupply(play, 'mercenaries', piece)

export const pieceTask = (play: Play, seat: Clan, piece: MercenaryPiece): Task =>
  piecesLeft(play, piece) > 0
    ? { do: 'mercenary-place', seat, piece, from: null }
    : { do: 'mercenary-move', seat, piece }

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

export const mercenaryPieces: Chapter<MercenaryPlaceTask | MercenaryMoveTask | MercenaryEliminateTask> = {
  tasks: {
    'mercenary-move': { fields: { seat: shape.clan, piece }, law: 'DAI-DUO-10', rule: which },
    'mercenary-place': {
      fields: { seat: shape.clan, piece, from: shape.placeOrNone },
      law: 'DAI-DUO-03',
      rule: where,
      refuse: {
        governor: (play, task, { spot }) => (task.piece === 'governor' ? notFree(play, task.piece, spot) : null),
        spot: (play, task, { spot }) => (task.piece === 'tower' ? notFree(play, task.piece, spot) : null),
        shadow: (play, task, { space }) => (task.piece === 'shadow' ? notFree(play, task.piece, space) : null),
      },
    },
    'mercenary-eliminate': { fields: { seat: shape.clan, island: shape.island }, law: 'DAI-DUO-09', rule: eliminating },
  },
  actions: {},
}
