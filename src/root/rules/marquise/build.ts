import type { Refusal } from '../../../core'
import { item, listOf, many, oneOf } from '../../../toolkit'
import { because } from '../because'
import type { Chapter } from '../chapter'
import type { Action } from '../chapters'
import { marquiseBoard } from '../data/factions'
import { linksFrom } from '../moving/links'
import { lift, place } from '../placing'
import { type Play, plan, type Question } from '../play'
import { unbuildable } from '../reasons'
import { canPlace, countAt, onMap, openSlots, rules } from '../rule'
import { score } from '../score'
import * as shape from '../shapes'
import { clearingCount, clearings, type Seat } from '../vocabulary'

const kinds = ['sawmill', 'workshop', 'recruiter'] as const
export type Kind = (typeof kinds)[number]

export interface BuildInTask {
  readonly do: 'build-in'
  readonly seat: Seat
}
export interface BuildWhatTask {
  readonly do: 'build-what'
  readonly seat: Seat
  readonly at: number
}
/** Wood is paid, token by token, from clearings that she rules and that hang together (ROOT-6.5.4.2). */
export interface WoodFromTask {
  readonly do: 'wood-from'
  readonly seat: Seat
  readonly at: number
  readonly building: Kind
  /** The clearings that hung together when she began to pay: wood that leaves may end her rule (ROOT-CARD-32). */
  readonly reach: readonly number[]
  readonly left: number
}
export type BuildAction =
  | { readonly type: 'build'; readonly at: number }
  | { readonly type: 'building'; readonly building: Kind }
  | { readonly type: 'wood-from'; readonly at: number }

/** The clearings she rules that hang together with one of them. */
function connected(play: Play, seat: Seat, at: number): number[] {
  const found = [at]
  for (const from of found)
    for (const to of linksFrom(play, seat, from)) if (!found.includes(to) && rules(play, seat, to)) found.push(to)
  return found.sort((one, other) => one - other)
}

const woodIn = (play: Play, seat: Seat, places: readonly number[]): number => {
  let wood = 0
  for (const at of places) wood += countAt(play, seat, 'wood', at)
  return wood
}

/** What the next building of a kind costs; nothing if none is left (ROOT-6.0b). */
const costOf = (play: Play, seat: Seat, kind: Kind): number | undefined => marquiseBoard.cost[onMap(play, seat, kind)]

function payable(play: Play, seat: Seat, at: number): Kind[] {
  const wood = woodIn(play, seat, connected(play, seat, at))
  return kinds.filter((kind) => (costOf(play, seat, kind) ?? Number.POSITIVE_INFINITY) <= wood)
}

/** What the cheapest building costs that is left to build. */
const leastCost = (play: Play, seat: Seat): number =>
  Math.min(...kinds.map((kind) => costOf(play, seat, kind) ?? Number.POSITIVE_INFINITY))

/** Whether she can build something there that costs so much. */
const isBuildable = (play: Play, seat: Seat, at: number, cost: number): boolean =>
  openSlots(play, at) > 0 &&
  rules(play, seat, at) &&
  canPlace(play, seat, at) &&
  (cost === 0 || woodIn(play, seat, connected(play, seat, at)) >= cost)

/** Where she can build something, and pay for it (ROOT-6.5.4.1). */
function buildable(play: Play, seat: Seat): number[] {
  const cost = leastCost(play, seat)
  return clearings.filter((at) => isBuildable(play, seat, at, cost))
}

/** Whether she can build anything; all her wood together must be enough, before it is asked what hangs together. */
export function canBuild(play: Play, seat: Seat): boolean {
  const cost = leastCost(play, seat)
  return onMap(play, seat, 'wood') >= cost && clearings.some((at) => isBuildable(play, seat, at, cost))
}

const where: Question<BuildInTask, Extract<BuildAction, { type: 'build' }>> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat }) => buildable(play, seat).map((at) => ({ type: 'build', at })),
  answer: (play, { seat }, { at }) => plan(play, { do: 'build-what', seat, at }),
}

const what: Question<BuildWhatTask, Extract<BuildAction, { type: 'building' }>> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat, at }) => payable(play, seat, at).map((building) => ({ type: 'building', building })),
  answer(play, { seat, at }, { building }) {
    const left = costOf(play, seat, building) ?? 0
    if (left === 0) finish(play, seat, at, building)
    else plan(play, { do: 'wood-from', seat, at, building, reach: connected(play, seat, at), left })
  },
}

