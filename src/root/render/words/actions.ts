import { type Tellings, tell } from '../../../toolkit'
import { many } from '../../../toolkit/counts'
import { cardOf } from '../../rules/cards'
import type { Action, Task } from '../../rules/chapters'
import { columns, type Item, type Suit } from '../../rules/vocabulary'
import type { Scene } from '../scene'
import { battleEffects, characterActions } from './effects'
import { effectName } from './events'
import * as name from './names'

const { Who, who, clearingName, cardName, anItem } = name

/** What is being decided: the same action can mean different things. */
type Asked = Task | undefined

/** What an act of each kind of turn is; the Vagabond's with the item that they cost. */
const acts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cat-actions': {
    battle: 'Battle.',
    march: 'March: up to two moves.',
    recruit: 'Recruit: a warrior at each recruiter.',
    build: 'Build: a sawmill, a workshop or a recruiter for wood.',
    overwork: 'Overwork: spend a card for wood at a sawmill of its suit.',
  },
  operations: {
    move: 'Move.',
    battle: 'Battle.',
    recruit: 'Recruit: a warrior in a clearing with a base.',
    organize: 'Organize: replace a warrior with sympathy.',
  },
  'vagabond-daylight': {
    move: 'Move (a boot; one more into a clearing with Hostile warriors).',
    battle: 'Battle (a sword).',
    explore: 'Explore the ruin here (a torch).',
    aid: 'Aid a player here (any item and a card).',
    quest: 'Finish a quest.',
    strike: 'Strike a piece here (a crossbow).',
    repair: 'Repair an item (a hammer).',
  },
  'league-act': { move: 'Move.', battle: 'Battle.' },
}

function act(what: string, task: Asked, scene: Scene): string {
  if (what === 'special' && task?.do === 'vagabond-daylight') {
    const board = scene.sides[task.seat]?.board
    const character = board && 'character' in board ? board.character : null
    return (character && characterActions[character]) || 'Take the special action (a torch).'
  }
  return acts[task?.do ?? '']?.[what] ?? `${name.capital(what)}.`
}

/** What it means to do no more, where it can be said better. */
const ends: Readonly<Partial<Record<Task['do'], string>>> = {
  window: 'Use no effect now.',
  'craft-step': 'Craft nothing more.',
  'move-from': 'Make no second move.',
  roam: 'Stay here.',
  'battle-effect': 'Use no effect.',
  'cat-actions': 'Take no more actions.',
  decree: 'Add no second card.',
  revolt: 'Start no more revolts.',
  spread: 'Spread no more sympathy.',
  'alliance-daylight': 'End Daylight.',
  operations: 'End the military operations.',
  'vagabond-daylight': 'End Daylight.',
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
    case 'operate-at':
      return task.what === 'organize' ? 'Replace a warrior with sympathy' : 'Place a warrior'
    default:
      return 'Place a warrior'
  }
}

/** What happens to a player who is chosen. */
const chosen: Readonly<Record<Extract<Task, { do: 'choose-player' }>['effect'], (whom: string) => string>> = {
  'better-burrow-bank': (whom) => `${name.capital(whom)} draws a card.`,
  'stand-and-deliver': (whom) => `Take a card at random from ${whom}, who scores a point.`,
  codebreakers: (whom) => `Look at the hand of ${whom}.`,
  'swap-meet': (whom) => `Take a card at random from ${whom}, and give one back.`,
  'charm-offensive': (whom) => `${name.capital(whom)} scores a point.`,
  saboteurs: (whom) => `Discard a crafted card of ${whom}.`,
}

function choosePlayer(whom: string, task: Asked): string {
  switch (task?.do) {
    case 'choose-player':
      return chosen[task.effect](whom)
    case 'false-orders':
      return `Move warriors of ${whom}.`
    case 'bureau-whose':
      return `Replace a warrior of ${whom}.`
    case 'steal':
      return `Steal a card from ${whom}.`
    case 'instigate':
      return `${name.capital(whom)} attacks.`
    default:
      return `${name.capital(whom)}.`
  }
}

const inSuit = (suit: Suit): string => (suit === 'bird' ? 'any clearing' : `a ${suit} clearing`)

