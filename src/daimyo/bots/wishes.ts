import type { Action } from '../rules'
import { clanOf } from '../rules/box'
import type { QuestionTask } from '../rules/chapters'
import { priceOf } from '../rules/hiring'
import { freeSpots, governorAt, islandOfSpot } from '../rules/places'
import { isClan } from '../rules/resources'
import { boardWorth, bonusWorth, fieldWorth, kindWorth, placeWorth } from './buildings'
import { changeWorths, dieWorths, spaceWorth } from './dice'
import { empirePiece, empireTile, empireTurn, lost } from './empire'
import { hireWorth } from './hiring'
import { gift, mercenarySpace, ruinsTile, theirPiece } from './mercenaries'
import { envied, islandTiles, keptWorth, takeWorth, tileWorth } from './relics'
import type { Sight } from './sight'
import {
  bestVillagers,
  canPay,
  heroWorth,
  huntWorth,
  priceWorth,
  stepsWorth,
  storageWorth,
  villagersWorth,
} from './steps'
import { between } from './turn'
import {
  banish,
  bestUnit,
  gainOn,
  governorWorth,
  loss,
  moveWorth,
  productOf,
  recruits,
  shadowWorth,
  yieldOf,
} from './units'
import type { Wish } from './wish'
import { cardWorth, helmetWorth, highest } from './worth'

type Named = { readonly [Each in QuestionTask as Each['do']]: Each }

/** The mind of the player: what it wishes at each question. */
type Minds = { readonly [Name in keyof Named]: (sight: Sight, task: Named[Name]) => Wish }

/** A wish about spots; declining is worth nothing. */
const at =
  (worth: (spot: string) => number): Wish =>
  (action) =>
    action.type === 'spot' || action.type === 'governor'
      ? worth(action.spot)
      : action.type === 'shadow'
        ? worth(action.space)
        : 0

const leastTile =
  (sight: Sight): Wish =>
  (action) =>
    action.type === 'put' ? -keptWorth(sight, action.tile) : 0

const taking =
  (sight: Sight): Wish =>
  (action) =>
    action.type === 'take' ? takeWorth(sight, action.tile, action.from) : 0

const leastHero =
  (sight: Sight): Wish =>
  (action) =>
    action.type === 'discard' ? -heroWorth(sight, action.hero) : 0

const mostWanted =
  ({ worth }: Sight): Wish =>
  (action) =>
    action.type === 'resource' ? worth[action.resource] : 0

const leastWanted =
  ({ worth }: Sight): Wish =>
  (action) =>
    action.type === 'resource' ? -worth[action.resource] : 0

/** Turning a tile over for the next one is only worth it where nothing good lies. */
const searching = -0.4