function finish(play: Play, seat: Seat, at: number, building: Kind): void {
  const standing = onMap(play, seat, building)
  place(play, seat, building, at)
  score(play, seat, item(marquiseBoard.points[building], standing), 'ROOT-6.5.4.3')
}

const paying: Question<WoodFromTask, Extract<BuildAction, { type: 'wood-from' }>> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat, reach, left }) {
    const places = reach.filter((each) => countAt(play, seat, 'wood', each) > 0)
    // Nothing to choose when all of it is needed (ROOT-6.5.4.2b).
    const chosen = woodIn(play, seat, places) <= left ? places.slice(0, 1) : places
    return chosen.map((each) => ({ type: 'wood-from', at: each }))
  },
  answer(play, task, { at }) {
    lift(play, task.seat, 'wood', at, 1)
    play.emit?.({ type: 'removed', seat: task.seat, piece: 'wood', at, count: 1, by: null })
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
    else finish(play, task.seat, task.at, task.building)
  },
}

/** Why she can build nowhere. */
export function buildRefused(play: Play, seat: Seat): Refusal {
  const sites = clearings.filter((at) => unbuildable(play, seat, at, 'ROOT-6.5.4.1a') === null)
  return sites.length === 0
    ? because(
        'no-site',
        'ROOT-6.5.4.1a',
        'The Marquise rules no clearing with an open slot where she can place pieces.',
      )
    : because('not-enough-wood', 'ROOT-6.5.4.1b', 'Nowhere is there wood enough for the next building of any kind.')
}

const woodFor = (play: Play, seat: Seat, at: number): string =>
  `${many(woodIn(play, seat, connected(play, seat, at)), 'wood token')} can be spent for clearing ${at}`

function siteRefused(play: Play, { seat }: BuildInTask, action: Action): Refusal | null {
  if (action.type !== 'build') return null
  return (
    unbuildable(play, seat, action.at, 'ROOT-6.5.4.1a') ??
    because(
      'not-enough-wood',
      'ROOT-6.5.4.2a',
      `${woodFor(play, seat, action.at)}, and the next building of every kind costs more.`,
    )
  )
}

function kindRefused(play: Play, { seat, at }: BuildWhatTask, action: Action): Refusal | null {
  if (action.type !== 'building') return null
  const cost = costOf(play, seat, action.building)
  if (cost === undefined) return because('none-left', 'ROOT-6.5.4.1a', `All six ${action.building}s are on the map.`)
  return because(
    'not-enough-wood',
    'ROOT-6.5.4.1b',
    `The next ${action.building} costs ${cost}, and ${woodFor(play, seat, at)}.`,
  )
}

function woodRefused(play: Play, { seat, at }: WoodFromTask, action: Action): Refusal | null {
  if (action.type !== 'wood-from') return null
  if (countAt(play, seat, 'wood', action.at) === 0)
    return because('no-wood', 'ROOT-6.5.4.2a', `There is no wood in clearing ${action.at}.`)
  return because(
    'not-connected',
    'ROOT-6.5.4.2a',
    `Clearing ${action.at} is not connected to clearing ${at} through clearings that the Marquise rules.`,
  )
}

export const marquiseBuild: Chapter<BuildInTask | BuildWhatTask | WoodFromTask, BuildAction> = {
  tasks: {
    'build-in': {
      fields: { seat: shape.seat },
      law: 'ROOT-6.5.4.1a',
      asks: 'where to build',
      rule: where,
      refuse: siteRefused,
    },
    'build-what': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-6.5.4.1b',
      asks: 'what to build',
      rule: what,
      refuse: kindRefused,
    },
    'wood-from': {
      fields: {
        seat: shape.seat,
        at: shape.clearing,
        building: oneOf(...kinds),
        reach: listOf(shape.clearing, clearingCount),
        left: shape.count,
      },
      law: 'ROOT-6.5.4.2b',
      asks: 'which wood pays',
      rule: paying,
      refuse: woodRefused,
    },
  },
  actions: {
    build: { fields: { at: shape.clearing } },
    building: { fields: { building: oneOf(...kinds) } },
    'wood-from': { fields: { at: shape.clearing } },
  },
}
