import { sum } from '../../toolkit'
import type { Task } from '../rules/chapters'
import { type VagabondBoard, vagabondOf } from '../rules/factions/vagabond/board'
import { slipsFrom, waysFrom } from '../rules/moving/links'
import { enemiesOf } from '../rules/owner'
import { isPresent, warriorsAt } from '../rules/rule'
import type { Item } from '../rules/vocabulary'
import { bestFightAt } from './fight'
import { aims, ferryCard } from './forces'
import type { Mind, Wish } from './mind'
import { aidIn, aidWorth, damagedItems, outlook, prospect, questsIn, questWorth, ready, strikeWorth } from './prospects'
import { envy, highest, type Sight, structuresAt } from './sight'
import { option, usual } from './usual'
import { cardWorth, itemWorth } from './worth'

/** Items that could be used are better elsewhere than here, if another clearing has more. */
function moveWorth(sight: Sight): number {
  const { clearing, forest } = vagabondOf(sight, sight.me)
  const boots = ready(sight, 'boot') - 1
  const here = clearing > 0 ? prospect(sight, clearing) : 0
  const ways =
    clearing > 0
      ? waysFrom(sight, sight.me, clearing).map(({ to }) => to)
      : (sight.ground.forests[forest]?.clearings ?? [])
  return highest(ways, (to) => outlook(sight, to, boots)) - here - 0.3
}

function specialWorth(sight: Sight): number {
  const { character, clearing } = vagabondOf(sight, sight.me)
  const ruins = sight.state.ruins.some((lying) => lying !== null)
  const torch = ruins && ready(sight, 'torch') < 2 ? 0.9 : 0
  switch (character) {
    case 'ranger':
      return damagedItems(sight) >= 3 ? 1.5 : -1
    case 'thief':
    case 'tinker':
      return 0.9 - torch
    case 'scoundrel': {
      let worth = -2.5
      for (const enemy of enemiesOf(sight, sight.me))
        worth += structuresAt(sight, enemy, clearing) * 1.2 + warriorsAt(sight, enemy, clearing) * 0.2
      return worth
    }
    case 'harrier':
      return 0.2 - torch
    case 'vagrant':
      return 0.7 - torch
    default:
      return -1
  }
}

function act(sight: Sight, what: string): number {
  const { clearing } = vagabondOf(sight, sight.me)
  switch (what) {
    case 'explore':
      return 4
    case 'quest':
      return 1 + questsIn(sight, clearing)
    case 'aid':
      return aidIn(sight, clearing)
    case 'battle':
      return bestFightAt(sight, clearing)
    case 'strike':
      return highest(enemiesOf(sight, sight.me), (enemy) =>
        isPresent(sight, enemy, clearing) ? strikeWorth(sight, clearing, enemy) : -9,
      )
    case 'repair':
      return 0.8
    case 'move':
      return moveWorth(sight)
    default:
      return specialWorth(sight)
  }
}

/** The pawn's destination: it rests in a forest if it is badly hurt. */
function roaming(sight: Sight, slip: boolean): Wish | null {
  const { clearing } = vagabondOf(sight, sight.me)
  const hurt = damagedItems(sight)
  const boots = ready(sight, 'boot')
  const stay = clearing > 0 ? outlook(sight, clearing, boots) : 0
  const ways = clearing > 0 ? slipsFrom(sight, sight.me, clearing) : []
  // The Ferry is named only where something else leads there too.
  const isFerried = (at: number, ferry = false): boolean =>
    ways.some((way) => way.ferry && way.to === at) && (ferry || !ways.some((way) => !way.ferry && way.to === at))
  return (action) => {
    if (action.type === 'move-to')
      return outlook(sight, action.at, slip ? boots : boots - 1) + (isFerried(action.at, action.ferry) ? ferryCard : 0)
    if (action.type === 'slip') return hurt > 3 ? hurt : -1
    return slip ? stay + 0.1 : 0
  }
}

/** Exhausts the item that the remaining plans need least. */
const spare = (sight: Sight, item: Item): number =>
  -itemWorth[item] -
  (item === 'torch' || item === 'sword' ? 0.5 : 0) +
  (item === 'bag' || item === 'coins' ? 0.4 : 0) -
  (ready(sight, item) > 1 ? 0 : 0.3)

/** The Vagabond goes where its items can do most: ruins, quests, friends, and foes that bring points. */
function wish(sight: Sight, task: Task): Wish | null {
  switch (task.do) {
    case 'character':
      return null
    case 'forest':
      return (action) => {
        if (action.type !== 'start-in') return 0
        const forest = sight.ground.forests.find(({ id }) => id === action.forest)
        return forest?.clearings.filter((clearing) => sight.state.ruins[clearing]).length ?? 0
      }
    case 'roam':
      return roaming(sight, task.slip)
    case 'along':
      return (action) => ('ally' in action && action.ally !== null ? -1 : 0)
    case 'vagabond-daylight': {
      const others = option(
        sight,
        aims(sight, () => ({})),
      )
      return (action) => {
        if (action.type === 'act') return act(sight, action.what)
        return action.type === 'craft' ? others(action) + 0.5 - (ready(sight, 'hammer') > 1 ? 0 : 0.3) : others(action)
      }
    }
    case 'aid':
      return (action) => (action.type === 'aid' ? aidWorth(sight, action.seat) : 0)
    case 'aid-item':
      return (action) => (action.type === 'exhaust' ? spare(sight, action.item) : 0)
    case 'aid-take':
    case 'explore':
      return (action) =>
        'item' in action && action.item !== null && action.item !== 'club' ? itemWorth[action.item] : 0
    case 'quest':
      return (action) => (action.type === 'quest' ? questWorth(sight, action.quest) : 0)
    case 'reward':
      return (action) =>
        action.type === 'reward' && action.take === 'points' ? questWorth(sight, task.quest) - 1 : 0.9
    case 'strike':
      return (action) =>
        action.type === 'strike' ? strikeWorth(sight, vagabondOf(sight, sight.me).clearing, action.seat) : 0
    case 'refresh':
    case 'repair':
      return (action) =>
        'item' in action && action.item !== null && action.item !== 'club'
          ? itemWorth[action.item] - ('damaged' in action && action.damaged ? 1 : 0)
          : 0
    case 'item-limit':
      return (action) => (action.type === 'drop' ? (action.damaged ? 1 : 0) - itemWorth[action.item] : 0)
    case 'day-labor':
      return (action) => (action.type === 'labor' ? cardWorth(sight, action.card) : 0)
    case 'glide':
      return (action) => (action.type === 'glide' ? prospect(sight, action.at) : 0)
    case 'instigate-against':
      return (action) => (action.type === 'battle-whom' ? envy(sight, action.seat) : 0)
    default:
      return usual(aims(sight, () => ({})))(sight, task)
  }
}

export const vagabond: Mind<VagabondBoard> = {
  wish,
  assets(_sight, { ready, exhausted, damagedReady, damagedExhausted }, cards) {
    return (
      cards + 0.6 * (sum(ready) + sum(exhausted)) + 0.2 * sum(ready) + 0.3 * (sum(damagedReady) + sum(damagedExhausted))
    )
  },
}
