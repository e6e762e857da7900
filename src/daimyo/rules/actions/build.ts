import { flag, takeOut } from '../../../toolkit'
import { because } from '../because'
import { boardOf, bonusTileOf, numbersOf } from '../box'
import type { Chapter } from '../chapter'
import { buildingsLeft, built } from '../counts'
import { placeBuilding } from '../pieces'
import { freeFields, hasFreeField } from '../places'
import { orDone, type Play, plan, type Question, sideOf } from '../play'
import { pay } from '../resources'
import * as shape from '../shapes'
import {
  type BonusPlace,
  type BuildingKind,
  bonusPlaces,
  buildingKinds,
  type Clan,
  type Resource,
  resources,
} from '../vocabulary'

/** One building after another until stopped, or one building (DAI-BUILD-02). */
export interface BuildTask {
  readonly do: 'build'
  readonly seat: Clan
  readonly once: boolean
  readonly discount: number
  /** The whole cost is paid in gold. */
  readonly inGold: boolean
}

type Cost = Readonly<Record<Resource, number>>

/** From which slot, and so which bonus tile is uncovered (DAI-BUILD-04). */
export interface SlotTask {
  readonly do: 'slot'
  readonly seat: Clan
  readonly kind: BuildingKind
  readonly discount: number
  readonly inGold: boolean
}

/** Which resources of the cost are left out (DAI-BUILD-07). */
export interface LeaveOutTask {
  readonly do: 'leave-out'
  readonly seat: Clan
  readonly cost: Cost
  readonly left: number
}

export interface FieldTask {
  readonly do: 'field'
  readonly seat: Clan
  readonly kind: BuildingKind
  readonly tile: string
}

export interface PlaceBonusTask {
  readonly do: 'place-bonus'
  readonly seat: Clan
  readonly tile: string
}

export interface BuildAction {
  readonly type: 'build'
  readonly kind: BuildingKind
}
export interface SlotAction {
  readonly type: 'slot'
  readonly tile: string
}
export interface PlaceAction {
  readonly type: 'place'
  readonly place: BonusPlace
}
export interface ResourceAction {
  readonly type: 'resource'
  readonly resource: Resource
}

/** The full cost of the next building of a kind (DAI-BUILD-03); only in gold, as many gold as it has resources. */
function costOf(play: Play, seat: Clan, kind: BuildingKind, inGold: boolean): Cost {
  const { buildingCosts } = numbersOf(play.state)
  const full = { ...buildingCosts[kind], gold: buildingCosts[kind].gold + built(play, seat, kind) }
  return inGold ? { rice: 0, metal: 0, stone: 0, gold: total(full) } : full
}

const total = (cost: Cost): number => cost.rice + cost.metal + cost.stone + cost.gold

/** How many resources of a cost a clan lacks. */
function shortage(play: Play, seat: Clan, cost: Cost): number {
  const { resources: own } = sideOf(play, seat)
  let short = 0
  for (const resource of resources) short += Math.max(0, cost[resource] - own[resource])
  return short
}

const canBuild = (play: Play, { seat, discount, inGold }: BuildTask, kind: BuildingKind): boolean =>
  buildingsLeft(play, seat, kind) > 0 &&
  hasFreeField(play) &&
  shortage(play, seat, costOf(play, seat, kind, inGold)) <= discount

const build: Question<BuildTask> = {
  asks: (play, task) => buildingKinds.some((kind) => canBuild(play, task, kind)),
  actions: (play, task) =>
    orDone(
      buildingKinds.filter((kind) => canBuild(play, task, kind)).map((kind) => ({ type: 'build', kind }) as const),
    ),
  answer(play, task, action) {
    if (action.type !== 'build') return
    const { seat, discount, inGold } = task
    if (!task.once) plan(play, task)
    plan(play, { do: 'slot', seat, kind: action.kind, discount, inGold })
  },
}

const slot: Question<SlotTask> = {
  actions(play, { seat, kind }) {
    const { boards, covered } = sideOf(play, seat)
    const { slots } = boardOf(play.state, boards[kind] ?? '')
    return slots.filter((tile) => covered.includes(tile)).map((tile) => ({ type: 'slot', tile }))
  },
  answer(play, { seat, kind, discount, inGold }, action) {
    if (action.type !== 'slot') return
    plan(play, { do: 'field', seat, kind, tile: action.tile })
    settle(play, seat, costOf(play, seat, kind, inGold), discount)
  },
}

