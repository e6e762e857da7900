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

/** Whether so much wood hangs together with a clearing that she rules: counted once for all clearings that do. */
function createReach(play: Play, seat: Seat, cost: number): (at: number) => boolean {
  const enough: boolean[] = []
  return (at) => {
    if (cost === 0) return true
    const known = enough[at]
    if (known !== undefined) return known
    const reached = reachedFrom(play, seat, at)
    const isEnough = woodIn(play, seat, reached) >= cost
    for (const each of reached) enough[each] = isEnough
    return isEnough
  }
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
function leastCost(play: Play, seat: Seat): number {
  let least = Number.POSITIVE_INFINITY
  for (const kind of kinds) least = Math.min(least, costOf(play, seat, kind) ?? Number.POSITIVE_INFINITY)
  return least
}

/** Tells of a clearing whether she can build something there, and pay for it (ROOT-6.5.4.1). */
function createSites(play: Play, seat: Seat): (at: number) => boolean {
  const cost = leastCost(play, seat)
  // All her wood together must be enough, before it is asked what hangs together.
  if (onMap(play, seat, 'wood') < cost) return () => false
  const isPaid = createReach(play, seat, cost)
  return (at) => rules(play, seat, at) && openSlots(play, at) > 0 && canPlace(play, seat, at) && isPaid(at)
}

/** Where she can build something. */
export const buildable = (play: Play, seat: Seat): number[] => clearings.filter(createSites(play, seat))

/** Whether there is a choice of clearings. */
export const hasSites = (play: Play, seat: Seat): boolean => severalFit(createSites(play, seat))

/** Whether she can build anything. */
export const canBuild = (play: Play, seat: Seat): boolean => clearings.some(createSites(play, seat))
