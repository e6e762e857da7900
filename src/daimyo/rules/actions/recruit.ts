import { flag, nullable } from '../../../toolkit'
import { because } from '../because'
import { islandOf, numbersOf } from '../box'
import type { Chapter } from '../chapter'
import { inSupply } from '../counts'
import { recruitSpaces } from '../numbers'
import { eliminate, placeGovernor, placeShadow } from '../pieces'
import { freeShadowSpaces, freeSpots, governorSpots, hasFreeShadowSpace, hasFreeSpot, placeAt } from '../places'
import { orDone, type Play, plan, type Question, sideOf } from '../play'
import { gain, has, pay } from '../resources'
import * as shape from '../shapes'
import type { Clan, Island } from '../vocabulary'

/** One unit after another until stopped, or one unit (DAI-RECR-02). */
export interface RecruitTask {
  readonly do: 'recruit'
  readonly seat: Clan
  readonly once: boolean
  readonly discount: number
  /** The whole price, if a card says so. */
  readonly exact: number | null
}

/** A Shadow has come to an island (DAI-RECR-08). */
export interface EliminateTask {
  readonly do: 'eliminate'
  readonly seat: Clan
  readonly island: Island
}

export interface GovernorAction {
  readonly type: 'governor'
  readonly spot: string
}
export interface ShadowAction {
  readonly type: 'shadow'
  readonly space: string
}
export interface RestartAction {
  readonly type: 'restart'
}
export interface SpotAction {
  readonly type: 'spot'
  readonly spot: string
}

const isOnLast = (play: Play, seat: Clan): boolean => sideOf(play, seat).marker === recruitSpaces - 1

/** DAI-RECR-04: from the last space, for gold. */
export const canRestart = (play: Play, seat: Clan): boolean =>
  isOnLast(play, seat) && has(play, seat, 'gold', numbersOf(play.state).restartGold)

export function moveMarker(play: Play, seat: Clan, marker: number): void {
  const side = sideOf(play, seat)
  if (side.marker === marker) return
  side.marker = marker
  play.emit?.({ type: 'marker', seat, marker: marker + 1 })
}

export function restart(play: Play, seat: Clan): void {
  pay(play, seat, 'gold', numbersOf(play.state).restartGold)
  moveMarker(play, seat, 0)
}

function priceOfUnit(play: Play, { seat, discount, exact }: RecruitTask): number {
  const cost = numbersOf(play.state).recruitCosts[sideOf(play, seat).marker] ?? 0
  return exact ?? Math.max(0, cost - discount)
}

const canPlace = (play: Play, seat: Clan): boolean =>
  (inSupply(play, seat, 'governor') > 0 && hasFreeSpot(play)) ||
  (inSupply(play, seat, 'shadow') > 0 && hasFreeShadowSpace(play))

const recruit: Question<RecruitTask> = {
  asks: (play, task) => has(play, task.seat, 'rice', priceOfUnit(play, task)) && canPlace(play, task.seat),
  actions(play, task) {
    const { seat } = task
    const spots = inSupply(play, seat, 'governor') > 0 ? freeSpots(play) : []
    const spaces = inSupply(play, seat, 'shadow') > 0 ? freeShadowSpaces(play) : []
    const isPaid = has(play, seat, 'rice', priceOfUnit(play, task))
    return orDone([
      ...(canRestart(play, seat) && spots.length + spaces.length > 0 ? [{ type: 'restart' } as const] : []),
      ...(isPaid ? spots.map((spot) => ({ type: 'governor', spot }) as const) : []),
      ...(isPaid ? spaces.map((space) => ({ type: 'shadow', space }) as const) : []),
    ])
  },
  answer(play, task, action) {
    const { seat } = task
    if (action.type === 'restart') {
      restart(play, seat)
      plan(play, task)
    }
    if (action.type !== 'governor' && action.type !== 'shadow') return
    pay(play, seat, 'rice', priceOfUnit(play, task))
    moveMarker(play, seat, Math.min(sideOf(play, seat).marker + 1, recruitSpaces - 1))
    if (!task.once) plan(play, task)
    if (action.type === 'governor') {
      placeGovernor(play, seat, action.spot)
      return
    }
    const { island, index } = placeAt(play, action.space)
    gain(play, seat, 'gold', islandOf(play.state, island.id).shadowGold[index] ?? 0)
    placeShadow(play, seat, action.space)
    plan(play, { do: 'eliminate', seat, island: island.id })
  },
}

const eliminating: Question<EliminateTask> = {
  actions: (play, { seat, island }) =>
    governorSpots(play, (side, at) => side !== seat && at.id === island).map((spot) => ({ type: 'spot', spot })),
  answer(play, { seat }, action) {
    if (action.type === 'spot') eliminate(play, seat, action.spot)
  },
}

/** The Recruit action. */
export const recruitAction = (seat: Clan): RecruitTask => ({
  do: 'recruit',
  seat,
  once: false,
  discount: 0,
  exact: null,
})

export const recruiting: Chapter<
  RecruitTask | EliminateTask,
  GovernorAction | ShadowAction | RestartAction | SpotAction
> = {
  tasks: {
    recruit: {
      fields: { seat: shape.clan, once: flag, discount: shape.count, exact: nullable(shape.count) },
      law: 'DAI-RECR-02',
      rule: recruit,
      refuse: {
        governor: (play, task, { spot }) => refuseUnit(play, task, 'governor', freeSpots(play).includes(spot), spot),
        shadow: (play, task, { space }) =>
          refuseUnit(play, task, 'shadow', freeShadowSpaces(play).includes(space), space),
        restart: (play, { seat }) => refuseRestart(play, seat),
      },
    },
    eliminate: {
      fields: { seat: shape.clan, island: shape.island },
      law: 'DAI-RECR-08',
      rule: eliminating,
    },
  },
  actions: {
    governor: { fields: { spot: shape.spot } },
    shadow: { fields: { space: shape.shadowSpace } },
    restart: { fields: {} },
    spot: { fields: { spot: shape.spot } },
  },
}

export function refuseRestart(play: Play, seat: Clan) {
  if (!isOnLast(play, seat)) return because('not-on-last', 'DAI-RECR-04', {})
  const { restartGold } = numbersOf(play.state)
  return has(play, seat, 'gold', restartGold)
    ? null
    : because('cannot-pay', 'DAI-RECR-04', { count: restartGold, resource: 'gold' })
}

function refuseUnit(play: Play, task: RecruitTask, unit: 'governor' | 'shadow', isFree: boolean, place: string) {
  const { seat } = task
  if (inSupply(play, seat, unit) === 0) return because('none-left', 'DAI-COMP-05', { piece: unit })
  const price = priceOfUnit(play, task)
  if (!has(play, seat, 'rice', price)) return because('cannot-pay', 'DAI-RECR-02', { count: price, resource: 'rice' })
  return isFree ? null : because('not-free', 'DAI-ISLE-03', { place })
}
