import { heroOf } from '../rules/box'
import { priceOf } from '../rules/hiring'
import { gained } from './promises'
import type { Sight } from './sight'
import { roundsLeft } from './time'
import { usualWorth } from './usual'
import { armyPoint, highest } from './worth'

/** How likely dice meet a strength in a round. */
const met = (strength: number): number => (strength < 4 ? 0.4 : strength <= 11 ? 0.6 : strength <= 13 ? 0.4 : 0.25)

/** The worth of hiring a hero for a price: how often it can be played, and its cost in the army. */
export function hireWorth(sight: Sight, hero: string, discount: number): number {
  const { strength, cost, steps } = heroOf(sight.state, hero)
  const plays = Math.min(2, 0.7 * roundsLeft(sight)) * met(strength)
  const paid = priceOf(sight.state, hero, discount)
  return plays * usualWorth(steps) + cost * armyPoint - paid * sight.worth.gold + gained(sight, { heroes: 1 })
}

/** The worth of the best hero that can be hired for less gold. */
export function hiringWorth(sight: Sight, discount: number): number {
  const paid = sight.state.row.filter(
    (hero) => hero !== null && priceOf(sight.state, hero, discount) <= sight.own.resources.gold,
  )
  return Math.max(
    0,
    highest(paid, (hero) => (hero === null ? 0 : hireWorth(sight, hero, discount))),
  )
}
