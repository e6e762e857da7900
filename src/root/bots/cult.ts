import { item } from '../../toolkit'
import { suitOf } from '../rules/cards'
import type { Task } from '../rules/chapters'
import { clearingsOf } from '../rules/clearings'
import { type CultBoard, cultOf, outcastOf } from '../rules/factions/cult/board'
import { type Conspiracy, cultTracks } from '../rules/factions/cult/facts'
import { gardenKind, gardensOf } from '../rules/factions/cult/gardens'
import type { Ritual } from '../rules/factions/cult/ritual'
import { linksFrom } from '../rules/moving/links'
import { enemiesOf } from '../rules/owner'
import { buildingsAt, canPlace, onMap, openSlots, presenceAt, rules, warriorsAt } from '../rules/rule'
import { type ClearingSuit, clearingSuits } from '../rules/vocabulary'
import { bestFightAt, fightWorth, preyAt } from './fight'
import { type Aims, aims, bestMarch, marches } from './forces'
import { exposed } from './ground'
import type { Mind, Wish } from './mind'
import { envy, highest, type Sight } from './sight'
import { strongestAt, threatAt } from './survey'
import { bestFight, option, pieceWorth, usual } from './usual'
import { cardWorth } from './worth'

/** Gardens are guarded, and clearings with open slots are ruled. */
const wantedOf = (sight: Sight): Aims =>
  aims(sight, (at) => ({
    rule: canPlace(sight, sight.me, at) ? 0.3 + Math.min(2, openSlots(sight, at)) * 0.8 : 0.2,
    guard: buildingsAt(sight, sight.me, at) * 1.8,
    prey: preyAt(sight, at) * 0.5,
  }))

/** What Score brings with so many gardens. */
const pointsFor = (gardens: number): number => item(cultTracks.points, Math.min(5, gardens))

/** A garden brings points, cards and rule; less so when the game is nearly over. */
function build(sight: Sight, suit: ClearingSuit): number {
  const standing = gardensOf(sight, sight.me, suit)
  const card = standing + 1 === cultTracks.drawBonusAt[0] ? 0.6 : 0
  return 1.4 + 0.6 * (pointsFor(standing + 1) - pointsFor(standing)) + card - sight.state.round * 0.03
}

const ritual = (sight: Sight, what: Ritual, card: string): number => {
  const suit = suitOf(card)
  if (suit === 'bird') return cultOf(sight, sight.me).acolytes < 5 ? 0.5 : 0.2
  switch (what) {
    case 'build':
      return build(sight, suit)
    case 'score':
      return pointsFor(gardensOf(sight, sight.me, suit)) - 0.4 - 0.3 * cardWorth(sight, card)
    default:
      return (
        0.3 +
        Math.max(
          0,
          highest(clearingsOf(sight, suit), (at) => recruit(sight, at)),
        ) *
          0.3
      )
  }
}

/** Whether one warrior more would rule an open slot, and how much a garden there needs help. */
function recruit(sight: Sight, at: number): number {
  const { me } = sight
  if (!canPlace(sight, me, at)) return -1
  const own = presenceAt(sight, me, at)
  const gap = strongestAt(sight, at) - own
  const slots = Math.min(2, openSlots(sight, at))
  const opens = !rules(sight, me, at) && gap < 1 ? slots : 0
  return (
    opens + slots * 0.2 + buildingsAt(sight, me, at) * 0.4 - warriorsAt(sight, me, at) * 0.15 - Math.max(0, gap) * 0.2
  )
}

const site = (sight: Sight, at: number): number =>
  warriorsAt(sight, sight.me, at) * 0.2 - threatAt(sight, at) * 0.15 - buildingsAt(sight, sight.me, at) * 0.1

/** A warrior changes sides: rule and slots may follow. */
function convert(sight: Sight, at: number): number {
  const { me } = sight
  if (!canPlace(sight, me, at)) return -1
  const guards = highest(enemiesOf(sight, me), (enemy) => (warriorsAt(sight, enemy, at) > 0 ? envy(sight, enemy) : -1))
  if (guards < 0) return -1
  const won = !rules(sight, me, at) && presenceAt(sight, me, at) + 1 > strongestAt(sight, at) - 1
  return 0.5 * guards + (won ? 0.4 + Math.min(2, openSlots(sight, at)) * 0.8 : 0) + preyAt(sight, at) * 0.1
}

