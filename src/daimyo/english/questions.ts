import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import { amount } from '../rules/names'
import { inlineText } from '../words/card-text'
import type { QuestionWords } from '../words/catalogue'
import { listed } from '../words/listed'
import { unitPrice } from '../words/lookup'
import { amounts, islandNames, nouns, placeName } from './names'
import { heroes, price } from './steps'

const left = (count: number): string => (count > 1 ? ` (${count} left)` : '')

const less = (discount: number): string => (discount > 0 ? `, for ${amount('gold', discount)} less` : '')

const onIslands = (on: readonly (keyof typeof islandNames)[], all: number): string =>
  on.length < all
    ? ` on the ${listed(
        on.map((id) => islandNames[id]),
        'or',
      )} island`
    : ''

const ahead = (advantage: boolean): string => (advantage ? ', with advantage' : '')

/** To the one who decides: an order. */
export const questions: QuestionWords = {
  draft: ({ seat }, { sides }) => {
    const { farm = null, tower = null } = sides[seat]?.boards ?? {}
    if (farm === null && tower === null) return 'Take a construction board.'
    return `Take a ${nouns.pieces[farm === null ? 'farm' : 'tower']} board.`
  },
  found: ({ first }) =>
    first ? 'Place your first governor; your Seeker starts on the same island.' : 'Place your second governor.',
  'take-die': 'Take a die from the central island.',
  'lay-die': ({ colour, value }) => `Choose a space for your ${nouns.die(colour, value)}.`,
  between: (_task, { turn }) => {
    if (!turn || turn.done) return 'Use what else you can, or end your turn.'
    return turn.at === null || turn.at === 'beside'
      ? 'Use what you can.'
      : `Carry out ${nouns.spaces[turn.at]}, or something else first.`
  },
  'which-die': ({ left: count }) => `Choose a die of yours to turn up or down${left(count)}.`,
  'turn-die': 'Turn the die up or down by 1.',
  'make-place': ({ drawn }) =>
    drawn
      ? 'Your storage is too full: put a loose tile on the Black Market.'
      : 'Your storage is full: make room by putting a loose tile on the Black Market.',
  sail: 'Move your Seeker to another island.',
  visit: ({ take, search, buy }, { sides, toAct }) => {
    const may = [...(take ? ['take a tile'] : []), ...(search ? ['search'] : []), ...(buy ? ['buy a tile'] : [])]
    const seeker = toAct === null || toAct === 'empire' ? null : (sides[toAct]?.seeker ?? null)
    return `${capital(listed(may, 'or'))}${seeker ? ` on ${nouns.island[seeker]}` : ''}, or finish.`
  },
  search: 'Pay for the search.',
  'search-tile': ({ second }) =>
    second ? 'Put a second tile on the Black Market, or stop.' : 'Put a tile of the island on the Black Market.',
  recruit: (task, scene) => {
    const rice = unitPrice(scene, task)
    const cost = rice === 0 ? 'it is free' : `${task.once ? 'it' : 'the next one'} costs ${amount('rice', rice)}`
    return task.once ? `Recruit one unit: ${cost}.` : `Recruit units, or stop: ${cost}.`
  },
  eliminate: ({ island }) => `Eliminate a governor on ${nouns.island[island]}.`,
  build: ({ once, discount, inGold }) => {
    const how = inGold ? ', all paid in gold' : discount > 0 ? `, for ${many(discount, 'resource')} less` : ''
    return once ? `Build one building${how}.` : 'Build, or stop.'
  },
  slot: ({ kind }) => `Choose the bonus tile that the ${nouns.pieces[kind]} uncovers.`,
  'leave-out': ({ cost, left: count }) => `Leave a resource out of the cost of ${amounts(cost)}${left(count)}.`,
  field: ({ kind }) => `Choose a spot for your ${nouns.pieces[kind]}.`,
  'place-bonus': 'Place the uncovered bonus tile on your clan board.',
  gift: 'Give the Mercenaries a die.',
  'gift-space': ({ colour, value }) => `Choose a space of the Mercenaries for the ${nouns.die(colour, value)}.`,
  ruins: 'Choose what the Mercenaries do in the ruins.',
  'ruins-island': ({ way }) =>
    way === 'swap'
      ? 'Choose an island where a tile is replaced.'
      : 'Choose an island for the Mercenaries to take from.',
  'ruins-tile': ({ way, left: count }) =>
    way === 'swap' ? 'Choose the tile to replace.' : `Choose a tile for the Mercenaries${left(count)}.`,
  'mercenary-move': ({ piece }) => `Choose a ${nouns.pieces[piece]} of the Mercenaries to move.`,
  'mercenary-place': ({ piece, from }, scene) =>
    from === null
      ? `Place a ${nouns.pieces[piece]} of the Mercenaries.`
      : `Move the ${nouns.pieces[piece]} of the Mercenaries from ${placeName(scene, from)}.`,
  'mercenary-eliminate': ({ island }) =>
    `Choose a governor on ${nouns.island[island]} for the Mercenaries to eliminate.`,
  'empire-found': 'Place a governor of the Empire.',
  'empire-tower': 'Place the Radio Tower of the Empire.',
  'empire-turn': "Lay a die on the Empire's card: the action of its colour is left out.",
  'empire-place': ({ piece, left: count, on, advantage }, { islands }) =>
    `Place a ${nouns.pieces[piece]} of the Empire${onIslands(on, islands.length)}${ahead(advantage)}${left(count)}.`,
  'empire-eliminate': ({ island }) => `Choose which of your governors on ${nouns.island[island]} is eliminated.`,
  'empire-move': ({ advantage }) => `Choose a governor of the Empire to move${ahead(advantage)}.`,
  'empire-move-to': ({ from, advantage }, scene) =>
    `Move the governor of the Empire from ${placeName(scene, from)} to another island${ahead(advantage)}.`,
  'empire-take': ({ left: count, advantage }) => `Choose a tile for the Empire${ahead(advantage)}${left(count)}.`,
  'lose-one': 'Lose a resource or a hero.',
  income: 'Choose a basic resource as Income.',
  'pass-helmet': 'Keep the Mighty Helmet, or give it away.',
  hire: ({ once, discount }) => (once ? `Hire one hero${less(discount)}.` : 'Hire heroes, or stop.'),
  'gain-any': ({ left: count }) => `Gain a resource${left(count)}.`,
  seek: 'Move your Seeker to another island.',
  'take-relic': ({ from, left: count }) =>
    `Take a tile${{ seeker: ' of this island', board: ' from any island', blackMarket: ' from the Black Market' }[from]}${left(count)}.`,
  'discard-relic': ({ to, left: count }) =>
    `Put a loose tile ${to === 'bag' ? 'into the bag' : 'on the Black Market'}${left(count)}.`,
  'move-governor': 'Choose a governor of yours to move.',
  'move-to': ({ from }, scene) => `Move the governor from ${placeName(scene, from)}.`,
  collect: ({ at, times }) =>
    `Choose a ${at === 'tower' ? 'Radio Tower' : 'governor'} that collects ${many(times, 'resource')}.`,
  villager: ({ left: count }) => `Activate a Villagers tile${left(count)}.`,
  'help-step': ({ left: count }) => `Choose a step of Villagers' Help${left(count)}.`,
  'whose-ability': 'Choose the clan whose ability you use.',
  'play-hero': 'Play a hero of your hand.',
  pay: ({ cost, steps }, { words }) => `${capital(price(cost))}, or leave it: ${inlineText(words, steps)}`,
  'discard-hero': ({ left: count }) => (count === 1 ? 'Discard a hero.' : `Discard ${heroes(count)}, one by one.`),
  'steal-gold': 'Choose the clan that loses 1 gold to you.',
  'move-rival': 'Choose a governor of another clan to move.',
  'move-rival-to': ({ from }, scene) => `Move the governor from ${placeName(scene, from)} to another island.`,
  hunt: 'Eliminate a governor on an island with a Shadow of yours.',
  'steal-relic': 'Take a loose tile from another clan.',
}