/** Pays a cost, or asks first what of it is left out. */
function settle(play: Play, seat: Clan, cost: Cost, left: number): void {
  if (left > 0 && total(cost) > 0) plan(play, { do: 'leave-out', seat, cost, left })
  else for (const resource of resources) pay(play, seat, resource, cost[resource])
}

const without = (cost: Cost, resource: Resource): Cost => ({ ...cost, [resource]: cost[resource] - 1 })

const leaveOut: Question<LeaveOutTask> = {
  actions: (play, { seat, cost, left }) =>
    resources
      .filter((resource) => cost[resource] > 0 && shortage(play, seat, without(cost, resource)) < left)
      .map((resource) => ({ type: 'resource', resource })),
  answer(play, { seat, cost, left }, action) {
    if (action.type === 'resource') settle(play, seat, without(cost, action.resource), left - 1)
  },
}

const field: Question<FieldTask> = {
  actions: (play) => freeFields(play).map((spot) => ({ type: 'spot', spot })),
  answer(play, { seat, kind, tile }, action) {
    if (action.type !== 'spot') return
    const side = sideOf(play, seat)
    takeOut(side.covered, tile)
    placeBuilding(play, seat, kind, action.spot)
    if (bonusTileOf(play.state, tile).colour === 'grey') {
      plan(play, { do: 'place-bonus', seat, tile })
      return
    }
    // A yellow tile has no choice of its place (DAI-BONUS-03).
    side.income.push(tile)
    play.emit?.({ type: 'bonus-placed', seat, tile, place: 'income' })
  },
}

const placeBonus: Question<PlaceBonusTask> = {
  asks: () => true,
  actions: () => bonusPlaces.map((place) => ({ type: 'place', place })),
  answer(play, { seat, tile }, action) {
    if (action.type !== 'place') return
    sideOf(play, seat).bonus[action.place].push(tile)
    play.emit?.({ type: 'bonus-placed', seat, tile, place: action.place })
  },
}

/** The Build action. */
export const buildAction = (seat: Clan): BuildTask => ({ do: 'build', seat, once: false, discount: 0, inGold: false })

export const building: Chapter<
  BuildTask | SlotTask | LeaveOutTask | FieldTask | PlaceBonusTask,
  BuildAction | SlotAction | PlaceAction | ResourceAction
> = {
  tasks: {
    build: {
      fields: { seat: shape.clan, once: flag, discount: shape.count, inGold: flag },
      law: 'DAI-BUILD-02',
      rule: build,
      refuse: {
        build(play, { seat, discount, inGold }, { kind }) {
          if (buildingsLeft(play, seat, kind) === 0) return because('none-left', 'DAI-BUILD-08', { piece: kind })
          if (!hasFreeField(play)) return because('no-field', 'DAI-BUILD-02', {})
          const short = shortage(play, seat, costOf(play, seat, kind, inGold))
          return short > discount ? because('too-dear', 'DAI-BUILD-03', { piece: kind, short: short - discount }) : null
        },
      },
    },
    slot: {
      fields: { seat: shape.clan, kind: shape.building, discount: shape.count, inGold: flag },
      law: 'DAI-BUILD-04',
      rule: slot,
    },
    'leave-out': {
      fields: { seat: shape.clan, cost: shape.cost, left: shape.count },
      law: 'DAI-BUILD-07',
      rule: leaveOut,
    },
    field: {
      fields: { seat: shape.clan, kind: shape.building, tile: shape.bonusTile },
      law: 'DAI-BUILD-02',
      rule: field,
      refuse: {
        spot: (play, _task, { spot }) =>
          freeFields(play).includes(spot) ? null : because('not-free', 'DAI-ISLE-03', { place: spot }),
      },
    },
    'place-bonus': { fields: { seat: shape.clan, tile: shape.bonusTile }, law: 'DAI-BONUS-03', rule: placeBonus },
  },
  actions: {
    build: { fields: { kind: shape.building } },
    slot: { fields: { tile: shape.bonusTile } },
    place: { fields: { place: shape.bonusPlace } },
    resource: { fields: { resource: shape.resource } },
  },
}