/** A point, a building lost to an enemy, and a garden. */
const sanctify = (sight: Sight, at: number): number =>
  highest(enemiesOf(sight, sight.me), (enemy) => (buildingsAt(sight, enemy, at) > 0 ? 3.2 * envy(sight, enemy) : -1))

const inOutcast = (sight: Sight, worth: (at: number) => number): number =>
  highest(clearingsOf(sight, outcastOf(sight, sight.me)), worth)

/** Acolytes serve for nothing else, so a small gain is enough. */
function conspiracy(sight: Sight, what: Conspiracy): number {
  if (what === 'sanctify') return inOutcast(sight, (at) => sanctify(sight, at)) - 0.9
  if (what === 'convert') return inOutcast(sight, (at) => convert(sight, at)) - 0.5
  const suit = outcastOf(sight, sight.me)
  const wanted = wantedOf(sight)
  const fights = clearingsOf(sight, suit)
  return (
    Math.max(
      bestFight(sight, wanted, (at) => fights.includes(at)),
      bestMarch(marches(sight, wanted, suit)),
    ) - 0.5
  )
}

/** The Cult recruit and build where they can, score what they have built, and strike in clearings of the Outcast. */
function wish(sight: Sight, task: Task): Wish | null {
  const { me } = sight
  const byPlace =
    (worth: (at: number) => number): Wish =>
    (action) =>
      'at' in action && typeof action.at === 'number' ? worth(action.at) : 0
  const byOwner: Wish = (action) => (action.type === 'replace' ? envy(sight, action.owner) : 0)
  switch (task.do) {
    case 'cult-corner':
      return byPlace((at) =>
        linksFrom(sight, me, at).reduce((slots, near) => slots + openSlots(sight, near), openSlots(sight, at)),
      )
    case 'first-outcast':
      return (action) =>
        action.type === 'outcast'
          ? clearingsOf(sight, action.suit).reduce(
              (sum, at) => sum + Math.min(1, warriorsAt(sight, me, at)) * threatAt(sight, at),
              0,
            )
          : 0
    case 'conspiracy': {
      const others = option(sight, wantedOf(sight))
      return (action) => (action.type === 'conspire' ? conspiracy(sight, action.what) : others(action))
    }
    case 'crusade': {
      const wanted = wantedOf(sight)
      const suit = outcastOf(sight, me)
      const places = clearingsOf(sight, suit)
      return (action) =>
        action.type === 'crusade' && action.by === 'move'
          ? bestMarch(marches(sight, wanted, suit))
          : bestFight(sight, wanted, (at) => places.includes(at))
    }
    case 'crusade-in': {
      const { rule } = wantedOf(sight)
      return byPlace((at) => bestFightAt(sight, at, rule[at]))
    }
    case 'crusade-on': {
      const { rule } = wantedOf(sight)
      return (action) => (action.type === 'battle-whom' ? fightWorth(sight, task.at, action.seat, rule[task.at]) : 0)
    }
    case 'convert':
      return byPlace((at) => convert(sight, at))
    case 'sanctify':
      return byPlace((at) => sanctify(sight, at) - threatAt(sight, at) * 0.05)
    case 'convert-whose':
    case 'sanctify-whose':
      return byOwner
    case 'sanctify-what':
      return (action) => (action.type === 'strike-piece' ? pieceWorth[action.piece] : 0)
    case 'rituals': {
      const others = option(sight, wantedOf(sight))
      return (action) => (action.type === 'ritual' ? ritual(sight, action.what, action.card) : others(action))
    }
    case 'ritual-at':
      return byPlace((at) => (task.what === 'build' ? site(sight, at) : recruit(sight, at)))
    default:
      return usual(wantedOf(sight))(sight, task)
  }
}

export const cult: Mind<CultBoard> = {
  wish,
  assets(sight, { acolytes }, cards) {
    const { me } = sight
    let gardens = 0
    for (const suit of clearingSuits) {
      const standing = onMap(sight, me, gardenKind[suit])
      gardens += standing + 0.6 * pointsFor(standing)
    }
    const rest = 0.2 * onMap(sight, me, 'warrior') + 0.25 * Math.min(6, acolytes) - 1.2 * exposed(sight)
    return 1.2 * cards + 1.1 * gardens + rest
  },
}
