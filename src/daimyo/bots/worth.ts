import type { Play } from '../rules/play'
import { sideOf } from '../rules/play'
import { type Amounts, type Clan, lastCapacity, type Resource, resources } from '../rules/vocabulary'
import type { Sight } from './sight'
import { turnsLeft, usesLeft } from './time'

/** What a resource is worth that can still be spent well, and what five of them are worth at the end. */
const [spent, left] = [0.85, 0.2]

/** What gold is worth as a part of the army, and what it adds while there is something to buy. */
export const armyPoint = 0.35
const spentGold = 0.5

/** So many resources of a kind a clan can spend in one action. */
const enough = 6

const basicWorth = (stock: number, uses: number): number => {
  if (uses === 0) return left
  const surplus = Math.max(0, stock + 1 - enough * uses)
  return left + (spent - left) / (1 + surplus / 2)
}

/** The worth of one more of each resource to a clan, in points. */
export function resourceWorth(play: Play, clan: Clan): Readonly<Record<Resource, number>> {
  const { resources: stock } = sideOf(play, clan)
  const building = usesLeft(play, clan, 'build')
  return {
    rice: basicWorth(stock.rice, usesLeft(play, clan, 'recruit')),
    metal: basicWorth(stock.metal, building),
    stone: basicWorth(stock.stone, building),
    gold: armyPoint + spentGold * Math.min(1, turnsLeft(play, clan) / 4) * (stock.gold > 8 ? 0.4 : 1),
  }
}

export function amountsWorth({ worth }: Sight, amounts: Amounts): number {
  let total = 0
  for (const resource of resources) total += worth[resource] * (amounts[resource] ?? 0)
  return total
}

/** The worth of a hero in hand that nobody has looked at, while there are turns left to play it. */
export const cardWorth = (sight: Sight): number => 0.9 * Math.min(1, turnsLeft(sight, sight.me) / 4)

/** The worth of a step of storage capacity; beyond the last it is a point (DAI-RELIC-01). */
export function capacityWorth(sight: Sight, count: number): number {
  const { capacity } = sight.own
  const steps = Math.min(count, lastCapacity - capacity)
  return steps * 0.7 * Math.min(1, turnsLeft(sight, sight.me) / 5) + (count - steps)
}

/** The worth of taking the Helmet: points at the end, and the first choice of dice before. */
export function helmetWorth(sight: Sight): number {
  const { state, me, numbers } = sight
  if (state.helmet === me || state.helped) return 0
  return turnsLeft(sight, me) < 4 ? numbers.scoring.helmet : 0.7
}

export const highest = <Value>(values: readonly Value[], worth: (value: Value) => number): number => {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) most = Math.max(most, worth(value))
  return most
}
