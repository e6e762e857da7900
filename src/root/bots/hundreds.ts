import type { Task } from '../rules/chapters'
import { fitsClearing } from '../rules/clearings'
import type { HundredsBoard } from '../rules/factions/hundreds/board'
import { hundredsOf } from '../rules/factions/hundreds/board'
import { hoarded, hundredsTracks, moodItems } from '../rules/factions/hundreds/facts'
import { countOn, trackValue } from '../rules/factions/hundreds/hoard'
import { mobsOf } from '../rules/factions/hundreds/mobs'
import { oppressed, oppressPoints } from '../rules/factions/hundreds/oppress'
import { buildCards, sitesOf } from '../rules/factions/hundreds/sites'
import { warlordAt } from '../rules/factions/hundreds/warlord'
import { linksFrom } from '../rules/moving/links'
import { enemiesOf } from '../rules/owner'
import { sideOf } from '../rules/play'
import { buildingsAt, countAt, enemyPiecesAt, isPresent, onMap, openSlots, rules, warriorsAt } from '../rules/rule'
import { clearings, type Item, isSeat, itemIndex, type Mood } from '../rules/vocabulary'
import { bestFightAt, fightWorth, preyAt } from './fight'
import { type Aims, aims, arriving, bestMarch, bestOf, type March, marches } from './forces'
import { exposed } from './ground'
import type { Mind, Wish } from './mind'
import { highest, type Sight, structuresAt } from './sight'
import { threatAt } from './survey'
import { bestFight, option, usual } from './usual'
import { cardWorth } from './worth'

/** Clearings are ruled without enemies in them; strongholds want slots, mobs and strongholds want guards. */
const wantedOf = (sight: Sight): Aims =>
  aims(sight, (at) => {
    const enemies = enemyPiecesAt(sight, sight.me, at)
    return {
      rule: (enemies === 0 ? 1.1 : 0.5) + (openSlots(sight, at) > 0 ? 0.5 : 0),
      prey: preyAt(sight, at) * 0.8 + (enemies > 0 ? 0.3 : 0),
      guard: buildingsAt(sight, sight.me, at) * 1.6 + countAt(sight, sight.me, 'mob', at) * 0.5,
    }
  })

/** An item on a track that is to grow is worth its next value; but it locks a mood. */
function itemGain(sight: Sight, item: Item): number {
  const { hoard } = hundredsOf(sight, sight.me)
  const track = hoarded.command.includes(item) ? 'command' : 'prowess'
  const count = countOn(hoard, track)
  if (count >= hundredsTracks.spaces) return 1
  const [now = 0, next = now] = [hundredsTracks.worth[count], hundredsTracks.worth[count + 1]]
  return 0.7 + 1.6 * (next - now) - 0.25
}

/** What each mood would bring in the coming turn, in points. */
function moodWorth(sight: Sight, mood: Mood): number {
  const { me } = sight
  const at = warlordAt(sight, me)
  const prowess = trackValue(sight, me, 'prowess')
  const near = at > 0 ? mobsOf(sight, me).filter((each) => each === at || linksFrom(sight, me, at).includes(each)) : []
  switch (mood) {
    case 'bitter':
      return 0.4 * near.length
    case 'grandiose':
      return 0.7
    case 'jubilant':
      return sideOf(sight, me).hand.some((card) => at > 0 && fitsClearing(sight, card, at)) ? 1.3 : 0.2
    case 'lavish':
      return 0.3
    case 'relentless':
      return 0.5 + 0.5 * prowess
    case 'rowdy':
      return at > 0 && enemyPiecesAt(sight, me, at) >= hundredsTracks.rowdyFrom ? 1.6 : 1.1
    case 'stubborn':
      return 0.8 + 0.2 * prowess
    case 'wrathful':
      return 1.1 + 0.3 * prowess
  }
}

/** Enemy structures that a mob would raze in the next turn. */
function streetWorth(sight: Sight, at: number): number {
  let worth = 0.5 + ((sight.state.ruins[at] ?? []).length > 0 ? 2 : 0)
  for (const enemy of enemiesOf(sight, sight.me)) worth += 1.3 * structuresAt(sight, enemy, at)
  for (const near of linksFrom(sight, sight.me, at)) {
    if ((sight.state.ruins[near] ?? []).length > 0) worth += 0.25
    for (const enemy of enemiesOf(sight, sight.me)) worth += 0.15 * structuresAt(sight, enemy, near)
  }
  return worth
}

const streets = (sight: Sight): number[] =>
  clearings.filter((at) => warriorsAt(sight, sight.me, at) > 0 && countAt(sight, sight.me, 'mob', at) === 0)

function inciteWorth(sight: Sight, card: string): number {
  const places = streets(sight).filter((at) => fitsClearing(sight, card, at))
  return highest(places, (at) => streetWorth(sight, at)) - 0.3 - cardWorth(sight, card)
}

const siteWorth = (sight: Sight, at: number): number =>
  0.2 * warriorsAt(sight, sight.me, at) - 0.15 * threatAt(sight, at) - 0.3 * buildingsAt(sight, sight.me, at)

/** A stronghold brings a warrior in each turn, and crafts. */
function buildWorth(sight: Sight): number {
  const cards = buildCards(sight, sight.me)
  if (cards.length === 0 || sitesOf(sight, sight.me).length === 0) return -1
  return (
    2.2 - 0.2 * onMap(sight, sight.me, 'stronghold') - 0.5 * Math.min(...cards.map((card) => cardWorth(sight, card)))
  )
}

