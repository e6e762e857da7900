import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import { boardOf } from '../rules/box'
import type { Event, Scored } from '../rules/event'
import { amount } from '../rules/names'
import type { EventWords, SourceWords } from '../words/catalogue'
import { listed } from '../words/listed'
import { boardNumber } from '../words/parts'
import { goalTitle, heroTitle } from '../words/titles'
import { bareName, Does, names, nouns, placeName, tileName, verb, who } from './names'

/** English has the titles of the data. */
const own = { titles: {} }

/** Why points are scored. */
export const sources: Readonly<Record<Scored, SourceWords>> = {
  banner: { label: 'islands', told: (island) => (island ? `on ${nouns.island[island]}` : 'on the islands') },
  storage: { label: 'storage', told: () => 'for a storage that cannot grow' },
  goal: { label: 'goals', told: () => 'for the goal' },
  card: { label: 'cards', told: () => 'by a card' },
  short: { label: 'falling short', told: () => 'for what it could not do' },
  relics: { label: 'relics', told: () => 'for relics' },
  farms: { label: 'Techno-Farms', told: () => 'for Techno-Farms' },
  towers: { label: 'Radio Towers', told: () => 'for Radio Towers' },
  army: { label: 'army', told: () => 'for the army' },
  helmet: { label: 'Mighty Helmet', told: () => 'for the Mighty Helmet' },
  resources: { label: 'resources', told: () => 'for resources left' },
}

const source = (from: Extract<Event, { readonly type: 'took' }>['from']): string => {
  if (from === 'bag') return 'the bag'
  if (from === 'market') return 'the Black Market'
  return Object.entries({ ...names.who, ...nouns.island }).find(([id]) => id === from)?.[1] ?? ''
}

const endings = {
  points: 'with the most points',
  resources: 'with more basic resources after a tie',
  shared: 'together after a tie',
}

/** Who won, and how. */
export const won = (
  winners: Extract<Event, { readonly type: 'game-over' }>['winners'],
  by: keyof typeof endings,
): string => {
  const [first] = winners
  const isOne = winners.length === 1 && first !== undefined && verb(first, 'one', 'several') === 'one'
  return `${capital(listed(winners.map(who), 'and'))} ${isOne ? 'wins' : 'win'} ${endings[by]}.`
}

