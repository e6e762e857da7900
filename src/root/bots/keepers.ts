import { distancesFrom } from '../../toolkit'
import type { Task } from '../rules/chapters'
import { clearingsOf } from '../rules/clearings'
import { type KeepersBoard, keepersOf, suitInRetinue } from '../rules/factions/keepers/board'
import { countWaystations, showsAt, waystationsAt } from '../rules/factions/keepers/camps'
import { faceOf, keepersTracks, type RelicKind, relicOf } from '../rules/factions/keepers/facts'
import { canDelve, findsAt, mustBattle, recoverSites } from '../rules/factions/keepers/relic-sites'
import { nameOf, type RelicName, relicsAt } from '../rules/factions/keepers/relics'
import { linksFrom } from '../rules/moving/links'
import { suitAt } from '../rules/play'
import { countAt, onMap, openSlots, rules, warriorsAt } from '../rules/rule'
import {
  clearings,
  type RelicType,
  type RetinueColumn,
  relicTypes,
  retinueColumns,
  type Suit,
} from '../rules/vocabulary'
import { bestFightAt, preyAt } from './fight'
import { type Aims, aims, bestGain, marches, moving } from './forces'
import { exposed } from './ground'
import type { Mind, Wish } from './mind'
import { highest, type Sight } from './sight'
import { threatAt } from './survey'
import { option, usual } from './usual'
import { cardWorth } from './worth'

/** Relics that lie in forests around a clearing. */
const treasure = (sight: Sight, at: number): number => findsAt(sight, sight.me, at).length

const relicCount = (sight: Sight, at: number): number =>
  relicsAt(sight, sight.me, at).reduce((sum, kind) => sum + countAt(sight, sight.me, kind, at), 0)

/** Clearings around forests with relics are ruled, waystations and relics are guarded; four warriors are too many. */
const wantedOf = (sight: Sight): Aims =>
  aims(sight, (at) => ({
    rule: 0.6 + Math.min(3, treasure(sight, at)) * 0.5,
    guard: waystationsAt(sight, sight.me, at).length * 1.6 + relicCount(sight, at) * 1.8,
    prey: preyAt(sight, at) * 0.3 - (warriorsAt(sight, sight.me, at) >= keepersTracks.crowd ? 0.3 : 0),
  }))

/** Clearings with a waystation that shows a type. */
const homesOf = (sight: Sight, type: RelicType): number[] =>
  clearings.filter((at) => showsAt(sight, sight.me, at, type))

/** How much nearer a relic comes to a waystation of its type. */
function nearer(sight: Sight, kind: RelicKind, from: number, to: number): number {
  const homes = homesOf(sight, relicOf[kind].type)
  if (homes.length === 0) return -0.2
  const far = distancesFrom(sight.ground.byPath, homes)
  return ((far[from] ?? 9) - (far[to] ?? 9)) * relicOf[kind].value * 0.8
}

/** The best that warriors can take along on a way. */
const burden = (sight: Sight, from: number, to: number): number =>
  Math.max(0, ...relicsAt(sight, sight.me, from).map((kind) => nearer(sight, kind, from, to)))

const bestBurden = (sight: Sight, from: number): number =>
  Math.max(0, ...linksFrom(sight, sight.me, from).map((to) => burden(sight, from, to)))

/** Moves by a card of a suit, relics included. */
const march = (sight: Sight, wanted: Aims, suit: Suit): number =>
  highest(marches(sight, wanted, suit), (each) => bestGain(each) + burden(sight, each.from, each.to))

/** The type that needs a waystation most: relics that lie about and have none. */
function need(sight: Sight, type: RelicType, at: number): number {
  const lying = clearings.reduce(
    (sum, place) =>
      sum +
      relicsAt(sight, sight.me, place).filter((kind) => relicOf[kind].type === type).length * (place === at ? 3 : 1.5),
    0,
  )
  const near = findsAt(sight, sight.me, at).filter(({ relic }) => relic.startsWith(type)).length
  return lying + near - homesOf(sight, type).length * 2.5
}

