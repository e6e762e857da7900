import { item } from '../../../toolkit'
import { craftingAt, craftsWith } from '../crafting-pieces'
import { ferriesTo } from '../landmarks/ferry'
import { has, type Play, rulesOf } from '../play'
import { heldBy, rulesFor } from '../rule'
import { clearings, isSeat, type Owner, type Seat } from '../vocabulary'
import { swims, usesRivers } from './rivers'

/** ROOT-CARD-34: clearings with a crafting piece are adjacent to each other. */
function byTunnel(play: Play, seat: Seat, from: number): number[] {
  const kinds = craftsWith(play, seat)
  if (craftingAt(play, seat, kinds, from) === 0) return []
  return clearings.filter((at) => at !== from && craftingAt(play, seat, kinds, at) > 0)
}

/** The same for any owner of pieces. */
export const tunnelsFrom = (play: Play, owner: Owner, from: number): number[] =>
  isSeat(owner) && has(play, owner, 'tunnels') ? byTunnel(play, owner, from) : []

/** Whether the path between two clearings is closed (ROOT-C.3.2a). */
export function isShut({ ground, state }: Pick<Play, 'ground' | 'state'>, from: number, to: number): boolean {
  for (const index of state.closed) {
    const path = item(ground.closedPaths, index)
    if ((path[0] === from && path[1] === to) || (path[0] === to && path[1] === from)) return true
  }
  return false
}

/** The clearings at the other ends of its paths; closed ones do not count. */
export function pathsFrom({ ground, state }: Pick<Play, 'ground' | 'state'>, from: number): readonly number[] {
  const links = item(ground.byPath, from)
  for (const index of state.closed)
    if (item(ground.closedPaths, index).includes(from))
      return links.filter((to) => !isShut({ ground, state }, from, to))
  return links
}

/** Adds places to a list that is in order, each into its place and each once. */
function withPlaces(list: readonly number[], more: readonly number[]): number[] {
  const all = [...list]
  for (const each of more) {
    if (all.includes(each)) continue
    let place = all.length
    for (; place > 0 && item(all, place - 1) > each; place--) all[place] = item(all, place - 1)
    all[place] = each
  }
  return all
}

/** The clearings adjacent to one, as the owner of pieces sees it (ROOT-2.2.1); closed paths do not join. */
export function linksFrom(play: Play, owner: Owner, from: number): readonly number[] {
  const { ground } = play
  const links = pathsFrom(play, from)
  if (!isSeat(owner)) return links
  const { links: own } = rulesOf(play, owner)
  const boats = usesRivers(play, owner)
  if (!own && !boats && !has(play, owner, 'tunnels')) return links
  const more: number[] = own ? [...own(play, owner, from)] : []
  if (boats) more.push(...item(ground.byRiver, from))
  if (has(play, owner, 'tunnels')) more.push(...byTunnel(play, owner, from))
  return more.length === 0 ? links : withPlaces(links, more)
}

/** A way to go; the Ferry may be one of two (ROOT-C.2.5a, ROOT-LM-2f). */
export interface Way {
  readonly to: number
  readonly ferry: boolean
}

const isFerryAt = ({ state }: Play, from: number): boolean =>
  state.ferry > 0 && state.ferry === from && !state.turn.ferry

/** Where something could go from a clearing, rule apart; nowhere if it is kept there (ROOT-13.7.2a). */
export const waysFrom = (play: Play, owner: Owner, from: number): Way[] =>
  heldBy(play, owner, from) === null ? slipsFrom(play, owner, from) : []

/** The same for what slips out of everything that keeps it there (ROOT-9.4.2c). */
export function slipsFrom(play: Play, owner: Owner, from: number): Way[] {
  const { state, ground } = play
  const ways: Way[] = []
  for (const to of linksFrom(play, owner, from))
    if (state.scorched.length === 0 || !state.scorched.includes(to)) ways.push({ to, ferry: false })
  if (!isFerryAt(play, from)) return ways
  for (const to of ferriesTo(ground, from)) if (!state.scorched.includes(to)) ways.push({ to, ferry: true })
  return ways
}

/** Where warriors may go: their player rules one end, unless a rule waives it (ROOT-4.2.1a). */
export function movesFrom(play: Play, owner: Owner, from: number): Way[] {
  const ways = waysFrom(play, owner, from)
  if (isFree(play, owner, from)) return ways
  return ways.filter(
    ({ to, ferry }) =>
      rulesFor(play, owner, to) || (!ferry && isSwum(play, owner, from, to)) || isWaived(play, owner, from, to),
  )
}

/** Whether warriors may go from there whoever rules the other end. */
const isFree = (play: Play, owner: Owner, from: number): boolean =>
  (isSeat(owner) && rulesOf(play, owner).nimble === true) ||
  has(play, owner, 'corvid-planners') ||
  rulesFor(play, owner, from)

/** Whether a hireling of their player lets them go from one clearing to another, whoever rules (ROOT-HIR-8Da). */
function isWaived(play: Play, owner: Owner, from: number, to: number): boolean {
  for (const { hireling, controller } of play.state.hirelings)
    if (controller === owner && play.hirelings[hireling].waivesRule?.(play, from, to)) return true
  return false
}

/** Whether a river leads there that its pieces swim: then nobody's rule matters (ROOT-11.2.2a). */
const isSwum = (play: Play, owner: Owner, from: number, to: number): boolean =>
  isSeat(owner) && swims(play, owner) && item(play.ground.byRiver, from).includes(to)

/** Whether warriors may go anywhere from there. */
export function canMoveFrom(play: Play, owner: Owner, from: number): boolean {
  if (heldBy(play, owner, from) !== null) return false
  const free = isFree(play, owner, from)
  const mayEnter = (to: number): boolean =>
    !play.state.scorched.includes(to) &&
    (free || rulesFor(play, owner, to) || isSwum(play, owner, from, to) || isWaived(play, owner, from, to))
  // The lists of a map are frozen: engines go through those faster in a loop than by `some`.
  for (const to of linksFrom(play, owner, from)) if (mayEnter(to)) return true
  if (isFerryAt(play, from)) for (const to of ferriesTo(play.ground, from)) if (mayEnter(to)) return true
  return false
}
