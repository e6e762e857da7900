import { boardOf, bonusTileOf } from '../rules/box'
import { faceOf, topTile } from '../rules/cards'
import { buildingsLeft, built } from '../rules/counts'
import { freeFields, islandOfSpot } from '../rules/places'
import type { BonusPlace, BuildingKind, Resource } from '../rules/vocabulary'
import { bonusPlaces, buildingKinds, resources } from '../rules/vocabulary'
import { gained } from './promises'
import { once, type Sight } from './sight'
import { roundsLeft, turnsLeft } from './time'
import { gainOn, landOf, risen, yieldOf } from './units'
import { usualWorth } from './usual'
import { amountsWorth, cardWorth, highest } from './worth'

type Cost = Readonly<Record<Resource, number>>

/** How often the bonus tile of a place can be used in a round. */
const frequency: Readonly<Record<BonusPlace, number>> = {
  help: 0.6,
  production: 0.9,
  relic: 0.5,
  recruit: 0.8,
  build: 0.6,
  ability: 1.2,
}

/** What a bonus tile does once; a yellow one in an Income. */
function onceWorth(sight: Sight, tile: string): number {
  const face = faceOf(sight, tile)
  return 'steps' in face
    ? Math.max(0.2, usualWorth(face.steps))
    : amountsWorth(sight, face.income) + face.draw * cardWorth(sight)
}

/** The worth of a grey tile at a place, less that of the tile that it would cover. */
export function placeWorth(sight: Sight, tile: string, place: BonusPlace): number {
  const { turn } = sight.state
  const below = topTile(sight, sight.me, place)
  const now = turn?.at === place && !turn.used.includes('space-tile') ? 1 : 0
  const times = frequency[place] * roundsLeft(sight) + now
  return times * (onceWorth(sight, tile) - (below === undefined ? 0 : onceWorth(sight, below)))
}

/** The worth of uncovering a bonus tile. */
export function bonusWorth(sight: Sight, tile: string): number {
  if (bonusTileOf(sight.state, tile).colour === 'yellow') return (roundsLeft(sight) + 1) * onceWorth(sight, tile)
  return 0.8 * highest(bonusPlaces, (place) => placeWorth(sight, tile, place))
}

/** The bonus tiles of a kind that are still covered. */
function covered({ own, state }: Sight, kind: BuildingKind): string[] {
  const board = own.boards[kind]
  return board === null ? [] : boardOf(state, board).slots.filter((tile) => own.covered.includes(tile))
}

/** What the next building of a kind counts at the end; the later ones count more, so each is worth a part of them all. */
function finalWorth(sight: Sight, kind: BuildingKind): number {
  const values = kind === 'farm' ? sight.numbers.scoring.farms : sight.numbers.scoring.towers
  const count = built(sight, sight.me, kind)
  const next = (values[count + 1] ?? 0) - (values[count] ?? 0)
  const promised = turnsLeft(sight, sight.me) > 2 ? ((values[4] ?? 0) - (values[count] ?? 0)) / (4 - count) : next
  return (next + promised) / 2
}

/** The worth of a building on a field. */
export function fieldWorth(sight: Sight, kind: BuildingKind, field: string): number {
  if (kind === 'farm') return yieldOf(sight, field)
  const id = islandOfSpot(field)
  return (
    gainOn(sight, id, sight.me, sight.numbers.influence.tower) +
    gained(sight, risen(sight, landOf(sight, id).island, sight.numbers.influence.tower))
  )
}

/** What a building of a kind brings, without its cost. */
const buildingWorth = (sight: Sight, kind: BuildingKind): number => once(sight, kind, () => complete(sight, kind))

function complete(sight: Sight, kind: BuildingKind): number {
  const tile = Math.max(
    0,
    highest(covered(sight, kind), (each) => bonusWorth(sight, each)),
  )
  const field = highest(freeFields(sight), (each) => fieldWorth(sight, kind, each))
  return finalWorth(sight, kind) + tile + field + gained(sight, kind === 'farm' ? { farms: 1 } : { towers: 1 })
}

const costOf = (sight: Sight, kind: BuildingKind, more: number): Cost => ({
  ...sight.numbers.buildingCosts[kind],
  gold: sight.numbers.buildingCosts[kind].gold + built(sight, sight.me, kind) + more,
})

const costWorth = (sight: Sight, cost: Cost): number => amountsWorth(sight, cost)

function isPaid(stock: Cost, cost: Cost, discount: number): boolean {
  let short = 0
  for (const resource of resources) short += Math.max(0, cost[resource] - stock[resource])
  return short <= discount
}

/** The worth of the best single building, each resource left out worth what it is worth. */
export function oneBuilding(sight: Sight, discount: number, inGold: boolean): number {
  const stock = sight.own.resources
  let most = 0
  for (const kind of buildingKinds) {
    if (buildingsLeft(sight, sight.me, kind) === 0 || freeFields(sight).length === 0) continue
    const full = costOf(sight, kind, 0)
    const total = full.rice + full.metal + full.stone + full.gold
    const cost = inGold ? { rice: 0, metal: 0, stone: 0, gold: total } : full
    if (!isPaid(stock, cost, discount)) continue
    const saved = discount * highest(resources, (resource) => (cost[resource] > 0 ? sight.worth[resource] : 0))
    most = Math.max(most, buildingWorth(sight, kind) - Math.max(0, costWorth(sight, cost) - saved))
  }
  return most
}

/** What the Build action brings now: buildings as long as they can be paid. */
export function building(sight: Sight): number {
  if (freeFields(sight).length === 0) return 0
  let stock: Cost = { ...sight.own.resources }
  let total = 0
  for (const kind of buildingKinds) {
    const left = buildingsLeft(sight, sight.me, kind)
    const worth = left > 0 ? buildingWorth(sight, kind) : 0
    for (let more = 0; more < left; more++) {
      const cost = costOf(sight, kind, more)
      const gain = worth - costWorth(sight, cost)
      if (!isPaid(stock, cost, 0) || gain <= 0) break
      total += gain
      stock = {
        rice: stock.rice,
        metal: stock.metal - cost.metal,
        stone: stock.stone - cost.stone,
        gold: stock.gold - cost.gold,
      }
    }
  }
  return total
}

/** The worth of building one of a kind now. */
export function kindWorth(sight: Sight, kind: BuildingKind, discount: number, inGold: boolean): number {
  const full = costOf(sight, kind, 0)
  const total = full.rice + full.metal + full.stone + full.gold
  const price = inGold ? total * sight.worth.gold : costWorth(sight, full) - discount * 0.8
  return buildingWorth(sight, kind) - Math.max(0, price)
}

/** The worth of a construction board: its resources and its tiles. */
export function boardWorth(sight: Sight, board: string): number {
  const { start, slots } = boardOf(sight.state, board)
  const tiles = slots.reduce((sum, tile) => sum + onceWorth(sight, tile), 0)
  return amountsWorth(sight, start[sight.state.boards]) + 1.5 * tiles
}
