import { capital } from '../../toolkit/capital'
import { boardOf, clanOf, heroOf, numbersOf } from '../rules/box'
import { amount } from '../rules/names'
import { isClan } from '../rules/resources'
import type { Resource } from '../rules/vocabulary'
import * as act from '../words/act'
import { bonusInline, inlineText, villagersText } from '../words/card-text'
import type { ActionWords } from '../words/catalogue'
import { boardNumber } from '../words/parts'
import { heroTitle } from '../words/titles'
import { amounts, bareName, nouns, placeName, tileName, who } from './names'
import { price } from './steps'

const declines: act.DeclineWords = {
  dice: 'Leave the dice as they are.',
  secondTile: 'Leave it at one tile.',
  seeker: 'Leave the Seeker where it is.',
  tile: 'Take no tile.',
  move: 'Move no governor.',
  hero: 'Play no hero.',
  payment: 'Pay nothing.',
  hunt: 'Eliminate nobody.',
  recruitOne: 'Recruit nobody.',
  recruitMore: 'Stop recruiting.',
  buildOne: 'Build nothing.',
  buildMore: 'Stop building.',
  hireOne: 'Hire nobody.',
  hireMore: 'Stop hiring.',
  anything: 'Leave this out.',
}

const spots: Readonly<Record<act.SpotUse, (at: string, owner: string) => string>> = {
  eliminate: (at, owner) => `Eliminate the governor${owner} on ${at}.`,
  moveGovernor: (at, owner) => `Move the governor${owner} on ${at}.`,
  moveTower: (at) => `Move the Radio Tower on ${at}.`,
  moveTo: (at) => `Move it to ${at}.`,
  collect: (at) => `Collect from ${at}.`,
  build: (at) => `Build on ${at}.`,
}

const shadows: Readonly<Record<act.ShadowUse, string>> = {
  recruit: 'Recruit a Shadow on',
  place: 'Place the Shadow on',
  move: 'Move the Shadow on',
  moveTo: 'Move it to',
}

const resourceVerbs: Readonly<Record<act.ResourceUse, (resource: Resource) => string>> = {
  pay: (resource) => `Pay ${amount(resource, 1)}.`,
  leaveOut: (resource) => `Leave out ${amount(resource, 1)}.`,
  lose: (resource) => `Lose ${amount(resource, 1)}.`,
  gain: (resource) => `Gain ${amount(resource, 1)}.`,
}

const source = (from: string): string => {
  const [island, side] = [act.islandNamed(from), act.sideNamed(from)]
  if (island) return nouns.island[island]
  return side ? who(side) : 'the Black Market'
}

