import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import type { Condition, Reward, SoloAct } from '../rules/card'
import type { Price } from '../rules/keywords/pay'
import { amount } from '../rules/names'
import type { Amounts, Island } from '../rules/vocabulary'
import type { DaimyoWords, StepWords } from '../words/catalogue'
import { listed } from '../words/listed'
import { amounts, islandNames, nouns } from './names'

/** Heroes are cards. */
export const heroes = (count: number): string => `${count} hero${count === 1 ? '' : 'es'}`

const times = (count: number): string => (count === 1 ? '' : count === 2 ? 'Twice: ' : `${count} times: `)

/** What a card asks for, as orders. */
export function price({ hero = 0, relic = 0, ...resources }: Price): string {
  const paid = amounts(resources)
  return listed(
    [
      ...(paid === 'nothing' ? [] : [`pay ${paid}`]),
      ...(hero > 0 ? [`discard ${heroes(hero)}`] : []),
      ...(relic > 0 ? [`put ${many(relic, 'loose tile')} on the Black Market`] : []),
    ],
    'and',
  )
}

const compensated = (gold: number): string => (gold > 0 ? `; its owner gains ${amount('gold', gold)}` : '')

const ways = ([first = 1, second]: readonly number[]): string =>
  second === undefined ? (first > 0 ? 'up' : 'down') : 'up or down'

/** What each keyword does, as an order. */
export const steps: StepWords = {
  adjustDie: ({ delta, times: count }) => capital(`${times(count)}turn one of your dice ${ways(delta)} by 1.`),
  build: ({ discount = 0, only }) => {
    if (only) return 'Build 1 building and pay all of its cost in gold.'
    return discount > 0 ? `Build 1 building for ${many(discount, 'resource')} less.` : 'Build 1 building.'
  },
  clanAbility: 'Use the ability of another clan.',
  collect: ({ at, times: count }) =>
    `One of your ${at === 'tower' ? 'Radio Towers' : 'governors'} collects ${count} of what its spot produces.`,
  discardRelic: ({ to, count }) =>
    `Put ${many(count, 'loose tile')} ${to === 'bag' ? 'into the bag' : 'on the Black Market'}.`,
  draw: ({ count }) => `Draw ${heroes(count)}.`,
  eliminate: 'Eliminate 1 governor of another side on an island with a Shadow of yours.',
  gain: ({ resources }) => `Gain ${amounts(resources)}.`,
  gainAny: ({ count, of }) => {
    const choice = listed(
      of.map((resource) => nouns.resources[resource]),
      'or',
    )
    return count === 1 ? `Gain 1 ${choice}.` : `Gain ${count} resources of your choice: ${choice}.`
  },
  gainPer: ({ resource }) => `Gain ${amount(resource, 1)} for each of your Shadows on the islands.`,
  helmet: 'Take the Mighty Helmet.',
  hire: ({ discount }) => (discount > 0 ? `Hire 1 hero for ${amount('gold', discount)} less.` : 'Hire 1 hero.'),
  moveGovernor: ({ collect, another }) =>
    `Move ${another ? 'another' : 'one'} of your governors${collect > 0 ? `; it collects ${collect} of what its new spot produces` : ''}.`,
  moveRival: ({ compensation }) => `Move a governor of another clan to another island${compensated(compensation)}.`,
  opponentsDiscard: ({ count }) => `Each other clan discards ${heroes(count)}.`,
  pay: ({ cost, steps: inner }, reading) => `${capital(price(cost))}, then ${reading.inline(inner)}`,
  playHero: 'Play a hero of your hand, whatever its strength.',
  points: ({ count }) => `Score ${many(count, 'point')}.`,
  produce: ({ what }) =>
    what === 'all' ? 'Carry out Production.' : 'Collect 1 resource with each of your Techno-Farms.',
  recruit: ({ discount = 0, exact }) => {
    if (exact !== undefined) return `Recruit 1 unit for ${exact === 0 ? 'free' : `exactly ${amount('rice', exact)}`}.`
    return discount > 0 ? `Recruit 1 unit for ${amount('rice', discount)} less.` : 'Recruit 1 unit.'
  },
  relicAction: 'Carry out Relic.',
  resetTrack: 'Put your recruitment marker back on its first space.',
  seek: ({ take }) => {
    const taken = take === 1 ? 'a tile' : `up to ${take} tiles`
    return `Move your Seeker to another island${take > 0 ? ` and take ${taken} there` : ''}.`
  },
  stealGold: `Take ${amount('gold', 1)} from another clan.`,
  stealRelic: ({ compensation }) => `Take a loose tile from another clan${compensated(compensation)}.`,
  storage: ({ count }) => `Increase your storage capacity by ${count}.`,
  takeRelic: ({ from, count }) => {
    const tiles = many(count, 'tile')
    return {
      seeker: `Take ${tiles} from the island of your Seeker.`,
      board: `Take ${tiles} from any island.`,
      blackMarket: `Take ${tiles} from the Black Market for free.`,
      bag: `Draw ${tiles} from the bag.`,
    }[from]
  },
  villager: ({ count }) =>
    count === 1 ? 'Activate 1 Villagers tile.' : `Activate ${count} different Villagers tiles.`,
  villagersHelp: ({ steps: count }) =>
    count === 1 ? "Carry out 1 step of Villagers' Help." : `Carry out ${count} different steps of Villagers' Help.`,
}

