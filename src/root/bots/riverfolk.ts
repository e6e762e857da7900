import { sum } from '../../toolkit'
import type { Task } from '../rules/chapters'
import { type RiverfolkBoard, riverfolkOf } from '../rules/factions/riverfolk/board'
import { riverfolkTracks, type Service } from '../rules/factions/riverfolk/facts'
import { hasPostAt, hasPosts } from '../rules/factions/riverfolk/posts'
import { countIn } from '../rules/factions/riverfolk/purse'
import { linksFrom } from '../rules/moving/links'
import { enemyPlayers } from '../rules/owner'
import { sideOf } from '../rules/play'
import { isPresent, onMap, warriorsAt } from '../rules/rule'
import { preyAt } from './fight'
import { type Aims, aims, bestMarch, marches } from './forces'
import { exposed } from './ground'
import type { Mind, Wish } from './mind'
import type { Sight } from './sight'
import { threatAt } from './survey'
import { bestFight, option, usual } from './usual'
import { cardWorth } from './worth'

/** With a trade post on the map a fund that stays brings half a point each turn. */
const interest = (sight: Sight): number => (hasPosts(sight, sight.me) ? 0.3 : 0.1)

/** They guard trade posts, and go after what others guard badly. */
const wantedOf = (sight: Sight): Aims =>
  aims(sight, (at) => ({
    prey: preyAt(sight, at) * 0.5,
    guard: hasPostAt(sight, sight.me, at) ? 2.5 : 0,
  }))

/** Others with pieces in a clearing: customers of a trade post there. */
const customers = (sight: Sight, at: number): number =>
  enemyPlayers(sight, sight.me).filter((enemy) => isPresent(sight, enemy, at)).length

function act(sight: Sight, wanted: Aims, what: string): number {
  const { me } = sight
  const cost = interest(sight)
  const warriors = onMap(sight, me, 'warrior')
  switch (what) {
    case 'post':
      return hasPosts(sight, me) ? 1.8 : 3
    case 'recruit':
      return warriors < 4 ? 0.6 : warriors < 7 ? 0.1 : -0.3
    case 'draw':
      return sideOf(sight, me).hand.length < 5 ? 0.55 - cost : -0.2
    case 'move':
      return bestMarch(marches(sight, wanted)) - cost
    default:
      return bestFight(sight, wanted) - cost
  }
}

/** A full hand sells; a dear service does not. */
const wantedPrice = (sight: Sight, service: Service): number => {
  if (service === 'riverboats') return 1
  if (service === 'mercenaries') return 2
  return sideOf(sight, sight.me).hand.length > 3 ? 2 : 3
}

/** Where a warrior does most good: at trade posts in danger, then where there is company. */
const landing = (sight: Sight, at: number): number =>
  (hasPostAt(sight, sight.me, at) ? threatAt(sight, at) * 0.5 + 1 : 0) +
  customers(sight, at) * 0.3 +
  linksFrom(sight, sight.me, at).length * 0.05 -
  warriorsAt(sight, sight.me, at) * 0.6

/** The Riverfolk sell, build trade posts, and let their funds bring dividends. */
function wish(sight: Sight, task: Task): Wish | null {
  const { me } = sight
  switch (task.do) {
    case 'river-start':
    case 'land':
      return (action) => (action.type === 'place' ? landing(sight, action.at) : 0)
    case 'post':
      return (action) =>
        action.type === 'place'
          ? customers(sight, action.at) * 0.4 +
            warriorsAt(sight, me, action.at) * 0.3 -
            threatAt(sight, action.at) * 0.15
          : 0
    case 'set-price':
      return (action) => (action.type === 'price' ? -Math.abs(action.price - wantedPrice(sight, task.service)) : 0)
    case 'prices':
      return (action) =>
        action.type === 'reprice'
          ? Math.abs(riverfolkOf(sight, me).prices[action.service] - wantedPrice(sight, action.service)) - 0.5
          : 0
    case 'fund':
      return (action) => {
        if (action.type !== 'fund') return 0
        const held = riverfolkOf(sight, me).funds[action.seat] ?? 0
        // Spent warriors are lost to trade posts of their owner, unless one is odd.
        return task.what === 'recruit' ? (action.seat === me ? 1 : held % 2) : held
      }
    case 'lose-fund':
      return (action) => (action.type === 'lose-fund' ? (riverfolkOf(sight, me).funds[action.seat] ?? 0) % 2 : 0)
    case 'riverfolk-daylight': {
      const wanted = wantedOf(sight)
      const others = option(sight, wanted)
      return (action) => {
        if (action.type === 'act') return act(sight, wanted, action.what)
        if (action.type === 'export') return 0.5 - interest(sight) - cardWorth(sight, action.card) * 0.4
        return action.type === 'craft' ? others(action) - interest(sight) : others(action)
      }
    }
    default:
      return usual(wantedOf(sight))(sight, task)
  }
}

export const riverfolk: Mind<RiverfolkBoard> = {
  wish,
  assets(sight, { payments, funds, committed, tracks, posts }, cards) {
    const money = countIn(payments) + countIn(funds) + countIn(committed) + sum(Object.values(tracks).map(countIn))
    const placed = riverfolkTracks.posts * 3 - sum(Object.values(posts))
    return (
      cards +
      0.5 * money +
      0.4 * placed +
      (hasPosts(sight, sight.me) ? 1.5 : 0) +
      0.25 * onMap(sight, sight.me, 'warrior') -
      1.4 * exposed(sight)
    )
  },
}
