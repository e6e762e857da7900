import { capital } from '../../toolkit/capital'
import { many } from '../../toolkit/counts'
import type { HirelingChoice } from '../rules/hirelings/steps'
import type { Item } from '../rules/vocabulary'
import type { HirelingQuestions, HirelingWords, PartWords } from '../words/catalogue'
import { hirelingAsks } from '../words/hireling-asks'
import { anItem, cardName, clearingName, Does, forestName, hirelingTitle, pieceNames, Who, who } from './names'

/** What each step of a text asks, to end the sentence "the Marquise decides on a hireling: Forest Patrol, …". */
export const hirelingQuestions: HirelingQuestions = {
  'forest-patrol': {
    act: {
      others: 'whether they move and battle, or come back from the card',
      you: 'move and battle, or come back from the card',
    },
    battle: { others: 'where they battle', you: 'where to battle' },
    return: { others: 'where the warriors of the card come back', you: 'where to bring back the warriors of the card' },
  },
  'feline-physicians': {
    heal: 'which card brings the removed warriors back',
    bed: { others: 'where the removed warriors come back', you: 'where to bring back the removed warriors' },
  },
  'last-dynasty': {
    arrive: { others: 'where they come to the map', you: 'where to come to the map' },
  },
  'bluebird-nobles': {},
  'spring-uprising': {
    gather: { others: 'where a warrior comes', you: 'where to place a warrior' },
    rise: { others: 'whether they strike or gather', you: 'strike or gather' },
    strike: { others: 'where they strike', you: 'where to strike' },
    toll: 'which card pays for the attack',
  },
  'rabbit-scouts': {
    scout: 'which card brings the higher number',
  },
  'the-exile': {
    start: { others: 'in which forest it starts', you: 'in which forest to start' },
    act: { others: 'whether it moves or battles', you: 'move or battle' },
    exhaust: 'which item is exhausted',
    roam: { others: 'to which forest it moves', you: 'to which forest to move' },
    'battle-in': { others: 'where it battles', you: 'where to battle' },
    rest: { others: 'that its items are ready again', you: 'refresh its items' },
    hit: 'which item takes a hit',
  },
  'the-brigand': {
    ruin: { others: 'from which ruin an item is taken', you: 'from which ruin to take an item' },
    exhaust: 'which item is exhausted',
    steal: { others: 'from whom a card is stolen', you: 'from whom to steal a card' },
  },
  'flame-bearers': {
    gather: { others: 'where a warrior comes', you: 'where to place a warrior' },
    'burn-in': { others: 'where they burn pieces next', you: 'where to burn pieces next' },
    burn: 'which piece burns',
    spread: { others: 'where one more comes', you: 'where to place one more' },
  },
  'rat-smugglers': {
    pay: 'which card is discarded',
    act: { others: 'whether it pays for a move or a battle', you: 'pay for a move or a battle' },
  },
  'vault-keepers': {
    found: { others: 'where the first vault stands', you: 'where to put the first vault' },
    build: { others: 'where a vault is built', you: 'where to build a vault' },
    settle: { others: 'where a new vault stands', you: 'where to put the new vault' },
    act: { others: 'whether they battle or guard their vaults', you: 'battle, or guard the vaults' },
    battle: { others: 'where they battle next', you: 'where to battle next' },
    guard: 'which vault gets a warrior',
  },
  'badger-bodyguards': {},
  'popular-band': {
    'set-up': { others: 'where a warrior starts', you: 'where to start a warrior' },
    hired: { others: 'where a warrior joins you', you: 'where to place a warrior' },
    crowd: { others: 'where the Band plays for warriors nearby', you: 'where to play for warriors nearby' },
    force: 'whose warrior must come from the neighbouring clearing',
    place: { others: 'where another warrior comes', you: 'where to place another warrior' },
  },
  'street-band': {
    place: { others: 'where a warrior comes', you: 'where to place a warrior' },
  },
  'riverfolk-flotilla': {
    'set-up': { others: 'where the pawn starts', you: 'where to start the pawn' },
    draw: { others: 'whether to draw a card', you: 'draw a card' },
    sail: { others: 'where the pawn goes along the river', you: 'where to send the pawn along the river' },
    battle: 'whom to battle',
    ferry: { others: 'whether the pawn goes by the Ferry', you: 'go by the Ferry' },
  },
  'otter-divers': {},
  'warm-sun-prophets': {
    hired: { others: 'where a warrior joins you', you: 'where to place a warrior' },
    preach: 'what to do',
    'battle-where': { others: 'where somebody must battle', you: 'where must somebody battle' },
    'battle-who': 'who must battle',
    'battle-whom': { others: 'whom that player must battle', you: 'whom must that player battle' },
    'move-where': { others: 'from where somebody must move', you: 'from where must somebody move' },
    'move-who': 'who must move',
    'move-to': { others: 'where all of them must move', you: 'where must all of them move' },
    'move-battle': { others: 'whom that player must battle there', you: 'whom must that player battle there' },
    place: { others: 'where a warrior comes', you: 'where to place a warrior' },
  },
  'lizard-envoys': {
    take: 'which card of the discard pile to take',
  },
  'sunward-expedition': {
    'set-up': { others: 'where a foothold and warriors start', you: 'where to start a foothold and warriors' },
    'take-off': 'which foothold to take off the map',
    land: { others: 'where a foothold comes', you: 'where to place a foothold' },
    settle: 'how many warriors come with it',
    act: 'what to do next',
    battle: 'where to battle',
    guard: { others: 'at which foothold a warrior comes', you: 'at which foothold to place a warrior' },
  },
  'mole-artisans': {
    keep: { others: 'whether to keep the card', you: 'keep the card' },
  },
  'corvid-spies': {
    'set-up': { others: 'where a warrior starts', you: 'where to start a warrior' },
    place: { others: 'where a Spy comes', you: 'where to place a Spy' },
    act: 'what to do next',
    battle: 'where to battle next',
    rob: 'where to take cards',
  },
  'raven-sentries': {},
  'highway-bandits': {
    'set-up': { others: 'on which path a bandit starts', you: 'on which path to start a bandit' },
    lift: 'which bandit to take off the map',
    post: { others: 'on which path a bandit comes', you: 'on which path to place a bandit' },
    join: { others: 'whether a warrior joins the move', you: 'does a warrior join the move' },
  },
  'bandit-gangs': {
    hired: { others: 'where a Bandit joins you', you: 'where to place a Bandit' },
    act: 'what to do',
    gather: { others: 'to which Bandit a warrior comes', you: 'which Bandit gets a warrior' },
    place: { others: 'where a Bandit comes', you: 'where to place a Bandit' },
  },
  'furious-protector': {
    'set-up': { others: 'where the pawn starts', you: 'where to start the pawn' },
    move: { others: 'where the pawn goes', you: 'where to move the pawn' },
    rage: { others: 'whether warriors leave', you: 'remove warriors' },
  },
  'stoic-protector': {
    hired: { others: 'where the pawn joins you', you: 'where to place the pawn' },
    move: { others: 'where the pawn goes', you: 'where to move the pawn' },
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
    'hireling-count': ({ count }) => `${many(count, 'warrior')}.`,
    'hireling-card': ({ card }) => `${cardName(card)}.`,
    'hireling-item': ({ item, spent = false }) => `${capital(gear(item))}${spent ? ', exhausted' : ''}.`,
  },
  questions: {
    hireling: (task) => `${hirelingTitle(task.hireling)}: ${hirelingAsks(hirelingQuestions, task).you}?`,
  },
  details: {
    'hireling-marker': ({ space }) => `space ${space}`,
    hireling: (task) => `${hirelingTitle(task.hireling)}, ${hirelingAsks(hirelingQuestions, task).others}`,
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
    'hireling-pawn': ({ hireling, clearing, forest, ferry }, names) =>
      ferry
        ? `The Ferry carries the pawn of ${who(names, hireling)} to ${clearingName(names, clearing)}.`
        : `The pawn of ${who(names, hireling)} is now in ${forest === null ? clearingName(names, clearing) : forestName(forest)}.`,
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
