import type { Keyword } from '../keyword'
import { moveGovernor } from '../pieces'
import { freeSpots, governorAt, governorSpots, islandOfSpot } from '../places'
import { orDone, type Play, plan, type Question } from '../play'
import { gain, isClan } from '../resources'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** A governor of another clan moves to another island; its owner gains gold (DAI-KEY-20). */
export interface MoveRivalStep {
  readonly do: 'moveRival'
  readonly compensation: number
}

export interface MoveRivalTask {
  readonly do: 'move-rival'
  readonly seat: Clan
  readonly compensation: number
}

export interface MoveRivalToTask {
  readonly do: 'move-rival-to'
  readonly seat: Clan
  readonly from: string
  readonly compensation: number
}

/** The free spots of other islands. */
const elsewhere = (play: Play, from: string): string[] =>
  freeSpots(play).filter((spot) => islandOfSpot(spot) !== islandOfSpot(from))

const which: Question<MoveRivalTask> = {
  actions: (play, { seat }) =>
    orDone(
      governorSpots(play, (side) => side !== seat && isClan(side))
        .filter((spot) => elsewhere(play, spot).length > 0)
        .map((spot) => ({ type: 'spot', spot }) as const),
    ),
  answer(play, { seat, compensation }, action) {
    if (action.type === 'spot') plan(play, { do: 'move-rival-to', seat, from: action.spot, compensation })
  },
}

const where: Question<MoveRivalToTask> = {
  actions: (play, { from }) => elsewhere(play, from).map((spot) => ({ type: 'spot', spot })),
  answer(play, { from, compensation }, action) {
    if (action.type !== 'spot') return
    const owner = governorAt(play, from)
    moveGovernor(play, from, action.spot)
    if (isClan(owner)) gain(play, owner, 'gold', compensation)
  },
}

export const moveRival: Keyword<MoveRivalStep, MoveRivalTask | MoveRivalToTask> = {
  steps: {
    moveRival: {
      fields: { compensation: shape.count },
      tasks: (_play, { compensation }, seat) => [{ do: 'move-rival', seat, compensation }],
    },
  },
  tasks: {
    'move-rival': { fields: { seat: shape.clan, compensation: shape.count }, law: 'DAI-KEY-20', rule: which },
    'move-rival-to': {
      fields: { seat: shape.clan, from: shape.spot, compensation: shape.count },
      law: 'DAI-KEY-20',
      rule: where,
    },
  },
  actions: {},
}
