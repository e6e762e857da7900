import { capital } from '../../toolkit/capital'
import { isClan } from '../rules/resources'
import { boardOf, clanOf, heroOf } from '../words/box'
import { bonusInline, inlineText, villagersInline } from '../words/card-text'
import type { ActionWords, Asked } from '../words/catalogue'
import { dieAt, governorOn, topTile } from '../words/lookup'
import { boardNumber } from '../words/parts'
import type { Scene } from '../words/scene'
import { heroTitle } from '../words/titles'
import { amount, amounts, bareName, names, nouns, placeName, tileName, who } from './names'
import { price } from './steps'

/** What declining means to a question. */
function decline(task: Asked): string {
  switch (task?.do) {
    case 'which-die':
      return 'Leave the dice as they are.'
    case 'search-tile':
      return 'Leave it at one tile.'
    case 'recruit':
      return task.once ? 'Recruit nobody.' : 'Stop recruiting.'
    case 'build':
      return task.once ? 'Build nothing.' : 'Stop building.'
    case 'hire':
      return task.once ? 'Hire nobody.' : 'Stop hiring.'
    case 'seek':
      return 'Leave the Seeker where it is.'
    case 'take-relic':
    case 'steal-relic':
      return 'Take no tile.'
    case 'move-governor':
    case 'move-rival':
      return 'Move no governor.'
    case 'play-hero':
      return 'Play no hero.'
    case 'pay':
      return 'Pay nothing.'
    case 'hunt':
      return 'Eliminate nobody.'
    default:
      return 'Leave this out.'
  }
}

function spot(id: string, task: Asked, scene: Scene): string {
  const at = placeName(scene, id)
  switch (task?.do) {
    case 'eliminate':
    case 'mercenary-eliminate':
    case 'empire-eliminate':
    case 'hunt': {
      const owner = governorOn(scene, id)
      return `Eliminate the governor${owner ? ` of ${who(owner)}` : ''} on ${at}.`
    }
    case 'move-governor':
    case 'empire-move':
      return `Move the governor on ${at}.`
    case 'move-rival': {
      const owner = governorOn(scene, id)
      return `Move the governor${owner ? ` of ${who(owner)}` : ''} on ${at}.`
    }
    case 'mercenary-move':
      return `Move the ${nouns.pieces[task.piece]} on ${at}.`
    case 'move-to':
    case 'move-rival-to':
    case 'empire-move-to':
      return `Move it to ${at}.`
    case 'mercenary-place':
      return task.from === null ? `Build on ${at}.` : `Move it to ${at}.`
    case 'collect':
      return `Collect from ${at}.`
    default:
      return `Build on ${at}.`
  }
}

function take(tile: string, from: string, task: Asked): string {
  const what = tileName(tile)
  if (task?.do === 'ruins-tile') return `Choose ${what}.`
  if (from === 'market')
    return task?.do === 'visit' ? `Buy ${what} on the Black Market for 1 gold.` : `Take ${what} from the Black Market.`
  if (from === 'mercenaries') return `Buy ${what} from the Mercenaries for 2 gold.`
  const island = Object.entries(nouns.island).find(([id]) => id === from)
  if (island) return `Take ${what} from ${island[1]}.`
  const owner = Object.entries(names.who).find(([side]) => side === from)
  return `Take ${what}${owner ? ` from ${owner[1]}` : ''}.`
}

const resourceVerbs: Readonly<Partial<Record<NonNullable<Asked>['do'], string>>> = {
  search: 'Pay',
  'leave-out': 'Leave out',
  'lose-one': 'Lose',
}

