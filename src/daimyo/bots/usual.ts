import type { Step } from '../rules'
import { resources } from '../rules/vocabulary'

/** What a basic resource, gold, a card and a tile are worth on the average. */
const [resource, card, tile] = [0.8, 0.8, 0.9]

/** What steps bring on the average, for a card that is used later. */
export function usualWorth(steps: readonly Step[]): number {
  let total = 0
  for (const step of steps) total += each(step)
  return total
}

function each(step: Step): number {
  switch (step.do) {
    case 'gain':
      return resource * resources.reduce((sum, name) => sum + (step.resources[name] ?? 0), 0)
    case 'gainAny':
      return resource * step.count
    case 'gainPer':
      return 1.2
    case 'draw':
      return card * step.count
    case 'storage':
      return 0.7 * step.count
    case 'points':
      return step.count
    case 'recruit':
      return step.exact === undefined ? 2.4 + 0.5 * (step.discount ?? 0) : 4 - step.exact
    case 'build':
      return step.only === 'gold' ? 2 : 2.2 + resource * (step.discount ?? 0)
    case 'seek':
      return tile * step.take
    case 'takeRelic':
      return tile * step.count
    case 'moveGovernor':
      return 1 + resource * step.collect
    case 'collect':
      return resource * step.times
    case 'produce':
      return step.what === 'all' ? 4.5 : 1.6
    case 'adjustDie':
      return 0.3 * step.times
    case 'villager':
      return 1.2 * step.count
    case 'villagersHelp':
      return 0.8 * step.steps
    case 'relicAction':
      return 2.4
    case 'resetTrack':
      return 1.2
    case 'helmet':
      return 1
    case 'hire':
      return 1 + 0.6 * step.discount
    case 'clanAbility':
      return 1.7
    case 'playHero':
      return 2
    case 'pay': {
      const { hero = 0, relic = 0, rice = 0, metal = 0, stone = 0, gold = 0 } = step.cost
      const price = resource * (rice + metal + stone + gold) + card * hero + tile * relic
      return Math.max(0, usualWorth(step.steps) - price)
    }
    case 'stealGold':
      return 1
    case 'opponentsDiscard':
      return 0.4 * step.count
    case 'moveRival':
      return 1.2
    case 'eliminate':
      return 2.2
    case 'stealRelic':
      return 1
    case 'discardRelic':
      return -0.6 * step.count
  }
}
