import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import type { HirelingChoice } from '../rules/hirelings/steps'
import type { Item } from '../rules/vocabulary'
import type { HirelingQuestions, HirelingWords, PartWords } from '../words/catalogue'
import { anItem, cardName, clearingName, Does, forestName, hirelingTitle, pieceNames, Who, who } from './names'

/** What each step of a text asks, to end the sentence "the Marquise decides on a hireling: Forest Patrol, …". */
export const hirelingQuestions: HirelingQuestions = {
  'forest-patrol': {
    act: 'whether they move and battle, or come back from the card',
    battle: 'where they battle',
    return: 'where the warriors of the card come back',
  },
  'feline-physicians': {
    heal: 'which card brings the removed warriors back',
    bed: 'where the removed warriors come back',
  },
  'last-dynasty': {
    arrive: 'where they come to the map',
  },
  'bluebird-nobles': {},
  'spring-uprising': {
    gather: 'where a warrior comes',
    rise: 'whether they strike or gather',
    strike: 'where they strike',
    toll: 'which card pays for the attack',
  },
  'rabbit-scouts': {
    scout: 'which card brings the higher number',
  },
  'the-exile': {
    start: 'in which forest it starts',
    act: 'whether it moves or battles',
    exhaust: 'which item is exhausted',
    roam: 'to which forest it moves',
    'battle-in': 'where it battles',
    rest: 'that its items are ready again',
    hit: 'which item takes a hit',
  },
  'the-brigand': {
    ruin: 'from which ruin an item is taken',
    exhaust: 'which item is exhausted',
    steal: 'from whom a card is stolen',
  },
  'flame-bearers': {
    gather: 'where a warrior comes',
    'burn-in': 'where they burn pieces next',
    burn: 'which piece burns',
    spread: 'where one more comes',
  },
  'rat-smugglers': {
    pay: 'which card is discarded',
    act: 'whether it pays for a move or a battle',
  },
  'vault-keepers': {
    found: 'where the first vault stands',
    build: 'where a vault is built',
    settle: 'where a new vault stands',
    act: 'whether they battle or guard their vaults',
    battle: 'where they battle next',
    guard: 'which vault gets a warrior',
  },
  'badger-bodyguards': {},
  'popular-band': {
    'set-up': 'where a warrior starts',
    hired: 'where a warrior joins you',
    crowd: 'where the Band plays for warriors nearby',
    force: 'whose warrior must come from the neighbouring clearing',
    place: 'where another warrior comes',
  },
  'street-band': {
    place: 'where a warrior comes',
  },
  'riverfolk-flotilla': {
    'set-up': 'where the pawn starts',
    draw: 'whether to draw a card',
    sail: 'where the pawn goes along the river',
    battle: 'whom to battle',
  },
  'otter-divers': {},
  'warm-sun-prophets': {
    hired: 'where a warrior joins you',
    preach: 'what to do',
    'battle-where': 'where somebody must battle',
    'battle-who': 'who must battle',
    'battle-whom': 'whom that player must battle',
    'move-where': 'from where somebody must move',
    'move-who': 'who must move',
    'move-to': 'where all of them must move',
    'move-battle': 'whom that player must battle there',
    place: 'where a warrior comes',
  },
  'lizard-envoys': {
    take: 'which card of the discard pile to take',
  },
  'sunward-expedition': {
    'set-up': 'where a foothold and warriors start',
    'take-off': 'which foothold to take off the map',
    land: 'where a foothold comes',
    settle: 'how many warriors come with it',
    act: 'what to do next',
    battle: 'where to battle',
    guard: 'at which foothold a warrior comes',
  },
  'mole-artisans': {
    keep: 'whether to keep the card',
  },
  'corvid-spies': {
    'set-up': 'where a warrior starts',
    place: 'where a Spy comes',
    act: 'what to do next',
    battle: 'where to battle next',
    rob: 'where to take cards',
  },
  'raven-sentries': {},
  'highway-bandits': {
    'set-up': 'on which path a bandit starts',
    lift: 'which bandit to take off the map',
    post: 'on which path a bandit comes',
    join: 'whether a warrior joins the move',
  },
  'bandit-gangs': {
    hired: 'where a Bandit joins you',
    act: 'what to do',
    gather: 'to which Bandit a warrior comes',
    place: 'where a Bandit comes',
  },
  'furious-protector': {
    'set-up': 'where the pawn starts',
    move: 'where the pawn goes',
    rage: 'whether warriors leave',
  },
  'stoic-protector': {
    hired: 'where the pawn joins you',
    move: 'where the pawn goes',
  },
}

const choices: Readonly<Record<HirelingChoice, string>> = {
  move: 'Move.',
  battle: 'Battle.',
  place: 'Place pieces.',
  remove: 'Remove pieces.',
  draw: 'Draw a card.',
  gather: 'Gather warriors.',
  rob: 'Take cards.',
  take: 'Take it.',
  'force-move': 'Force a move.',
  'force-battle': 'Force a battle.',
  keep: 'Keep it.',
}