export const income = (gained: Amounts, draw: number): string => {
  const parts = [
    ...(amounts(gained) === 'nothing' ? [] : [`gain ${amounts(gained)}`]),
    ...(draw > 0 ? [`draw ${heroes(draw)}`] : []),
  ]
  return `In every Income ${listed(parts, 'and')}.`
}

const atLeast = (count: number, what: string): string => `Have ${many(count, what)}`

/** What goals ask for. */
export const conditions: DaimyoWords['conditions'] = {
  governorIslands: ({ atLeast: count }) => `Have governors on ${count} different islands.`,
  governors: ({ atLeast: count }) => `${atLeast(count, 'governor')} on the islands.`,
  shadows: ({ atLeast: count }) => `${atLeast(count, 'Shadow')} on the islands.`,
  farmsAndTowers: ({ atLeast: count }) => `${atLeast(count, 'Techno-Farm')} and ${many(count, 'Radio Tower')}.`,
  oneType: ({ atLeast: count }) => `${atLeast(count, 'Techno-Farm')} or ${many(count, 'Radio Tower')}.`,
  relics: ({ atLeast: count }) => `Restore ${many(count, 'relic')}.`,
  storage: ({ atLeast: count }) => `Have a storage capacity of ${count}.`,
  heroes: ({ atLeast: count }) => `Own ${heroes(count)}.`,
  influence: ({ atLeast: count }: Condition) => `Have ${count} influence on one island.`,
  strongholds: ({ atLeast: count, influence = 0 }) => `Have ${influence} influence on each of ${count} islands.`,
  oneOfEach: ({ atLeast: count }) =>
    `${atLeast(count, 'Shadow')}, ${many(count, 'Techno-Farm')}, ${many(count, 'Radio Tower')} and ${many(count, 'restored relic')}.`,
}

export function reward({ points, gain = {}, draw = 0, storage = 0 }: Reward): string {
  const gained = amounts(gain)
  return listed(
    [
      ...(points > 0 ? [many(points, 'point')] : []),
      ...(gained === 'nothing' ? [] : [gained]),
      ...(draw > 0 ? [heroes(draw)] : []),
      ...(storage > 0 ? [`storage +${storage}`] : []),
    ],
    'and',
  )
}

const onIslands = (on: readonly Island[] | undefined): string =>
  on
    ? `on ${listed(
        on.map((id) => islandNames[id]),
        'or',
      )}`
    : 'on any island'

const ahead = (advantage: boolean | undefined): string => (advantage ? ', with advantage' : '')

const placing = ({
  do: piece,
  count,
  on,
  advantage,
}: Extract<SoloAct, { readonly do: 'governor' | 'shadow' | 'farm' | 'tower' }>): string =>
  `${nouns.pieceCount(piece, count)} ${onIslands(on)}${ahead(advantage)}`

/** What the Empire does. */
export const soloActs: DaimyoWords['soloActs'] = {
  governor: placing,
  shadow: placing,
  farm: placing,
  tower: placing,
  relic: ({ count, advantage }) => `${many(count, 'tile')}${ahead(advantage)}`,
  move: ({ advantage }) => `move 1 governor to another island${ahead(advantage)}`,
  points: ({ count }) => many(count, 'point'),
  helmet: 'the Mighty Helmet',
  loseOne: 'you lose a resource or a hero',
}
