import type { Step } from '../rules'
import { clanOf, heroOf, villagersTileOf } from '../rules/box'
import { onBoard } from '../rules/counts'
import type { Price } from '../rules/keywords/pay'
import { buildingSpots, governorSpots, islandOfSpot } from '../rules/places'
import { otherClans } from '../rules/play'
import { isClan } from '../rules/resources'
import { resources } from '../rules/vocabulary'
import { oneBuilding } from './buildings'
import { hiringWorth } from './hiring'
import { harvestWorth } from './production'
import { gained } from './promises'
import { keptWorth, seekWorth, takingWorth, voyageWorth } from './relics'
import { once, type Sight } from './sight'
import { bestMove, loss, oneUnit, ownSpots, productOf } from './units'
import { amountsWorth, capacityWorth, cardWorth, helmetWorth, highest } from './worth'

/** The worth of the side of a Villagers tile that shows. */
export function villagersWorth(sight: Sight, tile: string): number {
  const face = sight.state.villagers[tile]
  return face ? stepsWorth(sight, villagersTileOf(sight.state, tile)[face]) : 0
}

/** The worth of the best tile of the Villagers. */
export const bestVillagers = (sight: Sight): number =>
  once(sight, 'villagers', () => highest(Object.keys(sight.state.villagers), (tile) => villagersWorth(sight, tile)))

/** What Villagers' Help brings now. */
export const helpWorth = (sight: Sight): number =>
  storageWorth(sight, 1) + cardWorth(sight) + helmetWorth(sight) + bestVillagers(sight)

export const storageWorth = (sight: Sight, count: number): number =>
  capacityWorth(sight, count) + gained(sight, { storage: count })

/** What a price costs the clan. */
export function priceWorth(sight: Sight, { hero = 0, relic = 0, ...amounts }: Price): number {
  const tiles = relic > 0 ? -highest(sight.own.loose, (tile) => -keptWorth(sight, tile)) : 0
  return amountsWorth(sight, amounts) + hero * 0.8 * cardWorth(sight) + relic * tiles
}

export function canPay({ own }: Sight, { hero = 0, relic = 0, ...amounts }: Price): boolean {
  return (
    resources.every((resource) => own.resources[resource] >= (amounts[resource] ?? 0)) &&
    own.hand.length >= hero &&
    own.loose.length >= relic
  )
}

/** What the steps of a card bring now. */
export function stepsWorth(sight: Sight, steps: readonly Step[]): number {
  let total = 0
  for (const step of steps) total += stepWorth(sight, step)
  return total
}

function stepWorth(sight: Sight, step: Step): number {
  const { worth, me } = sight
  switch (step.do) {
    case 'gain':
      return amountsWorth(sight, step.resources)
    case 'gainAny':
      return step.count * highest(step.of, (resource) => worth[resource])
    case 'gainPer':
      return onBoard(sight, me, 'shadow') * worth[step.resource]
    case 'draw':
      return step.count * cardWorth(sight)
    case 'storage':
      return storageWorth(sight, step.count)
    case 'points':
      return step.count
    case 'recruit':
      return oneUnit(sight, step.discount ?? 0, step.exact ?? null)
    case 'build':
      return oneBuilding(sight, step.discount ?? 0, step.only === 'gold')
    case 'seek':
      return seekWorth(sight, step.take)
    case 'takeRelic':
      return takingWorth(sight, step.from, step.count)
    case 'moveGovernor':
      return bestMove(sight, step.collect)
    case 'collect': {
      const spots = step.at === 'tower' ? buildingSpots(sight, me, 'tower') : ownSpots(sight)
      return Math.max(0, step.times * highest(spots, (spot) => worth[productOf(sight, spot)]))
    }
    case 'produce':
      return harvestWorth(sight, step.what)
    case 'adjustDie':
      return 0.3 * step.times
    case 'villager':
      return step.count * bestVillagers(sight)
    case 'villagersHelp':
      return (step.steps / 2) * helpWorth(sight) * 0.7
    case 'relicAction':
      return voyageWorth(sight)
    case 'resetTrack':
      return sight.own.marker * 0.8
    case 'helmet':
      return sight.state.helmet === me ? 0 : helmetWorth(sight)
    case 'hire':
      return hiringWorth(sight, step.discount)
    case 'clanAbility':
      return highest(otherClans(sight, me), (clan) => stepsWorth(sight, clanOf(sight.state, clan).ability))
    case 'playHero':
      return playedWorth(sight)
    case 'pay':
      return canPay(sight, step.cost) ? Math.max(0, stepsWorth(sight, step.steps) - priceWorth(sight, step.cost)) : 0
    case 'stealGold':
      return worth.gold + 0.2
    case 'opponentsDiscard':
      return 0.4 * step.count
    case 'moveRival':
      return 1.2
    case 'eliminate':
      return Math.max(0, bestHunt(sight))
    case 'stealRelic':
      return 1
    case 'discardRelic':
      return -0.6 * step.count
  }
}

/** The worth of the best governor to eliminate where the clan has a Shadow. */
const bestHunt = (sight: Sight): number =>
  highest(
    governorSpots(sight, (side, island) => side !== sight.me && island.shadows.includes(sight.me)),
    (spot) => huntWorth(sight, spot),
  )

/** The worth of eliminating the governor of a spot. */
export function huntWorth(sight: Sight, spot: string): number {
  const id = islandOfSpot(spot)
  const index = Number(spot.slice(-1)) - 1
  const side = sight.state.islands.find((island) => island.id === id)?.governors[index]
  return side ? loss(sight, id, side) + (isClan(side) && side !== sight.me ? 0.2 : 0) : 0
}

/** A hero that plays another one is judged by this alone, so that no card asks for itself. */
const another = 2

/** What playing a hero brings now. */
export function heroWorth(sight: Sight, hero: string): number {
  const { steps } = heroOf(sight.state, hero)
  return once(sight, hero, () =>
    steps.some((step) => step.do === 'playHero' || step.do === 'clanAbility') ? another : stepsWorth(sight, steps),
  )
}

/** The best hero of the hand, whatever its strength. */
const playedWorth = (sight: Sight): number =>
  sight.own.hand.length === 0 ? 0 : Math.max(0, highest(sight.own.hand, (hero) => heroWorth(sight, hero)) - held(sight))

/** What a hero in hand is worth for later. */
export const held = (sight: Sight): number => 0.5 * cardWorth(sight)
