import { item } from '../../toolkit'
import { defendersAt } from '../rules/battle/battle'
import { suitOf } from '../rules/cards'
import type { Task } from '../rules/chapters'
import { matchesClearing } from '../rules/clearings'
import { type EyrieBoard, eyrieOf, suitOfOrder } from '../rules/factions/eyrie/board'
import { eyrieTracks } from '../rules/factions/eyrie/facts'
import { movesFrom } from '../rules/moving/links'
import { sideOf } from '../rules/play'
import { canPlace, countAt, onMap, openSlots, rules, warriorsAt } from '../rules/rule'
import { type Column, clearings, columns, type Leader, type Suit } from '../rules/vocabulary'
import { preyAt } from './fight'
import { type Aims, aims } from './forces'
import { exposed, sites } from './ground'
import type { Mind, Wish } from './mind'
import { highest, type Sight } from './sight'
import { threatAt } from './survey'
import { option, usual } from './usual'
import { cardWorth } from './worth'

/** The order of preference of leaders, for the first choice in a game. */
const liked: Readonly<Record<Leader, number>> = { builder: 3, charismatic: 2, despot: 1, commander: 0 }

const ordersOf = (sight: Sight, column: Column): Suit[] => eyrieOf(sight, sight.me).decree[column].map(suitOfOrder)

const roostable = (sight: Sight, at: number): boolean =>
  openSlots(sight, at) > 0 && countAt(sight, sight.me, 'roost', at) === 0 && canPlace(sight, sight.me, at)

/** Clearings where an order can be carried out now. */
function chances(sight: Sight, column: Column, suit: Suit): number {
  const { me } = sight
  return clearings.filter((at) => {
    if (!matchesClearing(sight, suit, at)) return false
    switch (column) {
      case 'recruit':
        return countAt(sight, me, 'roost', at) > 0
      case 'move':
        return warriorsAt(sight, me, at) > 0 && movesFrom(sight, me, at).length > 0
      case 'battle':
        return defendersAt(sight, me, at).length > 0
      default:
        return roostable(sight, at) && rules(sight, me, at)
    }
  }).length
}

/** They guard roosts, and want clearings where the Decree can build or battle. */
function wantedOf(sight: Sight): Aims {
  const { me } = sight
  const builds = ordersOf(sight, 'build')
  const battles = ordersOf(sight, 'battle')
  return aims(sight, (at) => {
    const due = builds.some((suit) => matchesClearing(sight, suit, at))
    const fight = battles.some((suit) => matchesClearing(sight, suit, at))
    return {
      rule: roostable(sight, at) ? (due ? 3 : 1.4) : 0.2,
      guard: countAt(sight, me, 'roost', at) * 2.2,
      prey: preyAt(sight, at) * (fight ? 1.2 : 0.5) + (fight && preyAt(sight, at) > 0 ? 0.8 : 0),
    }
  })
}

/** How many orders a column can carry out. */
const room: Readonly<Record<Column, number>> = { recruit: 2, move: 3, battle: 2, build: 1.5 }

/** The worth of a card in a column: better in an emptier column and for a surer order. */
function decreed(sight: Sight, card: string, column: Column): number {
  const suit = suitOf(card)
  const same = ordersOf(sight, column)
  const left = room[column] - same.length
  const roosts = onMap(sight, sight.me, 'roost')
  const supply = sideOf(sight, sight.me).supply
  const possible = chances(sight, column, suit)
  if (column === 'recruit' && supply < (same.length + 1) * 3) return -2
  if (column === 'build' && (roosts > 5 || (possible === 0 && suit !== 'bird'))) return -2
  const likely = Math.min(1, possible / (same.filter((each) => each === suit || each === 'bird').length + 1))
  const first = column === 'build' && same.length === 0 ? 1.5 : 0
  return left * 0.6 + likely * 1.5 + first + (suit === 'bird' ? 0.4 : 0)
}

const bestColumn = (sight: Sight, card: string): number => highest(columns, (column) => decreed(sight, card, column))

/** Possible orders come first, those with the fewest chances before others. */
const order = (sight: Sight, column: number, suit: Suit): number => {
  const name = columns[column]
  const count = name === undefined ? 0 : chances(sight, name, suit)
  return count === 0 ? -10 : -count
}

/** The Eyrie want roosts, and a Decree that does not break. */
function wish(sight: Sight, task: Task): Wish | null {
  const { me } = sight
  switch (task.do) {
    case 'eyrie-corner':
    case 'new-roost':
      return (action) => ('at' in action && typeof action.at === 'number' ? -threatAt(sight, action.at) : 0)
    case 'leader':
      return (action) => (action.type === 'leader' ? liked[action.leader] : 0)
    case 'decree':
      return (action) => {
        if (action.type !== 'decree') return 1.6
        return bestColumn(sight, action.card) - cardWorth(sight, action.card)
      }
    case 'decree-column':
      return (action) => (action.type === 'column' ? decreed(sight, task.card, action.column) : 0)
    case 'order': {
      const others = option(sight, wantedOf(sight))
      return (action) => (action.type === 'order' ? order(sight, task.column, action.suit) : others(action) - 5)
    }
    case 'order-place':
      return (action) => {
        if (!('at' in action) || typeof action.at !== 'number') return 0
        return task.piece === 'roost'
          ? warriorsAt(sight, me, action.at) * 0.3 - threatAt(sight, action.at) * 0.2
          : threatAt(sight, action.at) - warriorsAt(sight, me, action.at) * 0.5
      }
    default:
      return usual(wantedOf(sight))(sight, task)
  }
}

/** Orders that cannot be carried out now. */
function brokenOrders(sight: Sight, decree: Readonly<Record<(typeof columns)[number], readonly string[]>>): number {
  let broken = 0
  for (const column of columns)
    for (const card of decree[column]) if (chances(sight, column, suitOfOrder(card)) === 0) broken++
  return broken
}

export const eyrie: Mind<EyrieBoard> = {
  wish,
  assets(sight, { decree }, cards) {
    const roosts = onMap(sight, sight.me, 'roost')
    return (
      cards +
      2 * item(eyrieTracks.points, roosts) +
      roosts * 0.6 +
      0.25 * onMap(sight, sight.me, 'warrior') +
      0.4 * Math.min(3, sites(sight)) -
      1.6 * Math.min(2, brokenOrders(sight, decree)) -
      1.5 * exposed(sight)
    )
  },
}