const minds: Minds = {
  draft: (sight) => (action) => (action.type === 'board' ? boardWorth(sight, action.board) : 0),
  found: (sight) => at((spot) => governorWorth(sight, spot)),
  'take-die': (sight) => {
    const worth = dieWorths(sight)
    return (action) => (action.type === 'die' ? worth(action) : 0)
  },
  'lay-die': (sight) => (action) => (action.type === 'space' ? spaceWorth(sight, action.space) : 0),
  between,
  'which-die': (sight, { deltas, optional }) => {
    const change = changeWorths(sight)
    return (action) =>
      action.type === 'own-die' ? highest(deltas, (delta) => change(action.at, delta)) : optional ? 0.01 : 0
  },
  'turn-die': (sight, { at: place }) => {
    const change = changeWorths(sight)
    return (action) => (action.type === 'change' ? change(place, action.by === 'up' ? 1 : -1) : 0)
  },
  'make-place': leastTile,
  'discard-relic': leastTile,
  sail: (sight) => (action) => (action.type === 'island' ? islandTiles(sight, action.island, 1) : 0),
  seek:
    (sight, { take }) =>
    (action) =>
      action.type === 'island' ? islandTiles(sight, action.island, take) : 0,
  visit: (sight) => (action) =>
    action.type === 'take' ? takeWorth(sight, action.tile, action.from) : action.type === 'search' ? searching : 0,
  search: leastWanted,
  'search-tile': (sight) => (action) =>
    action.type === 'put' ? -tileWorth(sight, action.tile) - envied(sight, action.tile) : -0.2,
  'take-relic': taking,
  'steal-relic': (sight) => (action) => (action.type === 'take' ? tileWorth(sight, action.tile) + 0.3 : 0),
  recruit(sight, { discount, exact, once }) {
    const { resources, marker } = sight.own
    const { recruitCosts, restartGold } = sight.numbers
    const price = exact ?? Math.max(0, (recruitCosts[marker] ?? 0) - discount)
    const unit = bestUnit(sight)
    const next = Math.min(marker + 1, recruitCosts.length - 1)
    const rest = once ? 0 : recruits(sight, 0.9 * unit, resources.rice - price, resources.gold, next)
    const over =
      (once
        ? unit - Math.max(0, 1 - discount) * sight.worth.rice
        : recruits(sight, unit, resources.rice, resources.gold - restartGold, 0)) -
      restartGold * sight.worth.gold
    const paid = price * sight.worth.rice
    return (action) => {
      if (action.type === 'governor') return governorWorth(sight, action.spot) - paid + rest
      if (action.type === 'shadow') return shadowWorth(sight, action.space) - paid + rest
      return action.type === 'restart' ? over : 0
    }
  },
  eliminate: (sight, { island }) => at((spot) => loss(sight, island, governorAt(sight, spot))),
  hunt: (sight) => at((spot) => huntWorth(sight, spot)),
  build:
    (sight, { discount, inGold }) =>
    (action) =>
      action.type === 'build' ? kindWorth(sight, action.kind, discount, inGold) : 0,
  slot: (sight) => (action) => (action.type === 'slot' ? bonusWorth(sight, action.tile) : 0),
  'leave-out': mostWanted,
  field: (sight, { kind }) => at((spot) => fieldWorth(sight, kind, spot)),
  'place-bonus':
    (sight, { tile }) =>
    (action) =>
      action.type === 'place' ? placeWorth(sight, tile, action.place) : 0,
  income: mostWanted,
  'gain-any': mostWanted,
  'pass-helmet': (sight) => (action) => (action.type === 'clan' && action.clan === sight.me ? 1 : 0),
  hire:
    (sight, { discount }) =>
    (action) =>
      action.type === 'hire' && priceOf(sight.state, action.hero, discount) <= sight.own.resources.gold
        ? hireWorth(sight, action.hero, discount)
        : 0,
  collect: (sight) => at((spot) => sight.worth[productOf(sight, spot)]),
  'move-governor'(sight, { collect }) {
    const free = freeSpots(sight)
    return at((from) => highest(free, (to) => moveWorth(sight, from, to, collect)))
  },
  'move-to': (sight, { from, collect }) => at((to) => moveWorth(sight, from, to, collect)),
  'move-rival'(sight) {
    const free = freeSpots(sight)
    return at((from) => {
      const owner = governorAt(sight, from)
      return isClan(owner) ? highest(free, (to) => banish(sight, owner, from, to)) - 0.3 : 0
    })
  },
  'move-rival-to': (sight, { from }) =>
    at((to) => {
      const owner = governorAt(sight, from)
      return isClan(owner) ? banish(sight, owner, from, to) : 0
    }),
  villager: (sight) => (action) => (action.type === 'villagers' ? villagersWorth(sight, action.tile) : 0),
  'help-step': (sight) => (action) => {
    if (action.type !== 'help') return 0
    switch (action.part) {
      case 'storage':
        return storageWorth(sight, 1)
      case 'draw':
        return cardWorth(sight)
      case 'helmet':
        return helmetWorth(sight)
      case 'villagers':
        return bestVillagers(sight)
    }
  },
  'whose-ability': (sight) => (action) =>
    action.type === 'clan' && isClan(action.clan) ? stepsWorth(sight, clanOf(sight.state, action.clan).ability) : 0,
  'play-hero': (sight) => (action) => (action.type === 'hero' ? heroWorth(sight, action.hero) - 0.3 : 0),
  pay:
    (sight, { cost, steps }) =>
    (action) =>
      action.type === 'pay' && canPay(sight, cost) ? stepsWorth(sight, steps) - priceWorth(sight, cost) : 0,
  'discard-hero': leastHero,
  'steal-gold': (sight) => (action) =>
    action.type === 'clan' && isClan(action.clan) ? (sight.state.sides[action.clan]?.points ?? 0) : 0,
  gift,
  'gift-space': (sight) => (action) => (action.type === 'mercenary' ? mercenarySpace(sight, action.space) : 0),
  ruins: () => (action) => (action.type === 'ruins' && action.way === 'swap' ? 0.1 : 0),
  'ruins-island': (sight) => (action) => (action.type === 'island' ? -islandTiles(sight, action.island, 1) : 0),
  'ruins-tile': (sight) => (action) => (action.type === 'take' ? ruinsTile(sight, action.tile) : 0),
  'mercenary-place': (sight, { piece }) => at((place) => theirPiece(sight, place, piece)),
  'mercenary-move': (sight, { piece }) => at((place) => -theirPiece(sight, place, piece)),
  'mercenary-eliminate': (sight) => at((spot) => huntWorth(sight, spot)),
  'empire-found': (sight) => at((spot) => empirePiece(sight, spot, 'governor')),
  'empire-tower': (sight) => at((spot) => empirePiece(sight, spot, 'tower')),
  'empire-turn': empireTurn,
  'empire-place': (sight, { piece }) => at((place) => empirePiece(sight, place, piece)),
  'empire-eliminate': (sight) => at((spot) => lost(sight, spot)),
  'empire-move': (sight) =>
    at((spot) => gainOn(sight, islandOfSpot(spot), 'empire', -sight.numbers.influence.governor)),
  'empire-move-to': (sight) =>
    at(
      (spot) =>
        gainOn(sight, islandOfSpot(spot), 'empire', sight.numbers.influence.governor) - 0.2 * yieldOf(sight, spot),
    ),
  'empire-take': (sight) => (action) => (action.type === 'take' ? empireTile(sight, action.tile) : 0),
  'lose-one': (sight) => (action) => (action.type === 'discard' ? -0.8 * cardWorth(sight) : leastWanted(sight)(action)),
}

const asks = (task: { readonly do: string }): task is QuestionTask => Object.hasOwn(minds, task.do)

const mindOf = <Name extends keyof Named>(sight: Sight, name: Name, task: Named[Name]): Wish => minds[name](sight, task)

/** The worth of each answer to the question of the position, in points. */
export function wishesOf(sight: Sight, actions: readonly Action[]): readonly number[] {
  const task = sight.state.agenda.at(-1)
  if (!task || !asks(task)) return actions.map(() => 0)
  return actions.map(mindOf(sight, task.do, task))
}
