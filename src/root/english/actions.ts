import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import { cardOf } from '../rules/cards'
import type { Action, Task } from '../rules/chapters'
import { actsOf } from '../words/act'
import type { Asked, PartWords } from '../words/catalogue'
import { allianceActs } from './alliance'
import { corvidActs, exertActs } from './corvid'
import { assemblyActs, brigadierActs } from './duchy'
import { advanceActs, commandActs, relentlessActs } from './hundreds'
import { recoverActs } from './keepers'
import { marquiseActs } from './marquise'
import { anItem, boxNames, cardName, clearingName, Does, effectName, pieceNames, verb, who } from './names'
import { riverfolkActs } from './riverfolk'
import { characterActions, vagabondActs } from './vagabond'

/** What it means to do no more, where it can be said better. */
const ends: Readonly<Partial<Record<Task['do'], string>>> = {
  window: 'Use no effect now.',
  'craft-step': 'Craft nothing more.',
  'move-from': 'Make no second move.',
  roam: 'Stay here.',
  'battle-effect': 'Use no effect.',
  'take-items': 'Ignore the hits that are left.',
  'cat-actions': 'Take no more actions.',
  decree: 'Add no second card.',
  revolt: 'Start no more revolts.',
  spread: 'Spread no more sympathy.',
  'alliance-daylight': 'End Daylight.',
  operations: 'End the military operations.',
  'vagabond-daylight': 'End Daylight.',
  'riverfolk-daylight': 'End Daylight.',
  prices: 'Leave the other prices.',
  assembly: 'Take no more actions.',
  parliament: 'End Parliament.',
  'battle-again': 'Fight no second battle.',
  banker: 'Spend no more cards.',
  sway: 'Sway nobody.',
  'flip-plots': 'Turn up no more plots.',
  'corvid-recruit': 'Recruit nobody.',
  'corvid-actions': 'End Daylight.',
  exert: 'Draw as usual.',
  conspiracy: 'Start no more conspiracies.',
  'crusade-on': 'Do not battle.',
  rituals: 'End Daylight.',
  lavish: 'Give up no more items.',
  command: 'Give no more commands.',
  advance: 'Do not advance any more.',
  'advance-battle': 'Do not battle.',
  relentless: 'Do neither.',
  bitter: 'Take no more mobs.',
  incite: 'Incite no more mobs.',
  jubilant: 'Do not roll any more.',
  encamp: 'Encamp nowhere else.',
  decamp: 'Decamp nowhere else.',
  'keepers-recruit': 'Recruit no more.',
  retinue: 'End this column.',
  delve: 'Delve nothing.',
  recover: 'Recover no more.',
  carry: 'Take no relic along.',
  'gather-retinue': 'Leave the Retinue as it is.',
}

const firstBuildings = ['a sawmill', 'a workshop', 'a recruiter'] as const

/** What is placed, by what asks for the place. */
function placed(task: Asked): string {
  switch (task?.do) {
    case 'wood':
      return 'Place wood'
    case 'first-building':
      return `Place ${firstBuildings[task.built] ?? 'a building'}`
    case 'new-roost':
      return 'Place a roost and three warriors'
    case 'order-place':
      return task.piece === 'roost' ? 'Place a roost' : 'Recruit'
    case 'post':
      return 'Place a trade post and a warrior'
    case 'operate-at':
      return task.what === 'organize' ? 'Replace a warrior with sympathy' : 'Place a warrior'
    case 'raise-at':
      return `Place a ${pieceNames[task.piece]}`
    case 'dig-at':
      return 'Dig a tunnel'
    case 'mob-at':
    case 'incite-at':
      return 'Place a mob'
    case 'fortify-at':
      return 'Build a stronghold'
    case 'keepers-recruit-at':
      return 'Place two warriors'
    default:
      return 'Place a warrior'
  }
}

/** A verb of that player in its number. */
type Verb = (one: string, several: string) => string

/** What happens to a player who is chosen. */
const chosen: Readonly<Record<Extract<Task, { do: 'choose-player' }>['effect'], (whom: string, does: Verb) => string>> =
  {
    'better-burrow-bank': (whom, does) => `${capital(whom)} ${does('draws', 'draw')} a card.`,
    'stand-and-deliver': (whom, does) => `Take a card at random from ${whom}, who ${does('scores', 'score')} a point.`,
    codebreakers: (whom) => `Look at the hand of ${whom}.`,
    'swap-meet': (whom) => `Take a card at random from ${whom}, and give one back.`,
    'charm-offensive': (whom, does) => `${capital(whom)} ${does('scores', 'score')} a point.`,
    saboteurs: (whom) => `Discard a crafted card of ${whom}.`,
  }

function choosePlayer(whom: string, task: Asked, does: Verb): string {
  switch (task?.do) {
    case 'choose-player':
      return chosen[task.effect](whom, does)
    case 'false-orders':
      return `Move warriors of ${whom}.`
    case 'bureau-whose':
      return `Replace a warrior of ${whom}.`
    case 'steal':
      return `Steal a card from ${whom}.`
    case 'instigate':
      return `${capital(whom)} ${does('attacks', 'attack')}.`
    default:
      return `${capital(whom)}.`
  }
}

const due = {
  save: 'the Field Hospitals',
  heal: 'the Feline Physicians',
  'base-lost': 'the lost base',
  outrage: 'the Outrage',
  disruption: 'the disrupted trade',
  'price-of-failure': 'the Price of Failure',
  raid: 'the raid',
  fear: 'the Fear of the Faithful',
  'ferry-card': 'the card for the Ferry',
  trophy: 'the Prized Trophy',
}

