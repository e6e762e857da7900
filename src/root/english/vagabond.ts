import type { Event } from '../rules/event'
import type { Character, Item } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import {
  anItem,
  cardName,
  characterNames,
  clearingName,
  forestName,
  left,
  pieceNames,
  questName,
  relationName,
  verb,
  Who,
  who,
} from './names'

/** As in `a ready sword`, `a damaged boot, exhausted`. */
const lying = (item: Item, up: boolean, damaged: boolean): string =>
  `${anItem(item)} (${damaged ? 'damaged, ' : ''}${up ? 'ready' : 'exhausted'})`

/** It goes on with a verb in the number of its player. */
type Happening = (item: Item, does: (one: string, several: string) => string) => string

/** What happens to an item. */
const happens: Readonly<Record<Extract<Event, { type: 'item' }>['how'], Happening>> = {
  gained: (item, does) => `${does('gains', 'gain')} ${anItem(item)}`,
  exhausted: (item, does) => `${does('exhausts', 'exhaust')} ${anItem(item)}`,
  refreshed: (item, does) => `${does('refreshes', 'refresh')} ${anItem(item)}`,
  damaged: (item, does) => `${does('damages', 'damage')} ${anItem(item)}`,
  repaired: (item, does) => `${does('repairs', 'repair')} ${anItem(item)}`,
  removed: (item, does) => `${does('removes', 'remove')} ${anItem(item)} from the game`,
  scorched: (_item, does) =>
    `${does('leaves', 'leave')} a torch in the clearing: nothing is placed or moved there any more`,
}

/** Special actions in a list of choices; characters without one have no line. */
export const characterActions: Readonly<Partial<Record<Character, string>>> = {
  thief: 'Steal a card at random from a player here (a torch).',
  tinker: 'Day Labor: take a card of this suit from the discard pile (a torch).',
  ranger: 'Hideout: repair three items, and Daylight ends (a torch).',
  vagrant: 'Instigate a battle between two others here (a torch).',
  scoundrel: 'Scorched Earth: leave the torch here, and remove all enemy pieces (a torch).',
  harrier: 'Glide to any clearing (a torch).',
}

/** What an act of its turn is. */
export const vagabondActs: Readonly<Record<string, string>> = {
  move: 'Move (a boot; one more into a clearing with Hostile warriors).',
  battle: 'Battle (a sword).',
  explore: 'Explore the ruin here (a torch).',
  aid: 'Aid a player here (any item and a card).',
  quest: 'Finish a quest.',
  strike: 'Strike a piece here (a crossbow).',
  repair: 'Repair an item (a hammer).',
}

export const vagabond = {
  actions: {
    character: ({ character }) => `Play the ${characterNames[character]}.`,
    'start-in': ({ forest }) => `Start in ${forestName(forest)}.`,
    refresh: ({ item, damaged }) => `Refresh ${anItem(item)}${damaged ? ' (damaged)' : ''}.`,
    slip: ({ forest }) => `Slip into ${forestName(forest)}.`,
    along: ({ ally }, _task, scene) => (ally === null ? 'Move alone.' : `Take warriors of ${who(scene, ally)} along.`),
    repair: ({ item, up }) => `Repair ${lying(item, up, true)}.`,
    aid: ({ seat }, _task, scene) => `Aid ${who(scene, seat)}.`,
    exhaust: ({ item }) => `Exhaust ${anItem(item)}.`,
    take: ({ item }) => `Take ${anItem(item)}.`,
    explore: ({ item }) => (item === null ? 'Take nothing: you have such items from ruins.' : `Take ${anItem(item)}.`),
    quest: ({ quest }) => `Finish ${questName(quest)}.`,
    improvise: ({ item, for: missing }) => `Let ${anItem(item)} stand for ${anItem(missing)}; it is damaged.`,
    'as-listed': 'Use the items that the quest asks for.',
    reward: ({ take }) =>
      take === 'cards' ? 'Draw two cards.' : 'Score a point for each finished quest of this suit.',
    strike: ({ seat }, _task, scene) => `Strike ${who(scene, seat)}.`,
    'strike-piece': ({ piece, treetop }) => `Remove a ${pieceNames[piece]}${treetop ? ' in the Elder Treetop' : ''}.`,
    labor: ({ card }) => `Take ${cardName(card)} from the discard pile.`,
    glide: ({ at }, _task, scene) => `Glide to ${clearingName(scene, at)}.`,
    damage: ({ item, up }) => `Damage ${lying(item, up, false)}.`,
    'lose-ally': 'Let a warrior of the ally take the hit.',
    drop: ({ item, up, damaged }) => `Remove ${lying(item, up, damaged)} from the game.`,
    enlist: ({ yes }, task, scene) => {
      const whom = task?.do === 'enlist' ? who(scene, task.arbiter) : 'the Arbiter'
      return yes ? `Enlist ${whom}, who scores a point.` : `Do not enlist ${whom}.`
    },
  },
  questions: {
    character: 'Choose a character.',
    'vagabond-daylight': 'Choose an action.',
    quest: 'Choose a quest.',
    reward: 'Choose the reward.',
    enlist: 'Enlist the Arbiter?',
  },
  details: {
    refresh: ({ left: count }) => left(count),
    along: ({ from, to }, scene) => `from ${clearingName(scene, from)} to ${clearingName(scene, to)}`,
    'along-count': ({ ally }, scene) => `of ${who(scene, ally)}`,
    repair: ({ left: count }) => left(count),
    'aid-item': ({ to }, scene) => `to aid ${who(scene, to)}`,
    'aid-card': ({ to }, scene) => `to aid ${who(scene, to)}`,
    'aid-take': ({ to }, scene) => `from ${who(scene, to)}`,
    improvise: ({ quest }) => questName(quest),
    reward: ({ quest }) => questName(quest),
    'strike-piece': ({ whom }, scene) => `of ${who(scene, whom)}`,
    'instigate-against': ({ attacker }, scene) => `against ${who(scene, attacker)}`,
    damage: ({ left: count }) => left(count),
    'take-items': ({ left: count }) => left(count),
  },
  events: {
    character: ({ seat, character }, names) => `${Who(names, seat)} is the ${characterNames[character]}.`,
    item: ({ seat, item, how }, names) =>
      `${Who(names, seat)} ${happens[how](item, (one, several) => verb(names, seat, one, several))}.`,
    relation: ({ seat, with: other, space }, names) =>
      `To ${who(names, seat)}, ${who(names, other)} ${verb(names, other, 'is', 'are')} ${relationName(space)} now.`,
    quest: ({ seat, quest }, names) => `${Who(names, seat)} finishes the quest ${questName(quest)}.`,
    'ruin-removed': ({ at }, names) => `The ruin in ${clearingName(names, at)} is removed.`,
    pawn: ({ seat, clearing, forest, ferry }, names) =>
      `${Who(names, seat)} goes to ${forest === null ? clearingName(names, clearing) : forestName(forest)}${ferry ? ' by the Ferry' : ''}.`,
  },
  reasons: {
    'ROOT-9.2.9.1.2': 'for the better relationship',
    'ROOT-9.2.9.2.1': 'for aid to an Allied faction',
    'ROOT-9.2.9.3.1a': 'for Infamy',
    'ROOT-9.5.3a': 'for the explored ruin',
    'ROOT-9.5.5c': 'for quests of this suit',
    'ROOT-D.5.2b': 'for being enlisted',
  },
} satisfies PartWords
