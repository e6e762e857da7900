import { item } from '../../toolkit'
import { islandOf } from '../rules/box'
import { influence, inSupply } from '../rules/counts'
import { freeSpots, islandOfSpot, placeAt } from '../rules/places'
import type { Clan, Island, Resource, Side } from '../rules/vocabulary'
import { shift } from './banners'
import { harvest } from './production'
import { gained, type Promised } from './promises'
import { type Land, landsOf, once, type Sight, shadowEdge } from './sight'
import { usesLeft } from './time'
import { highest } from './worth'

export function landOf(sight: Sight, id: Island): Land {
  for (const land of landsOf(sight)) if (land.island.id === id) return land
  throw new Error(`The island ${id} is not in play.`)
}

export const indexOf = ({ sides }: Sight, side: Side): number => sides.indexOf(side)

/** What a spot produces. */
export const productOf = ({ state }: Sight, spot: string): Resource =>
  item(islandOf(state, islandOfSpot(spot)).produces, Number(spot.slice(-1)) - 1)

/** The worth of what one piece on a spot will bring the clan. */
export const yieldOf = (sight: Sight, spot: string): number =>
  harvest * usesLeft(sight, sight.me, 'production') * sight.worth[productOf(sight, spot)]

/** What governors, Radio Towers or altars of a side change on an island. */
export function gainOn(sight: Sight, island: Island, side: Side, by: number): number {
  const land = landOf(sight, island)
  const index = indexOf(sight, side)
  const gains = item(land.gains, index)
  const known = gains.get(by)
  if (known !== undefined) return known
  const gain = shift(sight, land, [[index, by]])
  gains.set(by, gain)
  return gain
}

/** The worth of one more own governor on an island, wherever it stands there. */
const arrival = (sight: Sight, land: Land): number =>
  once(land, 'arrival', () => {
    const { island } = land
    return (
      gainOn(sight, island.id, sight.me, sight.numbers.influence.governor) +
      gained(sight, {
        governors: 1,
        governorIslands: island.governors.includes(sight.me) ? 0 : 1,
        ...risen(sight, island, sight.numbers.influence.governor),
      })
    )
  })

/** The worth of an own governor on a spot. */
export const governorWorth = (sight: Sight, spot: string): number =>
  arrival(sight, landOf(sight, islandOfSpot(spot))) + yieldOf(sight, spot)

/** What more influence on an island counts for goals. */
export function risen(sight: Sight, island: Land['island'], by: number): Promised {
  const before = influence(sight.state, island, sight.me)
  return { island: before + by, stronghold: before < 6 && before + by >= 6 ? 1 : 0 }
}

/** Which governors a Shadow of a side can eliminate on an island, by their sides. */
const victims = (land: Land, by: Side): Side[] =>
  [...new Set(land.island.governors.filter((side) => side !== null && side !== by))].flatMap((side) => side ?? [])

/** The worth to the clan of a governor of this side leaving an island. */
export const loss = (sight: Sight, island: Island, side: Side): number =>
  gainOn(sight, island, side, -sight.numbers.influence.governor) +
  (side === sight.me ? sight.numbers.compensation * sight.worth.gold - 1 : side === 'mercenaries' ? 0 : 0.3)

/** The worth of an own Shadow on an island without its gold: its influence, and the best governor to eliminate. */
const shade = (sight: Sight, land: Land): number =>
  once(land, 'shade', () => {
    const own = [indexOf(sight, sight.me), sight.numbers.influence.shadow + shadowEdge] as const
    const targets = victims(land, sight.me)
    const brought =
      targets.length > 0
        ? highest(targets, (side) =>
            shift(sight, land, [own, [indexOf(sight, side), -sight.numbers.influence.governor]]),
          )
        : shift(sight, land, [own])
    return brought + gained(sight, { shadows: 1, ...risen(sight, land.island, sight.numbers.influence.shadow) })
  })

/** The worth of an own Shadow on a space. */
export function shadowWorth(sight: Sight, space: string): number {
  const { island, index } = placeAt(sight, space)
  return (
    (islandOf(sight.state, island.id).shadowGold[index] ?? 0) * sight.worth.gold +
    shade(sight, landOf(sight, island.id))
  )
}