const ours = (task: Asked): string =>
  task?.do === 'false-orders-from' ? 'Move half of the warriors from' : 'Move from'

const act = /* @__PURE__ */ actsOf({
  acts: {
    'cat-actions': marquiseActs,
    operations: allianceActs,
    assembly: assemblyActs,
    brigadier: brigadierActs,
    'vagabond-daylight': vagabondActs,
    'riverfolk-daylight': riverfolkActs,
    'corvid-actions': corvidActs,
    exert: exertActs,
    command: commandActs,
    advance: advanceActs,
    relentless: relentlessActs,
    'move-or-recover': recoverActs,
    'league-act': { move: 'Move.', battle: 'Battle.' },
  },
  characters: characterActions,
  special: 'Take the special action (a torch).',
})

/** What an effect does in battle, in a few words for a list of choices. */
const battleEffects: Readonly<Record<Extract<Action, { type: 'effect' }>['effect'], string>> = {
  'brutal-tactics': 'an extra hit, and the defender scores a point',
  sappers: 'an extra hit; the card is discarded',
  armorers: 'rolled hits against you do not count; the card is discarded',
  'fox-partisans': 'an extra hit, and all cards of your hand but fox are discarded',
  'rabbit-partisans': 'an extra hit, and all cards of your hand but rabbit are discarded',
  'mouse-partisans': 'an extra hit, and all cards of your hand but mouse are discarded',
  'swift-strike': 'exhaust a sword for an extra hit',
}

/** What every faction may do. */
export const actions = {
  draft: ({ faction }) => `Play ${boxNames[faction]}.`,
  use: ({ effect }) => `Use ${effectName(effect)}.`,
  'activate-dominance': ({ card }) => `Activate ${cardName(card)}: you no longer win by points.`,
  'take-dominance': ({ card }) => `Take ${cardName(card)} from beside the map for a card of its suit.`,
  'open-path': ({ from, to }) => `Open the path between clearings ${from} and ${to} for a card: 1 point.`,
  spend: ({ card }) => `Spend ${cardName(card)}.`,
  done: (_action, task) => (task && ends[task.do]) ?? 'Do no more of it.',
  craft({ card }) {
    const { item, points } = cardOf(card)
    return `Craft ${cardName(card)}${item ? `: ${anItem(item)}, ${many(points, 'point')}` : ''}.`
  },
  discard: ({ card }) => `Discard ${cardName(card)}.`,
  fetch: ({ card }) =>
    card === null ? 'Draw as usual.' : `Take ${cardName(card)} from the discard pile and draw nothing.`,
  'move-from': ({ at }, task, scene) => `${ours(task)} ${clearingName(scene, at)}.`,
  'move-to': ({ at, ferry }, _task, scene) => `Move to ${clearingName(scene, at)}${ferry ? ' by the Ferry' : ''}.`,
  'move-count': ({ count }) => `Move ${count === 0 ? 'no warriors' : many(count, 'warrior')}.`,
  'battle-in': ({ at }, _task, scene) => `Battle in ${clearingName(scene, at)}.`,
  'battle-whom': ({ seat }, task, scene) =>
    task?.do === 'instigate-against' ? `${Does(scene, seat, 'defends', 'defend')}.` : `Battle ${who(scene, seat)}.`,
  'battle-with': ({ ally }, _task, scene) =>
    ally === null ? 'Battle alone.' : `Battle with the warriors of ${who(scene, ally)}.`,
  ambush: ({ card }) => (card === null ? 'Play no ambush.' : `Play ${cardName(card)}: two hits at once.`),
  foil: ({ card }) => (card === null ? 'Let the ambush happen.' : `Foil the ambush with ${cardName(card)}.`),
  begins: ({ side }) => `The ${side} uses effects first.`,
  effect: ({ effect }) => `Use ${effectName(effect)}: ${battleEffects[effect]}.`,
  lose: ({ piece, treetop }) => `Lose a ${pieceNames[piece]}${treetop ? ' in the Elder Treetop' : ''}.`,
  next: ({ what, at, whose }, _task, scene) =>
    `Next: ${due[what]} of ${who(scene, whose)} in ${clearingName(scene, at)}.`,
  first: ({ seat }, _task, scene) => `First what concerns the pieces of ${who(scene, seat)}.`,
  save: ({ card }) =>
    card === null ? 'Spend no card for Field Hospitals.' : `Spend ${cardName(card)} to bring the warriors to the keep.`,
  activate: ({ suit }, task) =>
    task?.do === 'invest' ? `Pay with a ${suit} space.` : `Pay with a crafting piece in a ${suit} clearing.`,
  partner: ({ seat }, _task, scene) => `Enter a coalition with ${who(scene, seat)}.`,
  'choose-player': ({ seat }, task, scene) =>
    choosePlayer(who(scene, seat), task, (one, several) => verb(scene, seat, one, several)),
  give: ({ card }) => `Give ${cardName(card)}.`,
  sabotage: ({ card }) => `Discard ${effectName(card)}.`,
  tax: ({ at }, _task, scene) => `Remove a warrior of your own from ${clearingName(scene, at)} and draw a card.`,
  league: ({ item }) => `Exhaust ${anItem(item)}.`,
  act: ({ what }, task, scene) => act(what, task, scene),
  'choose-clearing': ({ at }, _task, scene) => `In ${clearingName(scene, at)}.`,
  start: ({ at }, task, scene) =>
    task?.do === 'keep' ? `Place the keep in ${clearingName(scene, at)}.` : `Start in ${clearingName(scene, at)}.`,
  place: ({ at }, task, scene) => `${placed(task)} in ${clearingName(scene, at)}.`,
} satisfies PartWords['actions']