/** Moves from the Warlord's clearing, and the battles that may follow them. */
const advances = (sight: Sight, wanted: Aims): March[] =>
  marches(sight, wanted, 'bird', warlordAt(sight, sight.me)).map(({ from, to, ferry, gains }) => {
    const fight = 0.8 * Math.max(0, bestFightAt(sight, to, wanted.rule[to]))
    return { from, to, ferry, gains: gains.map((gain) => gain + fight) }
  })

function advanceWish(sight: Sight, wanted: Aims, what: string): number {
  const at = warlordAt(sight, sight.me)
  if (what === 'battle') return bestFightAt(sight, at, wanted.rule[at])
  return 0.1 + bestMarch(advances(sight, wanted))
}

const oppression = (sight: Sight): number => oppressPoints(oppressed(sight, sight.me).length)

/** The Hundreds spread with their Warlord, raze, and keep what they rule free of enemies. */
function wish(sight: Sight, task: Task): Wish | null {
  const { me } = sight
  const wanted = wantedOf(sight)
  switch (task.do) {
    case 'command': {
      const others = option(sight, wanted)
      return (action) => {
        if (action.type !== 'act') return others(action)
        if (action.what === 'build') return buildWorth(sight)
        return action.what === 'battle' ? bestFight(sight, wanted) : bestMarch(marches(sight, wanted))
      }
    }
    case 'advance':
    case 'relentless': {
      const others = option(sight, wanted)
      return (action) => (action.type === 'act' ? advanceWish(sight, wanted, action.what) : others(action))
    }
    case 'advance-to': {
      const all = advances(sight, wanted)
      return (action) => (action.type === 'move-to' ? bestMarch(all.filter(({ to }) => to === action.at)) : 0)
    }
    case 'lead':
      return (action) =>
        action.type === 'lead' && action.along
          ? 0.2 * (threatAt(sight, task.from) - threatAt(sight, task.to)) + (rules(sight, me, task.to) ? 0.1 : -0.2)
          : 0
    case 'lead-count': {
      const left = marches(sight, wanted, 'bird', task.from).filter(({ to }) => to === task.to)
      return (action) => (action.type === 'move-count' ? bestOf(left, action.count + 1) : 0)
    }
    case 'advance-battle':
    case 'charge': {
      const at = warlordAt(sight, me)
      return (action) => (action.type === 'battle-whom' ? fightWorth(sight, at, action.seat, wanted.rule[at]) : 0)
    }
    case 'loot': {
      const { battle } = sight.state
      const of = battle?.defender
      if (!battle || of === undefined || !isSeat(of)) return () => 0
      const guards = warriorsAt(sight, of, battle.at) + buildingsAt(sight, of, battle.at)
      const own = warriorsAt(sight, me, battle.at) + buildingsAt(sight, me, battle.at)
      return (action) => (action.type === 'loot' && action.yes ? (own - guards > 2 ? 1 : -1) : 0)
    }
    case 'loot-item':
      return (action) => (action.type === 'loot-item' ? itemGain(sight, action.item) : 0)
    case 'raze-item':
      return (action) => (action.type === 'take' ? itemGain(sight, action.item) : 0)
    case 'overflow':
      return (action) =>
        action.type === 'give-up'
          ? countOn(hundredsOf(sight, me).hoard, 'command') - (action.item === task.item ? 1 : 0)
          : 0
    case 'item-or-points': {
      return (action) => (action.type === 'keep' && action.what === 'points' ? 1.6 : 1.2)
    }
    case 'lavish':
      return (action) => (action.type === 'give-up' ? -1 : 0)
    case 'mood':
      return (action) => (action.type === 'mood' ? moodWorth(sight, action.mood) : 0)
    case 'anoint':
      return (action) =>
        action.type === 'anoint' ? 0.5 * warriorsAt(sight, me, action.at) - 0.3 * threatAt(sight, action.at) : 0
    case 'rally':
      return (action) => (action.type === 'place' ? arriving(sight, wanted, action.at, 1) : 0)
    case 'mob-at':
    case 'incite-at':
      return (action) => (action.type === 'place' ? streetWorth(sight, action.at) : 0)
    case 'incite': {
      const others = option(sight, wanted)
      return (action) => (action.type === 'incite' ? inciteWorth(sight, action.card) : others(action))
    }
    case 'jubilant':
      return (action) => (action.type === 'roll' ? 1 : 0)
    case 'bitter':
      return (action) => (action.type === 'muster' ? 0.6 - 0.5 * (streetWorth(sight, action.at) - 0.5) : 0)
    case 'fortify':
      return (action) => (action.type === 'spend' ? -cardWorth(sight, action.card) : 0)
    case 'fortify-at':
      return (action) => (action.type === 'place' ? siteWorth(sight, action.at) : 0)
    default:
      return usual(wanted)(sight, task)
  }
}

/** Clearings that are ruled without an enemy bring points in every Evening; items bring actions, but cost moods. */
export const hundreds: Mind<HundredsBoard> = {
  wish,
  assets(sight, { hoard }, cards) {
    const { me } = sight
    const locked = Object.values(moodItems).filter((item) => item !== null && isHoarded(hoard, item)).length
    const spread = clearings.filter((at) => isPresent(sight, me, at)).length
    return (
      cards +
      1.2 * (trackValue(sight, me, 'command') + trackValue(sight, me, 'prowess')) -
      0.15 * locked +
      1.3 * onMap(sight, me, 'stronghold') +
      0.6 * onMap(sight, me, 'mob') +
      0.25 * onMap(sight, me, 'warrior') +
      (warlordAt(sight, me) > 0 ? 1.2 : 0) +
      1.5 * oppression(sight) +
      0.1 * spread -
      0.7 * exposed(sight)
    )
  },
}

const isHoarded = (hoard: readonly number[], item: Item): boolean => (hoard[itemIndex[item]] ?? 0) > 0