const orders = {
  recruit: (suit: Suit) => `Recruit in ${inSuit(suit)}.`,
  move: (suit: Suit) => `Move from ${inSuit(suit)}.`,
  battle: (suit: Suit) => `Battle in ${inSuit(suit)}.`,
  build: (suit: Suit) => `Build in ${inSuit(suit)}.`,
}

function order(suit: Suit, task: Asked): string {
  const column = task?.do === 'order' ? columns[task.column] : undefined
  return column ? orders[column](suit) : `The order of ${suit}.`
}

const due = {
  save: 'the Field Hospitals',
  'base-lost': 'the lost base',
  outrage: 'the Outrage',
}

/** As in `a ready sword`, `a damaged boot, exhausted`. */
const lying = (item: Item, up: boolean, damaged: boolean): string =>
  `${anItem(item)} (${damaged ? 'damaged, ' : ''}${up ? 'ready' : 'exhausted'})`

const ours = (task: Asked): string =>
  task?.do === 'false-orders-from' ? 'Move half of the warriors from' : 'Move from'

/** What each action means, told to the seat that can choose it. */
const words: Tellings<Action, 'type', [task: Asked, scene: Scene]> = {
  draft: ({ faction }) => `Play ${name.factionNames[faction]}.`,
  use: ({ effect }) => `Use ${effectName(effect)}.`,
  'activate-dominance': ({ card }) => `Activate ${cardName(card)}: you no longer win by points.`,
  'take-dominance': ({ card }) => `Take ${cardName(card)} from beside the map for a card of its suit.`,
  'open-path': ({ path }, _task, { ground }) => {
    const [from, to] = ground.closedPaths[path] ?? []
    return `Open the path between clearings ${from} and ${to} for a card: 1 point.`
  },
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
  'move-count': ({ count }) => `Move ${many(count, 'warrior')}.`,
  'battle-in': ({ at }, _task, scene) => `Battle in ${clearingName(scene, at)}.`,
  'battle-whom': ({ seat }, task, scene) =>
    task?.do === 'instigate-against' ? `${Who(scene, seat)} defends.` : `Battle ${who(scene, seat)}.`,
  'battle-with': ({ ally }, _task, scene) =>
    ally === null ? 'Battle alone.' : `Battle with the warriors of ${who(scene, ally)}.`,
  ambush: ({ card }) => (card === null ? 'Play no ambush.' : `Play ${cardName(card)}: two hits at once.`),
  foil: ({ card }) => (card === null ? 'Let the ambush happen.' : `Foil the ambush with ${cardName(card)}.`),
  enlist: ({ yes }, task, scene) => {
    const whom = task?.do === 'enlist' ? who(scene, task.arbiter) : 'the Arbiter'
    return yes ? `Enlist ${whom}, who scores a point.` : `Do not enlist ${whom}.`
  },
  begins: ({ side }) => `The ${side} uses effects first.`,
  effect: ({ effect }) => `Use ${effectName(effect)}: ${battleEffects[effect]}.`,
  lose: ({ piece }) => `Lose a ${name.pieceNames[piece]}.`,
  next: ({ what, at, whose }, _task, scene) =>
    `Next: ${due[what]} of ${who(scene, whose)} in ${clearingName(scene, at)}.`,
  first: ({ seat }, _task, scene) => `First what concerns the pieces of ${who(scene, seat)}.`,
  save: ({ card }) =>
    card === null ? 'Spend no card for Field Hospitals.' : `Spend ${cardName(card)} to bring the warriors to the keep.`,
  activate: ({ suit }) => `Pay with a crafting piece in a ${suit} clearing.`,
  partner: ({ seat }, _task, scene) => `Enter a coalition with ${who(scene, seat)}.`,
  'choose-player': ({ seat }, task, scene) => choosePlayer(who(scene, seat), task),
  give: ({ card }) => `Give ${cardName(card)}.`,
  sabotage: ({ card }) => `Discard ${name.effectTitle(card)}.`,
  tax: ({ at }, _task, scene) => `Remove a warrior of your own from ${clearingName(scene, at)} and draw a card.`,
  league: ({ item }) => `Exhaust ${anItem(item)}.`,
  act: ({ what }, task, scene) => act(what, task, scene),
  'choose-clearing': ({ at }, _task, scene) => `In ${clearingName(scene, at)}.`,
  start: ({ at }, task, scene) =>
    task?.do === 'keep' ? `Place the keep in ${clearingName(scene, at)}.` : `Start in ${clearingName(scene, at)}.`,
  place: ({ at }, task, scene) => `${placed(task)} in ${clearingName(scene, at)}.`,
  'spend-bird': ({ card }) => `Spend ${cardName(card)} for one more action.`,
  overwork: ({ at }, _task, scene) => `Overwork in ${clearingName(scene, at)}.`,
  build: ({ at }, _task, scene) => `Build in ${clearingName(scene, at)}.`,
  building: ({ building }) => `Build a ${name.pieceNames[building]}.`,
  'wood-from': ({ at }, _task, scene) => `Take wood from ${clearingName(scene, at)}.`,
  decree: ({ card }) => `Add ${cardName(card)} to the Decree.`,
  column: ({ column }) => `Into the column ${name.columnNames[column]}.`,
  order: ({ suit }, task) => order(suit, task),
  leader: ({ leader }) => `The ${name.leaderNames[leader]} leads.`,
  revolt: ({ at }, _task, scene) => `Revolt in ${clearingName(scene, at)}.`,
  spread: ({ at }, _task, scene) => `Spread sympathy to ${clearingName(scene, at)}.`,
  supporter: ({ card }) => `Spend the supporter ${cardName(card)}.`,
  mobilize: ({ card }) => `Mobilize: add ${cardName(card)} to the supporters.`,
  train: ({ card }) => `Train: spend ${cardName(card)} for an officer.`,
  'lose-supporter': ({ card }) => `Discard the supporter ${cardName(card)}.`,
  outrage: ({ card }, _task, scene) => {
    const alliance = scene.seats.find((seat) => scene.sides[seat]?.board.faction === 'alliance')
    return `Give ${cardName(card)} to the supporters${alliance ? ` of ${who(scene, alliance)}` : ''}.`
  },
  character: ({ character }) => `Play the ${name.characterNames[character]}.`,
  'start-in': ({ forest }) => `Start in ${name.forestName(forest)}.`,
  refresh: ({ item, damaged }) => `Refresh ${anItem(item)}${damaged ? ' (damaged)' : ''}.`,
  slip: ({ forest }) => `Slip into ${name.forestName(forest)}.`,
  along: ({ ally }, _task, scene) => (ally === null ? 'Move alone.' : `Take warriors of ${who(scene, ally)} along.`),
  repair: ({ item, up }) => `Repair ${lying(item, up, true)}.`,
  aid: ({ seat }, _task, scene) => `Aid ${who(scene, seat)}.`,
  exhaust: ({ item }) => `Exhaust ${anItem(item)}.`,
  take: ({ item }) => `Take ${anItem(item)}.`,
  explore: ({ item }) => (item === null ? 'Take nothing: you have such items from ruins.' : `Take ${anItem(item)}.`),
  quest: ({ quest }) => `Finish ${name.questName(quest)}.`,
  improvise: ({ item, for: missing }) => `Let ${anItem(item)} stand for ${anItem(missing)}; it is damaged.`,
  'as-listed': 'Use the items that the quest asks for.',
  reward: ({ take }) => (take === 'cards' ? 'Draw two cards.' : 'Score a point for each finished quest of this suit.'),
  strike: ({ seat }, _task, scene) => `Strike ${who(scene, seat)}.`,
  'strike-piece': ({ piece }) => `Remove a ${name.pieceNames[piece]}.`,
  labor: ({ card }) => `Take ${cardName(card)} from the discard pile.`,
  glide: ({ at }, _task, scene) => `Glide to ${clearingName(scene, at)}.`,
  damage: ({ item, up }) => `Damage ${lying(item, up, false)}.`,
  'lose-ally': 'Let a warrior of the ally take the hit.',
  drop: ({ item, up, damaged }) => `Remove ${lying(item, up, damaged)} from the game.`,
}

export const actionWords = (action: Action, scene: Scene): string =>
  tell(words, 'type', action, scene.agenda.at(-1), scene)