/** Each choice. */
export const actions: ActionWords = {
  done: (_action, task) => decline(task),
  board: ({ board }, _task, scene) => {
    const { kind, start } = boardOf(scene, board)
    return `Take ${nouns.board(kind, boardNumber(board))} (${amounts(start[scene.boards])}).`
  },
  governor: ({ spot: id }, task, scene) =>
    `${task?.do === 'recruit' ? 'Recruit' : 'Place'} a governor on ${placeName(scene, id)}.`,
  shadow: ({ space }, task, scene) => {
    if (task?.do === 'recruit') return `Recruit a Shadow on ${placeName(scene, space)}.`
    const moves = task?.do === 'mercenary-move' || (task?.do === 'mercenary-place' && task.from !== null)
    if (task?.do === 'mercenary-move') return `Move the Shadow on ${bareName(scene, space)}.`
    return moves ? `Move it to ${bareName(scene, space)}.` : `Place the Shadow on ${bareName(scene, space)}.`
  },
  die: ({ colour, value }, task) => {
    const die = `the ${nouns.die(colour, value)}`
    if (task?.do === 'gift') return `Give ${die}.`
    return task?.do === 'empire-turn' ? `Lay ${die}.` : `Take ${die}.`
  },
  space: ({ space }) => `Lay it on ${nouns.spaces[space]}.`,
  main: (_action, _task, { turn }) =>
    turn?.at && turn.at !== 'beside' ? `Carry out ${nouns.spaces[turn.at]}.` : 'Go without a main action.',
  hero: ({ hero }, task, scene) =>
    task?.do === 'between'
      ? `Play ${heroTitle(scene.words, scene, hero)} by strength ${heroOf(scene, hero).strength}.`
      : `Play ${heroTitle(scene.words, scene, hero)}.`,
  ability: 'Use your clan ability.',
  bonus: ({ place }, task, scene) => {
    const tile = task && 'seat' in task && isClan(task.seat) ? topTile(scene, task.seat, place) : undefined
    const told = tile === undefined ? '.' : `: ${bonusInline(scene.words, scene, scene.boards, tile)}`
    return `Use the bonus tile of ${nouns.spaces[place]}${told}`
  },
  discard: ({ hero }, task, scene) =>
    `Discard ${heroTitle(scene.words, scene, hero)}${task?.do === 'between' ? ' to change a die' : ''}.`,
  end: 'End your turn.',
  'own-die': ({ at }, task, scene) => {
    const die = task?.do === 'which-die' ? dieAt(scene, task.seat, at) : undefined
    return die ? `Change the ${nouns.die(die.colour, die.value)} (${nouns.spaces[at]}).` : `Change ${nouns.spaces[at]}.`
  },
  change: ({ by }, task, scene) => {
    const die = task?.do === 'turn-die' ? dieAt(scene, task.seat, task.at) : undefined
    return `Turn it ${by}${die ? ` to ${die.value + (by === 'up' ? 1 : -1)}` : ''}.`
  },
  put: ({ tile }, task) =>
    task?.do === 'discard-relic' && task.to === 'bag'
      ? `Put ${tileName(tile)} into the bag.`
      : `Put ${tileName(tile)} on the Black Market.`,
  island: ({ island }, task) =>
    task?.do === 'ruins-island' ? `Choose ${nouns.island[island]}.` : `Go to ${nouns.island[island]}.`,
  take: ({ tile, from }, task) => take(tile, from, task),
  search: 'Search this island for 1 metal or 1 stone.',
  leave: 'Finish here.',
  restart: 'Pay 2 gold to restart the recruitment track.',
  spot: ({ spot: id }, task, scene) => spot(id, task, scene),
  build: ({ kind }) => `Build a ${nouns.pieces[kind]}.`,
  slot: ({ tile }, _task, scene) =>
    `Uncover tile ${tile.at(-1)}: ${bonusInline(scene.words, scene, scene.boards, tile)}`,
  place: ({ place }, task, scene) => {
    const below = task?.do === 'place-bonus' ? topTile(scene, task.seat, place) : undefined
    return `Place it at ${nouns.spaces[place]}${below === undefined ? '' : ', over the tile there'}.`
  },
  resource: ({ resource }, task) => `${(task && resourceVerbs[task.do]) ?? 'Gain'} ${amount(resource, 1)}.`,
  clan: ({ clan }, task, scene) => {
    if (task?.do === 'pass-helmet')
      return clan === task.seat ? 'Keep the Mighty Helmet.' : `Give the Mighty Helmet to ${who(clan)}.`
    if (task?.do === 'steal-gold') return `Take 1 gold from ${who(clan)}.`
    const told = isClan(clan) ? `: ${inlineText(scene.words, clanOf(scene, clan).ability)}` : '.'
    return `Use the ability of ${who(clan)}${told}`
  },
  hire: ({ hero }, task, scene) => {
    const cost = Math.max(0, heroOf(scene, hero).cost - (task?.do === 'hire' ? task.discount : 0))
    return `Hire ${heroTitle(scene.words, scene, hero)} for ${cost > 0 ? amount('gold', cost) : 'free'}.`
  },
  villagers: ({ tile }, _task, scene) =>
    capital(`${villagersInline(scene.words, scene, tile, scene.villagers[tile] ?? 'a')}`),
  help: ({ part }, _task, { helped }) =>
    ({
      storage: 'Increase your storage capacity by 1.',
      draw: 'Draw 1 hero.',
      helmet: helped ? 'Leave the Mighty Helmet: it was taken this round.' : 'Take the Mighty Helmet.',
      villagers: 'Activate 1 Villagers tile.',
    })[part],
  pay: (_action, task) => (task?.do === 'pay' ? `${capital(price(task.cost))}.` : 'Pay.'),
  mercenary: ({ space }) =>
    ({
      'ruins-1': 'Lay it in the ruins.',
      'ruins-2': 'Lay it in the ruins.',
      tower: 'Lay it on the space of the Radio Tower.',
      governor: 'Lay it on the space of the governor.',
      shadow: 'Lay it on the space of the Shadow for 2 gold.',
    })[space],
  ruins: ({ way }) => (way === 'swap' ? 'Replace a tile of an island.' : 'The Mercenaries take 2 tiles of an island.'),
}