const gear = (item: Item | 'club'): string => (item === 'club' ? 'a club' : anItem(item))

const gearHow: Readonly<
  Record<'gained' | 'exhausted' | 'refreshed' | 'removed', readonly [one: string, several: string]>
> = {
  gained: ['gains', 'gain'],
  exhausted: ['exhausts', 'exhaust'],
  refreshed: ['refreshes', 'refresh'],
  removed: ['loses', 'lose'],
}

/** Of hirelings in general. */
export const hirelings = {
  actions: {
    'hireling-give': ({ hireling, to }, _task, scene) => `Give ${who(scene, hireling)} to ${who(scene, to)}.`,
    'hireling-take': ({ hireling }, _task, scene) => `Take ${who(scene, hireling)}.`,
    'hireling-marker': ({ to }, _task, scene) => `${Who(scene, to)}.`,
    'hireling-set-up': ({ hireling }, _task, scene) => `Set up ${who(scene, hireling)}.`,
    'hireling-do': ({ what }) => choices[what],
    'hireling-at': ({ at }, _task, scene) => `In ${clearingName(scene, at)}.`,
    'hireling-forest': ({ forest }) => `In ${forestName(forest)}.`,
    'hireling-path': ({ from, to }, _task, scene) =>
      `On the path between ${clearingName(scene, from)} and ${clearingName(scene, to)}.`,
    'hireling-whom': ({ owner }, _task, scene) => `${Who(scene, owner)}.`,
    'hireling-piece': ({ owner, piece, treetop }, _task, scene) =>
      `A ${pieceNames[piece]} of ${who(scene, owner)}${treetop ? ' in the Elder Treetop' : ''}.`,
    'hireling-count': ({ count }) => `${count}.`,
    'hireling-card': ({ card }) => `${cardName(card)}.`,
    'hireling-item': ({ item, spent = false }) => `${capital(gear(item))}${spent ? ', exhausted' : ''}.`,
  },
  details: {
    'hireling-marker': ({ space }) => `space ${space}`,
    hireling({ hireling, step }) {
      const asked = hirelingQuestions[hireling][step]
      return asked === undefined ? hirelingTitle(hireling) : `${hirelingTitle(hireling)}, ${asked}`
    },
  },
  events: {
    hired: ({ seat, hireling, from }, names) =>
      from === null
        ? `${Does(names, seat, 'hires', 'hire')} ${who(names, hireling)}.`
        : `${Does(names, from, 'gives', 'give')} ${who(names, hireling)} to ${who(names, seat)}.`,
    'hireling-marker': ({ seat, space }, names) =>
      `${Does(names, seat, 'takes', 'take')} the hireling marker from space ${space} of the score track.`,
    'control-rolled': ({ seat, hireling, markers }, names) =>
      `${Does(names, seat, 'rolls', 'roll')} ${many(markers, 'control marker')} for ${who(names, hireling)}.`,
    'control-marker': ({ hireling, left }, names) =>
      left === 0
        ? `The last control marker goes off the card of ${who(names, hireling)}.`
        : `A control marker goes off the card of ${who(names, hireling)}: ${left} left.`,
    'hireling-pawn': ({ hireling, clearing, forest }, names) =>
      `The pawn of ${who(names, hireling)} is now in ${forest === null ? clearingName(names, clearing) : forestName(forest)}.`,
    'hireling-path': ({ hireling, from, to, how }, names) =>
      `A warrior of ${who(names, hireling)} ${how === 'placed' ? 'comes to' : 'leaves'} the path between ${clearingName(names, from)} and ${clearingName(names, to)}.`,
    'hireling-item': ({ hireling, item, how }, names) => `${Does(names, hireling, ...gearHow[how])} ${gear(item)}.`,
    'hireling-kept': ({ hireling, change }, names) =>
      change > 0
        ? `${many(change, 'warrior')} of ${who(names, hireling)} ${change === 1 ? 'goes' : 'go'} onto the card.`
        : `${many(-change, 'warrior')} of ${who(names, hireling)} ${change === -1 ? 'leaves' : 'leave'} the card.`,
    'hireling-rolled': ({ hireling, suit }, names) => `The die of ${who(names, hireling)} shows ${suit}.`,
  },
} satisfies PartWords

/** Their cards. */
export const hirelingCards: HirelingWords = {
  title: 'Hirelings',
  label: 'HIRELINGS',
  controlled: (who, markers) => `${who} (${many(markers, 'control marker')})`,
  uncontrolled: 'nobody controls it',
  supply: (count) => `${many(count, 'warrior')} in its supply`,
  kept: (count) => `${many(count, 'warrior')} on its card`,
  offMap: 'off the map',
  paths: (ends) => `on the paths ${ends}`,
  clubs: (count) => many(count, 'club'),
  ready: (items) => `ready ${items}`,
  exhausted: (items) => `exhausted ${items}`,
  track: (spaces) => `markers on ${spaces}`,
  due: (who, count) => `${who} takes ${count}`,
  marker: 'hireling marker',
}