/** Each choice. */
export const actions: ActionWords = {
  done: (_action, task) => declines[act.declined(task)],
  board: ({ board }, _task, scene) => {
    const { kind, start } = boardOf(scene, board)
    return `Take ${nouns.board(kind, boardNumber(board))} (${amounts(start[scene.boards])}).`
  },
  governor: ({ spot }, task, scene) =>
    `${task?.do === 'recruit' ? 'Recruit' : 'Place'} a governor on ${placeName(scene, spot)}.`,
  shadow: ({ space }, task, scene) => {
    const use = act.shadowUse(task)
    return `${shadows[use]} ${use === 'recruit' ? placeName(scene, space) : bareName(scene, space)}.`
  },
  die: ({ colour, value }, task) =>
    `${{ take: 'Take', give: 'Give', lay: 'Lay' }[act.dieUse(task)]} the ${nouns.die(colour, value)}.`,
  space: ({ space }) => `Lay it on ${nouns.spaces[space]}.`,
  main: (_action, _task, { turn }) =>
    turn?.at && turn.at !== 'beside' ? `Carry out ${nouns.spaces[turn.at]}.` : 'Go without a main action.',
  hero: ({ hero }, task, scene) => {
    const strength = task?.do === 'between' ? ` (strength ${heroOf(scene, hero).strength})` : ''
    return `Play ${heroTitle(scene.words, scene, hero)}${strength}.`
  },
  ability: 'Use your clan ability.',
  bonus: ({ place }, task, scene) => {
    const tile = act.tileAsked(scene, task, place)
    const told = tile === undefined ? '.' : `: ${bonusInline(scene.words, scene, scene.boards, tile)}`
    return `Use the bonus tile of ${nouns.spaces[place]}${told}`
  },
  discard: ({ hero }, task, scene) =>
    `Discard ${heroTitle(scene.words, scene, hero)}${task?.do === 'between' ? ' to change a die' : ''}.`,
  end: 'End your turn.',
  'own-die': ({ at }, task, scene) => {
    const die = act.dieAsked(scene, task, at)
    return `Change ${die ? `the ${nouns.die(die.colour, die.value)} (${nouns.spaces[at]})` : nouns.spaces[at]}.`
  },
  change: ({ by }, task, scene) => {
    const value = act.turnedTo(scene, task, by)
    return `Turn it ${by}${value === null ? '' : ` to ${value}`}.`
  },
  put: ({ tile }, task) =>
    `Put ${tileName(tile)} ${task?.do === 'discard-relic' && task.to === 'bag' ? 'into the bag' : 'on the Black Market'}.`,
  island: ({ island }, task) => `${task?.do === 'ruins-island' ? 'Choose' : 'Go to'} ${nouns.island[island]}.`,
  take: ({ tile, from }, task, scene) => {
    const what = tileName(tile)
    return {
      choose: `Choose ${what}.`,
      buy: `Buy ${what} from ${source(from)} for ${amount('gold', act.tilePrice(scene, from))}.`,
      take: `Take ${what} from ${source(from)}.`,
    }[act.takeWay(task, from)]
  },
  search: 'Search this island for 1 metal or 1 stone.',
  leave: 'Finish here.',
  restart: (_action, _task, scene) =>
    `Pay ${amount('gold', numbersOf(scene).restartGold)} to restart the recruitment track.`,
  spot: ({ spot }, task, scene) => {
    const owner = act.rivalOn(scene, task, spot)
    return spots[act.spotUse(task)](placeName(scene, spot), owner ? ` of ${who(owner)}` : '')
  },
  build: ({ kind }) => `Build a ${nouns.pieces[kind]}.`,
  slot: ({ tile }, _task, scene) =>
    `Uncover tile ${tile.at(-1)}: ${bonusInline(scene.words, scene, scene.boards, tile)}`,
  place: ({ place }, task, scene) => {
    const below = act.tileAsked(scene, task, place)
    return `Place it at ${nouns.spaces[place]}${below === undefined ? '' : ', over the tile there'}.`
  },
  resource: ({ resource }, task) => resourceVerbs[act.resourceUse(task)](resource),
  clan: ({ clan }, task, scene) => {
    if (task?.do === 'pass-helmet')
      return clan === task.seat ? 'Keep the Mighty Helmet.' : `Give the Mighty Helmet to ${who(clan)}.`
    if (task?.do === 'steal-gold') return `Take ${amount('gold', 1)} from ${who(clan)}.`
    const told = isClan(clan) ? `: ${inlineText(scene.words, clanOf(scene, clan).ability)}` : '.'
    return `Use the ability of ${who(clan)}${told}`
  },
  hire: ({ hero }, task, scene) => {
    const cost = act.hirePrice(scene, task, hero)
    return `Hire ${heroTitle(scene.words, scene, hero)} for ${cost > 0 ? amount('gold', cost) : 'free'}.`
  },
  villagers: ({ tile }, _task, scene) => villagersText(scene.words, scene, tile, scene.villagers[tile] ?? 'a'),
  help: ({ part }, _task, { helped }) =>
    ({
      storage: 'Increase your storage capacity by 1.',
      draw: 'Draw 1 hero.',
      helmet: helped ? 'Leave the Mighty Helmet: it was taken this round.' : 'Take the Mighty Helmet.',
      villagers: 'Activate 1 Villagers tile.',
    })[part],
  pay: (_action, task) => (task?.do === 'pay' ? `${capital(price(task.cost))}.` : 'Pay.'),
  mercenary: ({ space }, _task, scene) =>
    ({
      'ruins-1': 'Lay it in the ruins.',
      'ruins-2': 'Lay it in the ruins.',
      tower: 'Lay it on the space of the Radio Tower.',
      governor: 'Lay it on the space of the governor.',
      shadow: `Lay it on the space of the Shadow for ${amount('gold', numbersOf(scene).mercenaryPrice.shadow)}.`,
    })[space],
  ruins: ({ way }) => (way === 'swap' ? 'Replace a tile of an island.' : 'The Mercenaries take 2 tiles of an island.'),
}
