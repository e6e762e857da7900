import { severalFit } from '../../clearings'
import { linksFrom } from '../../moving/links'
import type { Play } from '../../play'
import { canPlace, countAt, onMap, openSlots, rules } from '../../rule'
import { clearings, type Seat } from '../../vocabulary'
import { marquiseTracks } from './facts'

export const kinds = ['sawmill', 'workshop', 'recruiter'] as const
export type Kind = (typeof kinds)[number]

/** The clearings she rules that hang together with one of them. */
export const connected = (play: Play, seat: Seat, at: number): number[] =>
  reachedFrom(play, seat, at).sort((one, other) => one - other)

/** The same in the order in which they are reached. */
function reachedFrom(play: Play, seat: Seat, at: number): number[] {
  const found = [at]
  for (const from of found)
    for (const to of linksFrom(play, seat, from)) if (!found.includes(to) && rules(play, seat, to)) found.push(to)
  return found
}

export const woodIn = (play: Play, seat: Seat, places: readonly number[]): number => {
  let wood = 0
  for (const at of places) wood += countAt(play, seat, 'wood', at)
  return wood
}

/** What the next building of a kind costs; nothing if none is left (ROOT-6.0b). */
export const costOf = (play: Play, seat: Seat, kind: Kind): number | undefined =>
  marquiseTracks.cost[onMap(play, seat, kind)]

export function payable(play: Play, seat: Seat, at: number): Kind[] {
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
  (cost === 0 || woodIn(play, seat, reachedFrom(play, seat, at)) >= cost)

/** Where she can build something, and pay for it (ROOT-6.5.4.1). */
export function buildable(play: Play, seat: Seat): number[] {
  const cost = leastCost(play, seat)
  return clearings.filter((at) => isBuildable(play, seat, at, cost))
}

/** Whether there is a choice of clearings. */
export function hasSites(play: Play, seat: Seat): boolean {
  const cost = leastCost(play, seat)
  return severalFit((at) => isBuildable(play, seat, at, cost))
}

/** Whether she can build anything; all her wood together must be enough, before it is asked what hangs together. */
export function canBuild(play: Play, seat: Seat): boolean {
  const cost = leastCost(play, seat)
  return onMap(play, seat, 'wood') >= cost && clearings.some((at) => isBuildable(play, seat, at, cost))
}
