import { item } from '../../toolkit'
import { suitOf } from '../rules/cards'
import type { Task } from '../rules/chapters'
import { matchesClearing } from '../rules/clearings'
import type { DuchyBoard } from '../rules/factions/duchy/board'
import { duchyOf } from '../rules/factions/duchy/board'
import { court, duchyTracks, ranked } from '../rules/factions/duchy/facts'
import { candidates, matched } from '../rules/factions/duchy/matching'
import { buildCards, buildingsLeft } from '../rules/factions/duchy/sites'
import { digSites, tunnelsLeft } from '../rules/factions/duchy/tunnels'
import { sideOf } from '../rules/play'
import { buildingsAt, countAt, isPresent, onMap, openSlots, warriorsAt } from '../rules/rule'
import { burrow, type Minister, type Suit } from '../rules/vocabulary'
import { bestFightAt, preyAt } from './fight'
import { type Aims, aims, arriving, bestMarch, marches } from './forces'
import { exposed } from './ground'
import type { Mind, Wish } from './mind'
import { highest, type Sight } from './sight'
import { threatAt } from './survey'
import { bestFight, option, usual } from './usual'
import { cardWorth } from './worth'

/** Warriors go where something can be built, and where no piece of the Duchy is yet; buildings are guarded. */
const wantedOf = (sight: Sight): Aims =>
  aims(sight, (at) => ({
    rule: buildingsLeft(sight, sight.me).length > 0 && openSlots(sight, at) > 0 ? 1.1 : 0.1,
    prey: preyAt(sight, at) * 0.6 + (isPresent(sight, sight.me, at) ? 0 : 0.5),
    guard: buildingsAt(sight, sight.me, at) * 3 + countAt(sight, sight.me, 'tunnel', at) * 0.8,
  }))

/** What the action of a minister brings in a turn, in points. */
function deedWorth(sight: Sight, minister: Minister): number {
  switch (minister) {
    case 'foremole':
      return buildingsLeft(sight, sight.me).length > 0 ? 1.3 : 0
    case 'captain':
      return 0.5
    case 'marshal':
      return 0.6
    case 'brigadier':
      return 1
    case 'banker':
      return 0.8
    case 'mayor':
      return 0.9
    case 'duchess-of-mud':
      return tunnelsLeft(sight, sight.me) === 0 ? 2 : 1.2
    case 'baron-of-dirt':
      return onMap(sight, sight.me, 'market')
    case 'earl-of-stone':
      return onMap(sight, sight.me, 'citadel')
  }
}

/** The worth of a minister: its crown, and its actions for some turns. */
const ministerWorth = (sight: Sight, minister: Minister): number =>
  ranked[court[minister].rank].points + 2 * deedWorth(sight, minister)

/** The best minister that these cards can sway. */
function swayWorth(sight: Sight, cards: readonly string[]): number {
  const most = matched(sight, sight.me, cards)
  const open = candidates(sight, sight.me).filter((minister) => ranked[court[minister].rank].cards <= most)
  return Math.max(
    0,
    highest(open, (minister) => ministerWorth(sight, minister)),
  )
}

/** What it costs to sway somebody less in this turn. */
function swayLoss(sight: Sight, card: string): number {
  const { hand } = sideOf(sight, sight.me)
  const place = hand.indexOf(card)
  const left = hand.filter((_, index) => index !== place)
  return 0.5 * (swayWorth(sight, hand) - swayWorth(sight, left))
}

/** A revealed card comes back unless it is a bird. */
const revealCost = (sight: Sight, card: string): number =>
  swayLoss(sight, card) + (suitOf(card) === 'bird' ? 0.4 + 0.5 * cardWorth(sight, card) : 0)

const spendCost = (sight: Sight, card: string): number => swayLoss(sight, card) + 0.6 * cardWorth(sight, card)

/** Where a card serves. */
const fits = (sight: Sight, suit: Suit, at: number): boolean => matchesClearing(sight, suit, at)

/** The worth of a building: markets bring cards, citadels warriors, and lords score for both. */
const buildWorth = (sight: Sight): number => 2.4 - 0.15 * onMap(sight, sight.me, 'market')

function siteWorth(sight: Sight, at: number): number {
  return 0.25 * warriorsAt(sight, sight.me, at) - 0.15 * threatAt(sight, at)
}

const buildGain = (sight: Sight, any: boolean): number =>
  buildWorth(sight) - Math.min(...buildCards(sight, sight.me, any).map((card) => revealCost(sight, card)))

/** A tunnel and the warriors that come up through it. */
function digWorth(sight: Sight, wanted: Aims, at: number): number {
  const count = Math.min(duchyTracks.diggers, warriorsAt(sight, sight.me, burrow))
  const tunnel = tunnelsLeft(sight, sight.me) > 0 ? 0.7 : 0
  return tunnel + (count > 0 ? arriving(sight, wanted, at, count) : 0)
}

