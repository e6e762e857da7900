import { item as at, sum } from '../../toolkit'
import { different } from '../rules/cards'
import { fitsClearing } from '../rules/clearings'
import { questCards } from '../rules/data/quests'
import { vagabondOf } from '../rules/factions/vagabond/board'
import { vagabondTracks } from '../rules/factions/vagabond/facts'
import { isHostile } from '../rules/factions/vagabond/hostility'
import { waysFrom } from '../rules/moving/links'
import { enemiesOf } from '../rules/owner'
import { hasSuit, others, sideOf } from '../rules/play'
import { isPresent, warriorsAt } from '../rules/rule'
import { type Item, isSeat, itemIndex, items, type Owner, type Seat } from '../rules/vocabulary'
import { fightWorth } from './fight'
import { envy, highest, type Sight, structuresAt } from './sight'
import { itemWorth } from './worth'

export const ready = (sight: Sight, item: Item): number => at(vagabondOf(sight, sight.me).ready, itemIndex[item])

/** The worth of the next aid to a player: a part of the points on the chart, and one of their items. */
export function aidWorth(sight: Sight, to: Seat): number {
  const { relations } = vagabondOf(sight, sight.me)
  const space = relations[to]
  const { items: box } = sideOf(sight, to)
  const taken = highest(
    items.filter((item) => (box[itemIndex[item]] ?? 0) > 0),
    (item) => itemWorth[item],
  )
  const friendship =
    space === undefined || space < 0
      ? 0
      : space === 3
        ? vagabondTracks.aidToAllied
        : ((vagabondTracks.points[space] ?? 0) + 0.4) / (vagabondTracks.aids[space] ?? 1)
  return friendship + Math.max(0, taken) - 1
}

/** The worth of a quest: points by the number of finished quests of its suit. */
export function questWorth(sight: Sight, id: string): number {
  const suit = questCards.find((quest) => quest.id === id)?.suit
  const { quests } = vagabondOf(sight, sight.me)
  return 1 + quests.filter((each) => questCards.find((quest) => quest.id === each)?.suit === suit).length
}

export function questsIn(sight: Sight, clearing: number): number {
  const { ready: left } = vagabondOf(sight, sight.me)
  const open = questCards.filter(({ id, suit, items: [one, other] }) => {
    if (!sight.state.quests.includes(id) || !hasSuit(sight, clearing, suit)) return false
    const needed = one === other ? 2 : 1
    return at(left, itemIndex[one]) >= needed && at(left, itemIndex[other]) >= needed
  })
  return open.length === 0 ? 0 : 0.7 + highest(open, ({ id }) => questWorth(sight, id))
}

export const aidIn = (sight: Sight, clearing: number): number => {
  const { hand } = sideOf(sight, sight.me)
  if (!hand.some((card) => fitsClearing(sight, card, clearing))) return 0
  const near = others(sight, sight.me).filter((seat) => isPresent(sight, seat, clearing))
  const cards = different(hand, (card) => fitsClearing(sight, card, clearing)).length
  return (
    Math.max(
      0,
      highest(near, (seat) => aidWorth(sight, seat)),
    ) *
    (1 + 0.3 * Math.min(2, cards - 1))
  )
}

/** Strikes hit Hostile factions and unguarded structures. */
export const strikeWorth = (sight: Sight, clearing: number, enemy: Owner): number => {
  const guards = warriorsAt(sight, enemy, clearing)
  const space = isSeat(enemy) ? (vagabondOf(sight, sight.me).relations[enemy] ?? 0) : 0
  if (guards === 0) return structuresAt(sight, enemy, clearing) > 0 ? 1.2 * envy(sight, enemy) : -1
  return !isSeat(enemy) || isHostile(sight, sight.me, enemy) ? 0.4 : -0.6 - space
}

/** The worth of a clearing with the remaining items. */
export function prospect(sight: Sight, clearing: number): number {
  const { me, state } = sight
  const explore = state.ruins[clearing] && ready(sight, 'torch') > 0 ? 2.2 : 0
  const foes = enemiesOf(sight, me).filter((enemy) => isPresent(sight, enemy, clearing))
  const fight =
    ready(sight, 'sword') > 0
      ? Math.max(
          0,
          highest(foes, (enemy) => fightWorth(sight, clearing, enemy)),
        )
      : 0
  const strike =
    ready(sight, 'crossbow') > 0
      ? Math.max(
          0,
          highest(foes, (enemy) => strikeWorth(sight, clearing, enemy)),
        )
      : 0
  return (
    explore + fight * Math.min(2, ready(sight, 'sword')) + strike + questsIn(sight, clearing) + aidIn(sight, clearing)
  )
}

/** The prospects of a clearing, and of the clearings in reach. */
export function outlook(sight: Sight, clearing: number, boots: number): number {
  const here = prospect(sight, clearing)
  if (boots <= 0) return here
  const beyond = highest(waysFrom(sight, sight.me, clearing), ({ to }) => prospect(sight, to))
  return here + Math.max(0, beyond - 0.5) * 0.5
}

export const damagedItems = (sight: Sight): number => {
  const { damagedReady, damagedExhausted } = vagabondOf(sight, sight.me)
  return sum(damagedReady) + sum(damagedExhausted)
}
