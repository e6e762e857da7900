import { item, sum } from '../../toolkit'
import { suitOf } from '../rules/cards'
import { basesOnMap } from '../rules/factions/alliance/supporters'
import { suitOfOrder } from '../rules/factions/eyrie/decree'
import { eyrieTracks } from '../rules/factions/eyrie/facts'
import { sideOf } from '../rules/play'
import { canPlace, onMap, openSlots, rules, warriorsAt } from '../rules/rule'
import type { State } from '../rules/state'
import { clearings, columns, type Seat } from '../rules/vocabulary'
import { chances } from './eyrie'
import { type Sight, seenBy, structuresAt, threatAt } from './sight'

/** Pieces that are badly guarded, in pieces that will be lost. */
function exposed(sight: Sight): number {
  let lost = 0
  for (const at of clearings) {
    const structures = structuresAt(sight, sight.me, at)
    if (structures === 0) continue
    const threat = threatAt(sight, at)
    lost += (structures * threat) / (threat + 2 + 2 * warriorsAt(sight, sight.me, at))
  }
  return lost
}

/** Clearings where something can be built. */
function sites(sight: Sight): number {
  let count = 0
  for (const at of clearings)
    if (openSlots(sight, at) > 0 && rules(sight, sight.me, at) && canPlace(sight, sight.me, at)) count++
  return count
}

/** Orders that cannot be carried out as things stand. */
function brokenOrders(sight: Sight, decree: Readonly<Record<(typeof columns)[number], readonly string[]>>): number {
  let broken = 0
  for (const column of columns)
    for (const card of decree[column]) if (chances(sight, column, suitOfOrder(card)) === 0) broken++
  return broken
}

/** What a faction has beside its points that will bring some, in points. */
function assets(sight: Sight): number {
  const { me } = sight
  const { board, hand, crafted } = sideOf(sight, me)
  const count = (kind: Parameters<typeof onMap>[2]): number => onMap(sight, me, kind)
  const birds = hand.filter((card) => suitOf(card) === 'bird').length
  const cards = 0.4 * Math.min(5, hand.length) + 0.15 * birds + 0.6 * crafted.length
  switch (board.faction) {
    case 'marquise':
      return (
        cards +
        1.2 * count('sawmill') +
        0.5 * count('workshop') +
        0.9 * count('recruiter') +
        0.35 * Math.min(4, count('wood')) +
        0.2 * count('warrior') +
        0.35 * Math.min(4, sites(sight)) +
        count('keep') -
        1.2 * exposed(sight)
      )
    case 'eyrie': {
      const roosts = count('roost')
      const broken = brokenOrders(sight, board.decree)
      return (
        cards +
        2 * item(eyrieTracks.points, roosts) +
        roosts * 0.6 +
        0.25 * count('warrior') +
        0.4 * Math.min(3, sites(sight)) -
        1.6 * Math.min(2, broken) -
        1.5 * exposed(sight)
      )
    }
    case 'alliance':
      return (
        cards +
        1.3 * Math.min(4, board.officers) +
        1.5 * basesOnMap(sight, me) +
        0.5 * count('sympathy') +
        0.35 * Math.min(6, board.supporters.length) +
        0.3 * count('warrior') -
        0.8 * exposed(sight)
      )
    default:
      return (
        cards +
        0.6 * (sum(board.ready) + sum(board.exhausted)) +
        0.2 * sum(board.ready) +
        0.3 * (sum(board.damagedReady) + sum(board.damagedExhausted))
      )
  }
}

const pointsToWin = 30

/** Who has activated a dominance card scores no more, and may win all the same. */
const dominance = 20

/** How a seat stands in points, if what it has is worth less the nearer the end is. */
function standing(state: State, seat: Seat, left: number): number {
  const side = state.sides[seat]
  if (!side) return 0
  const points = side.dominance === null ? side.score : dominance
  return points + left * assets(seenBy(state, seat))
}

/** So many points ahead make a seat likelier to win than another by a factor of e. */
const scale = 4

/** How a seat stands against the others on the average, of whom those that stand well count most: 0.5 if all stand alike. */
export function share(state: State, seat: Seat): number {
  let most = 0
  for (const each of state.seats) most = Math.max(most, state.sides[each]?.score ?? 0)
  const left = Math.min(1, Math.max(0, pointsToWin - most) / 15)
  let own = 0
  let others = 0
  for (const each of state.seats) {
    const weight = Math.exp(standing(state, each, left) / scale)
    if (each === seat) own = weight
    else others += weight / (state.seats.length - 1)
  }
  return own / (own + others)
}
