import { flag, listOf, oneOf } from '../../../toolkit'
import { because } from '../because'
import type { Chapter } from '../chapter'
import { notFree } from '../not-free'
import { eliminate, moveGovernor, placeBuilding, placeGovernor, placeShadow } from '../pieces'
import { governorSpots, islandOfSpot, placeAt } from '../places'
import { type Play, plan, type Question } from '../play'
import type { RuleId } from '../rule-id'
import * as shape from '../shapes'
import { allowedMoves, allowedPlaces, movable } from './advantage'
import type { EmpireEliminateTask, EmpireMoveTask, EmpireMoveToTask, EmpirePlaceTask } from './tasks'

const place: Question<EmpirePlaceTask> = {
  actions: (play, task) =>
    allowedPlaces(play, task).map((at) => {
      if (task.piece === 'shadow') return { type: 'shadow', space: at }
      return task.piece === 'governor' ? { type: 'governor', spot: at } : { type: 'spot', spot: at }
    }),
  answer(play, task, action) {
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
    if (action.type === 'governor') placeGovernor(play, 'empire', action.spot)
    if (action.type === 'spot' && (task.piece === 'farm' || task.piece === 'tower'))
      placeBuilding(play, 'empire', task.piece, action.spot)
    if (action.type !== 'shadow') return
    placeShadow(play, 'empire', action.space)
    plan(play, { do: 'empire-eliminate', seat: task.seat, island: placeAt(play, action.space).island.id })
  },
}

const eliminating: Question<EmpireEliminateTask> = {
  actions: (play, { seat, island }) =>
    governorSpots(play, (side, at) => side === seat && at.id === island).map((spot) => ({ type: 'spot', spot })),
  answer(play, _task, action) {
    if (action.type === 'spot') eliminate(play, 'empire', action.spot)
  },
}

const move: Question<EmpireMoveTask> = {
  actions: (play, { advantage }) => movable(play, advantage).map((spot) => ({ type: 'spot', spot })),
  answer(play, { seat, advantage }, action) {
    if (action.type === 'spot') plan(play, { do: 'empire-move-to', seat, from: action.spot, advantage })
  },
}

const moveTo: Question<EmpireMoveToTask> = {
  actions: (play, { from, advantage }) => allowedMoves(play, from, advantage).map((spot) => ({ type: 'spot', spot })),
  answer(play, { from }, action) {
    if (action.type === 'spot') moveGovernor(play, from, action.spot)
  },
}

/** What brings no advantage while another choice does. */
const noAdvantage = ({ seat, do: task }: EmpireMoveTask | EmpireMoveToTask) =>
  because('not-possible', 'DAI-SOLO-11', { seat, task })

/** The rule that says to which islands a piece goes. */
const namedBy: Readonly<Record<EmpirePlaceTask['piece'], RuleId>> = {
  governor: 'DAI-SOLO-13',
  shadow: 'DAI-SOLO-14',
  farm: 'DAI-SOLO-15',
  tower: 'DAI-SOLO-15',
}

/** Why a piece of the Empire cannot come to a place. */
function refusePlace(play: Play, task: EmpirePlaceTask, place: string) {
  const taken = notFree(play, task.piece, place)
  if (taken) return taken
  const { seat, piece, on } = task
  const asked = { seat, task: task.do }
  if (!on.includes(islandOfSpot(place))) return because('not-possible', namedBy[piece], asked)
  const isFull = allowedPlaces(play, { ...task, advantage: false }).includes(place)
  return because('not-possible', isFull ? 'DAI-SOLO-11' : 'DAI-SOLO-10a', asked)
}

const seat = shape.clan

export const empirePieces: Chapter<EmpirePlaceTask | EmpireEliminateTask | EmpireMoveTask | EmpireMoveToTask> = {
  tasks: {
    'empire-place': {
      fields: {
        seat,
        piece: oneOf('governor', 'shadow', 'farm', 'tower'),
        left: shape.count,
        on: listOf(shape.island, 6),
        advantage: flag,
      },
      law: 'DAI-SOLO-11',
      rule: place,
      refuse: {
        governor: (play, task, { spot }) => (task.piece === 'governor' ? refusePlace(play, task, spot) : null),
        shadow: (play, task, { space }) => (task.piece === 'shadow' ? refusePlace(play, task, space) : null),
        spot: (play, task, { spot }) =>
          task.piece === 'farm' || task.piece === 'tower' ? refusePlace(play, task, spot) : null,
      },
    },
    'empire-eliminate': { fields: { seat, island: shape.island }, law: 'DAI-SOLO-14', rule: eliminating },
    'empire-move': {
      fields: { seat, advantage: flag },
      law: 'DAI-SOLO-20',
      rule: move,
      refuse: {
        spot: (play, task, { spot }) => (movable(play, false).includes(spot) ? noAdvantage(task) : null),
      },
    },
    'empire-move-to': {
      fields: { seat, from: shape.spot, advantage: flag },
      law: 'DAI-SOLO-20',
      rule: moveTo,
      refuse: {
        spot: (play, task, { spot }) =>
          notFree(play, 'governor', spot) ??
          (allowedMoves(play, task.from, false).includes(spot) ? noAdvantage(task) : null),
      },
    },
  },
  actions: {},
}