const site = (sight: Sight, at: number): number => {
  const standing = countWaystations(sight, sight.me)
  const guards = warriorsAt(sight, sight.me, at) - 1
  const crowded = waystationsAt(sight, sight.me, at).length > 0 ? 1.2 : 0
  return (
    2.2 -
    standing * 0.5 +
    Math.min(2, guards) * 0.4 -
    crowded -
    threatAt(sight, at) * 0.12 +
    relicCount(sight, at) * 0.4
  )
}

/** Clearings that they rule around a forest. */
const ruledAround = (sight: Sight, forest: number): number =>
  (sight.ground.forests[forest]?.clearings ?? []).filter((at) => rules(sight, sight.me, at)).length

/** A relic is worth its points, less so if it costs the card; a hidden one may be worth anything. */
function find(sight: Sight, forest: number, relic: RelicName, at: number): number {
  const lying = keepersOf(sight, sight.me).forests[forest]?.find((each) => nameOf(each) === relic)
  if (!lying) return 0
  const value = lying.up ? lying.face : 2
  const home = showsAt(sight, sight.me, at, lying.type) ? 1 : homesOf(sight, lying.type).length > 0 ? 0.5 : 0
  return 0.8 + value * 0.5 + home - Math.max(0, value - ruledAround(sight, forest)) * 0.6
}

const bestFind = (sight: Sight, at: number): number =>
  canDelve(sight, sight.me, at)
    ? highest(findsAt(sight, sight.me, at), ({ forest, relic }) => find(sight, forest, relic, at))
    : 0

/** What the second column brings in a clearing: a battle, if it must be, and a relic. */
const dig = (sight: Sight, at: number): number =>
  (mustBattle(sight, sight.me, at) ? bestFightAt(sight, at, 1) : 0) + bestFind(sight, at)

const bestDig = (sight: Sight, suit: Suit): number => highest(clearingsOf(sight, suit), (at) => dig(sight, at))

/** Points, and what is lost if the card goes. */
function gain(sight: Sight, relic: RelicKind, at: number): number {
  const { value, type } = relicOf[relic]
  const { recovered } = keepersOf(sight, sight.me)
  const full = relicTypes.every((each) => each === type || recovered[each].length > recovered[type].length)
  const ruled = clearingsOf(sight, suitAt(sight, at)).filter((each) => rules(sight, sight.me, each)).length
  return value + (full ? keepersTracks.column : 0) - (ruled < value ? 0.7 : 0)
}

const bestRelic = (sight: Sight, at: number): number =>
  highest(
    relicsAt(sight, sight.me, at).filter((kind) => showsAt(sight, sight.me, at, relicOf[kind].type)),
    (kind) => gain(sight, kind, at),
  )

const bestRecovery = (sight: Sight, suit: Suit): number =>
  highest(recoverSites(sight, sight.me, suit), (at) => bestRelic(sight, at))

function acting(sight: Sight, wanted: Aims, column: RetinueColumn, card: string): number {
  const suit = suitInRetinue(card)
  // Cards of one suit go first: birds serve for everything.
  const spare = suit === 'bird' ? 0 : 0.05
  if (column === 'delve') return bestDig(sight, suit) + spare
  const move = march(sight, wanted, suit)
  return (column === 'move' ? move : Math.max(move, bestRecovery(sight, suit))) + spare
}

/** Columns are filled evenly, the second one last. */
function gathering(sight: Sight, card: string, column: RetinueColumn): number {
  const { retinue } = keepersOf(sight, sight.me)
  const size = retinueColumns.reduce((sum, each) => sum + retinue[each].length, 0)
  const wanted = { move: 1.5, delve: 1.8, recover: 1.9 }[column] - retinue[column].length * 0.45
  return wanted - cardWorth(sight, card) * 0.6 - size * 0.1
}