/** Each event, for a log. */
export const events: EventWords = {
  board: ({ seat, board }, at) =>
    `${Does(seat, 'takes', 'take')} ${nouns.board(boardOf(at, board).kind, boardNumber(board))}.`,
  round: ({ round, first }) => `Round ${round} begins with ${who(first)}.`,
  rolled: ({ dice }) =>
    `The dice show ${listed(
      dice.map(({ colour, value }) => nouns.die(colour, value)),
      'and',
    )}.`,
  turn: ({ seat }) => `It is the turn of ${who(seat)}.`,
  die: ({ seat, colour, value, at }) =>
    `${Does(seat, 'lays', 'lay')} the ${nouns.die(colour, value)} ${at === 'beside' ? '' : 'on '}${nouns.spaces[at]}.`,
  gift: ({ seat, colour, value, at }) =>
    `${Does(seat, 'gives', 'give')} the Mercenaries the ${nouns.die(colour, value)} (${nouns.mercenarySpaces[at]}).`,
  'empire-die': ({ colour, value }) =>
    `The ${nouns.die(colour, value)} lies on the card of the Empire: its ${nouns.colours[colour]} action is left out.`,
  'empire-card': 'The next card of the Empire is opened.',
  'die-changed': ({ seat, at, value }) => `${Does(seat, 'turns', 'turn')} the die of ${nouns.spaces[at]} to ${value}.`,
  gained: ({ side, resource, count }) => `${Does(side, 'gains', 'gain')} ${amount(resource, count)}.`,
  paid: ({ side, resource, count }) => `${Does(side, 'pays', 'pay')} ${amount(resource, count)}.`,
  scored: ({ side, points, why, island }) =>
    `${Does(side, 'scores', 'score')} ${many(points, 'point')} ${sources[why].told(island)}.`,
  capacity: ({ seat, capacity }) => `${Does(seat, 'has', 'have')} a storage capacity of ${capacity} now.`,
  placed: ({ side, piece, at: place }, at) =>
    `${Does(side, 'places', 'place')} a ${nouns.pieces[piece]} on ${placeName(at, place)}.`,
  moved: ({ side, piece, from, to }, at) =>
    `A ${nouns.pieces[piece]} of ${who(side)} moves from ${bareName(at, from)} to ${piece === 'shadow' ? bareName(at, to) : placeName(at, to)}.`,
  eliminated: ({ side, at: place, by }, at) =>
    `${Does(by, 'eliminates', 'eliminate')} the governor of ${who(side)} on ${bareName(at, place)}.`,
  seeker: ({ seat, island }) => `The Seeker of ${who(seat)} goes to ${nouns.island[island]}.`,
  took: ({ side, tile, from }) => `${Does(side, 'takes', 'take')} ${tileName(tile)} from ${source(from)}.`,
  put: ({ side, tile, to }) =>
    `${Does(side, 'puts', 'put')} ${tileName(tile)} ${to === 'bag' ? 'into the bag' : 'on the Black Market'}.`,
  filled: ({ island, tile }) => `${capital(tileName(tile))} comes to ${nouns.island[island]}.`,
  restored: ({ side, relic, influence }) =>
    `${Does(side, 'restores', 'restore')} the ${nouns.relic(relic)}${influence > 0 ? ` and ${verb(side, 'gains', 'gain')} ${influence} influence` : ''}.`,
  marker: ({ seat, marker }) => `The recruitment marker of ${who(seat)} moves to space ${marker}.`,
  'bonus-placed': ({ seat, place }) => `${Does(seat, 'places', 'place')} a bonus tile at ${nouns.spaces[place]}.`,
  'bonus-used': ({ seat }) => `${Does(seat, 'uses', 'use')} a bonus tile.`,
  ability: ({ seat, clan }) =>
    seat === clan
      ? `${Does(seat, 'uses', 'use')} the clan ability.`
      : `${Does(seat, 'uses', 'use')} the ability of ${who(clan)}.`,
  villagers: ({ seat }) => `${Does(seat, 'activates', 'activate')} a Villagers tile.`,
  turned: 'The Villagers tile is turned over.',
  helmet: ({ seat }) => `${Does(seat, 'takes', 'take')} the Mighty Helmet.`,
  played: ({ seat, hero }, at) => `${Does(seat, 'plays', 'play')} ${heroTitle(own, at, hero)}.`,
  discarded: ({ seat, hero }, at) => `${Does(seat, 'discards', 'discard')} ${heroTitle(own, at, hero)}.`,
  drew: ({ seat, hero }, at) =>
    `${Does(seat, 'draws', 'draw')} ${hero === null ? 'a hero' : heroTitle(own, at, hero)}.`,
  shuffled: ({ seat }) => `${Does(seat, 'shuffles the', 'shuffle their')} discard pile into a new deck.`,
  hired: ({ side, hero, cost }, at) =>
    cost > 0
      ? `${Does(side, 'hires', 'hire')} ${heroTitle(own, at, hero)} for ${amount('gold', cost)}.`
      : `${Does(side, 'gets', 'get')} ${heroTitle(own, at, hero)} for free.`,
  shown: ({ hero }, at) => `${heroTitle(own, at, hero)} can be hired now.`,
  goal: ({ seat, goal, place }, at) =>
    `${Does(seat, 'reaches', 'reach')} the goal ${goalTitle(own, at, goal)}${place === 'silver' ? ' as the second clan' : ''}.`,
  'game-over': ({ winners, by }) => won(winners, by),
}