/** The worth of the best unit that can be placed. */
export const bestUnit = (sight: Sight): number =>
  once(sight, 'unit', () => {
    const { me, worth } = sight
    const isLeft = { governor: inSupply(sight, me, 'governor') > 0, shadow: inSupply(sight, me, 'shadow') > 0 }
    let most = 0
    for (const land of landsOf(sight)) {
      const { id, governors, shadows } = land.island
      if (isLeft.governor && governors.includes(null))
        most = Math.max(most, arrival(sight, land) + spotWorth(sight, land))
      const space = shadows.indexOf(null)
      if (isLeft.shadow && space >= 0)
        most = Math.max(most, (islandOf(sight.state, id).shadowGold[space] ?? 0) * worth.gold + shade(sight, land))
    }
    return most
  })

/** What the best free spot of an island will bring. */
function spotWorth(sight: Sight, { island }: Land): number {
  const { produces } = islandOf(sight.state, island.id)
  let most = 0
  for (const [index, side] of island.governors.entries()) {
    const product = produces[index]
    if (side === null && product) most = Math.max(most, sight.worth[product])
  }
  return most * harvest * usesLeft(sight, sight.me, 'production')
}

/** Each further unit is worth a little less than the one before, and below this not counted. */
const further = 0.9
const least = 0.2

/** What recruiting brings with so much rice and gold, from a space of the track on. */
export function recruits(sight: Sight, unit: number, rice: number, gold: number, marker: number): number {
  if (unit < least) return 0
  const { worth, numbers } = sight
  const { recruitCosts, restartGold } = numbers
  const last = recruitCosts.length - 1
  const price = recruitCosts[marker] ?? 0
  const now =
    rice >= price
      ? unit - price * worth.rice + recruits(sight, unit * further, rice - price, gold, Math.min(last, marker + 1))
      : 0
  const over =
    marker === last && gold >= restartGold && rice > 0
      ? recruits(sight, unit, rice, gold - restartGold, 0) - restartGold * worth.gold
      : 0
  return Math.max(0, now, over)
}

/** What the Recruit action brings now. */
export function recruiting(sight: Sight): number {
  const { resources, marker } = sight.own
  return recruits(sight, bestUnit(sight), resources.rice, resources.gold, marker)
}

/** The worth of one unit for less rice; `exact` is its whole price. */
export function oneUnit(sight: Sight, discount: number, exact: number | null): number {
  const { resources, marker } = sight.own
  const price = exact ?? Math.max(0, (sight.numbers.recruitCosts[marker] ?? 0) - discount)
  return resources.rice >= price ? Math.max(0, bestUnit(sight) - price * sight.worth.rice) : 0
}

/** The worth of moving an own governor and collecting from its new spot. */
export function moveWorth(sight: Sight, from: string, to: string, times: number): number {
  const [left, reached] = [islandOfSpot(from), islandOfSpot(to)]
  const { governor } = sight.numbers.influence
  const shifted =
    left === reached ? 0 : gainOn(sight, left, sight.me, -governor) + gainOn(sight, reached, sight.me, governor)
  return shifted + yieldOf(sight, to) - yieldOf(sight, from) + times * sight.worth[productOf(sight, to)]
}

/** The spots of the own governors. */
export function ownSpots({ state, me }: Sight): string[] {
  const found: string[] = []
  for (const { id, governors } of state.islands)
    for (const [index, side] of governors.entries()) if (side === me) found.push(`${id}-${index + 1}`)
  return found
}

/** The worth of the best move of a governor. */
export const bestMove = (sight: Sight, times: number): number =>
  once(sight, `move ${times}`, () => {
    const free = freeSpots(sight)
    return Math.max(
      0,
      highest(ownSpots(sight), (from) => highest(free, (to) => moveWorth(sight, from, to, times))),
    )
  })

/** The worth to the clan of moving a rival's governor. */
export const banish = (sight: Sight, owner: Clan, from: string, to: string): number =>
  gainOn(sight, islandOfSpot(from), owner, -sight.numbers.influence.governor) +
  gainOn(sight, islandOfSpot(to), owner, sight.numbers.influence.governor)