function cardDig(sight: Sight, wanted: Aims, card: string): number {
  const sites = digSites(sight, sight.me).filter((at) => fits(sight, suitOf(card), at))
  return highest(sites, (at) => digWorth(sight, wanted, at)) - spendCost(sight, card)
}

/** What a bank of cards of one suit brings beyond what they are worth. */
const bankWorth = (sight: Sight, card: string): number =>
  sideOf(sight, sight.me).score >= 27 ? 1 : 0.75 - spendCost(sight, card)

function act(sight: Sight, wanted: Aims, what: string): number {
  const { hand } = sideOf(sight, sight.me)
  switch (what) {
    case 'build':
      return buildGain(sight, false)
    case 'dig':
      return highest(hand, (card) => cardDig(sight, wanted, card))
    case 'recruit':
      return 0.5 - 0.06 * warriorsAt(sight, sight.me, burrow)
    case 'move':
      return bestMarch(marches(sight, wanted))
    default:
      return bestFight(sight, wanted)
  }
}

/** The worth of letting a minister act now. */
function deed(sight: Sight, wanted: Aims, minister: Minister): number {
  switch (minister) {
    case 'foremole':
      return buildGain(sight, true)
    case 'captain':
      return bestFight(sight, wanted)
    case 'marshal':
      return bestMarch(marches(sight, wanted))
    case 'brigadier':
      return 1.3 * Math.max(bestFight(sight, wanted), bestMarch(marches(sight, wanted)))
    case 'banker':
      return highest(sideOf(sight, sight.me).hand, (card) => bankWorth(sight, card))
    case 'mayor':
      return highest(
        duchyOf(sight, sight.me).swayed.filter((each) => each !== 'mayor' && court[each].rank !== 'lord'),
        (each) => deed(sight, wanted, each),
      )
    default:
      return 5
  }
}

/** The Duchy build, dig where they are missing, and sway the best minister that they can. */
function wish(sight: Sight, task: Task): Wish | null {
  const { me } = sight
  const wanted = wantedOf(sight)
  switch (task.do) {
    case 'assembly':
    case 'brigadier': {
      const others = option(sight, wanted)
      return (action) => (action.type === 'act' ? act(sight, wanted, action.what) : others(action))
    }
    case 'parliament':
    case 'mayor': {
      const others = option(sight, wanted)
      return (action) => (action.type === 'minister' ? deed(sight, wanted, action.minister) : others(action))
    }
    case 'sway': {
      const others = option(sight, wanted)
      return (action) => (action.type === 'sway' ? ministerWorth(sight, action.minister) : others(action))
    }
    case 'lose-minister':
      return (action) => (action.type === 'lose-minister' ? -ministerWorth(sight, action.minister) : 0)
    case 'raise-card':
      return (action) => (action.type === 'reveal' ? -revealCost(sight, action.card) : 0)
    case 'sway-card':
      return (action) =>
        action.type === 'reveal' && suitOf(action.card) === 'bird' ? -1 - cardWorth(sight, action.card) : 0
    case 'raise':
      return (action) =>
        action.type === 'raise' ? -onMap(sight, me, action.piece) + (action.piece === 'market' ? 0.5 : 0) : 0
    case 'raise-at':
      return (action) => (action.type === 'place' ? siteWorth(sight, action.at) : 0)
    case 'dig':
      return (action) => (action.type === 'spend' ? cardDig(sight, wanted, action.card) : 0)
    case 'dig-at':
      return (action) => (action.type === 'place' ? digWorth(sight, wanted, action.at) : 0)
    case 'collapse':
      return (action) =>
        action.type === 'collapse' ? threatAt(sight, action.at) - warriorsAt(sight, me, action.at) : 0
    case 'emerge':
      return (action) => (action.type === 'move-count' ? arriving(sight, wanted, task.at, action.count) : 0)
    case 'battle-again':
      return (action) => (action.type === 'battle-in' ? bestFightAt(sight, action.at, item(wanted.rule, action.at)) : 0)
    case 'banker':
      return (action) => (action.type === 'spend' ? bankWorth(sight, action.card) : 0)
    default:
      return usual(wanted)(sight, task)
  }
}

export const duchy: Mind<DuchyBoard> = {
  wish,
  assets(sight, { swayed }, cards) {
    const { me } = sight
    let ministers = 0
    for (const minister of swayed) ministers += 2 * deedWorth(sight, minister)
    return (
      cards +
      ministers +
      1.4 * (onMap(sight, me, 'citadel') + onMap(sight, me, 'market')) +
      0.5 * onMap(sight, me, 'tunnel') +
      0.2 * onMap(sight, me, 'warrior') -
      0.9 * exposed(sight)
    )
  },
}