/** The Keepers camp, delve where they rule around a forest, carry relics to their waystations and recover them. */
function wish(sight: Sight, task: Task): Wish | null {
  const { me } = sight
  const byPlace =
    (worth: (at: number) => number): Wish =>
    (action) =>
      'at' in action && typeof action.at === 'number' ? worth(action.at) : 0
  switch (task.do) {
    case 'keepers-corner':
    case 'keepers-beside':
      return byPlace(
        (at) => (sight.ground.forestsAt[at]?.length ?? 0) + openSlots(sight, at) - threatAt(sight, at) * 0.1,
      )
    case 'encamp': {
      const others = option(sight, wantedOf(sight))
      return (action) => (action.type === 'encamp' ? site(sight, action.at) - 0.6 : others(action))
    }
    case 'encamp-what':
      return (action) => (action.type === 'waystation' ? need(sight, faceOf[action.piece].shows, task.at) : 0)
    case 'decamp': {
      const others = option(sight, wantedOf(sight))
      return (action) => (action.type === 'decamp' ? -1 : others(action))
    }
    case 'keepers-recruit': {
      const others = option(sight, wantedOf(sight))
      const few = 1.3 - onMap(sight, me, 'warrior') * 0.09
      return (action) => (action.type === 'recruit' ? few - cardWorth(sight, action.card) * 0.5 : others(action))
    }
    case 'keepers-recruit-at':
      return byPlace((at) => treasure(sight, at) * 0.3 + threatAt(sight, at) * 0.1 - warriorsAt(sight, me, at) * 0.4)
    case 'retinue': {
      const wanted = wantedOf(sight)
      const others = option(sight, wanted)
      return (action) => (action.type === 'retinue' ? acting(sight, wanted, task.column, action.card) : others(action))
    }
    case 'delve-in':
      return byPlace((at) => dig(sight, at))
    case 'delve': {
      const { forests } = sight.ground
      return (action) =>
        action.type === 'delve'
          ? find(
              sight,
              forests.findIndex(({ id }) => id === action.forest),
              action.relic,
              task.at,
            )
          : 0
    }
    case 'move-or-recover': {
      const suit = suitInRetinue(task.card)
      const wanted = wantedOf(sight)
      return (action) =>
        action.type === 'act' && action.what === 'recover' ? bestRecovery(sight, suit) : march(sight, wanted, suit)
    }
    case 'recover-in':
      return byPlace((at) => bestRelic(sight, at))
    case 'recover':
      return (action) => (action.type === 'recover' ? gain(sight, action.relic, task.at) : 0)
    case 'carry':
      return (action) => (action.type === 'carry' ? nearer(sight, action.relic, task.from, task.to) : 0)
    case 'gather-retinue': {
      const others = option(sight, wantedOf(sight))
      return (action) => {
        if (action.type === 'gather') return gathering(sight, action.card, action.column)
        return action.type === 'shift' ? -1 : others(action)
      }
    }
    case 'shift-to':
      return () => 0
    case 'move-from':
    case 'move-to':
      return laden(sight, task)
    default:
      return usual(wantedOf(sight))(sight, task)
  }
}

/** Moves, with the relics that may go along. */
function laden(sight: Sight, task: Extract<Task, { do: 'move-from' | 'move-to' }>): Wish {
  const usualWish = moving(sight, task, wantedOf(sight))
  return (action) => {
    const worth = usualWish?.(action) ?? 0
    if (action.type === 'move-from') return worth + bestBurden(sight, action.at)
    return action.type === 'move-to' && task.do === 'move-to' ? worth + burden(sight, task.from, action.at) : worth
  }
}

export const keepers: Mind<KeepersBoard> = {
  wish,
  assets(sight, { retinue }, cards) {
    const { me } = sight
    let relics = 0
    for (const at of clearings)
      for (const kind of relicsAt(sight, me, at))
        relics +=
          countAt(sight, me, kind, at) * relicOf[kind].value * (showsAt(sight, me, at, relicOf[kind].type) ? 0.8 : 0.5)
    const retainers = retinueColumns.reduce((sum, column) => sum + retinue[column].length, 0)
    return (
      cards +
      relics +
      1.3 * countWaystations(sight, me) +
      0.9 * retainers +
      0.35 * onMap(sight, me, 'warrior') -
      0.8 * exposed(sight)
    )
  },
}
