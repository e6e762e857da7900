import { many } from '../../toolkit/counts'
import { cardOf } from '../rules/cards'
import type { Mood } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { anItem, cardName, clearingName, Does, left, moodNames, verb, who } from './names'

/** What a command is. */
export const commandActs: Readonly<Record<string, string>> = {
  move: 'Move.',
  battle: 'Battle.',
  build: 'Build: spend a card for a stronghold in a clearing of its suit.',
}

export const advanceActs: Readonly<Record<string, string>> = {
  move: 'Move the Warlord, and then battle if you like.',
  battle: 'Battle where the Warlord is.',
}

export const relentlessActs: Readonly<Record<string, string>> = {
  move: 'Move the Warlord once more.',
  battle: 'Battle where the Warlord is once more.',
}

/** What each mood does. */
const moods: Readonly<Record<Mood, string>> = {
  bitter: 'before the roll of a battle at the Warlord, mobs there and beside it become warriors.',
  grandiose: 'the Warlord advances before you command the Hundreds.',
  jubilant: 'inciting a mob at the Warlord lets you roll the mob die up to four times.',
  lavish: 'at the end of Birdsong, give up items of the Hoard for two warriors each.',
  relentless: 'after an advance with a move and a battle, move or battle with the Warlord once more.',
  rowdy: 'draw a card more in Evening, or two with three or more enemy pieces at the Warlord.',
  stubborn: 'in a battle at the Warlord, the first hit that you take does not count.',
  wrathful: 'as attacker at the Warlord, deal an extra hit.',
}

export const hundreds = {
  actions: {
    raze: ({ at }, _task, scene) => `Raze in ${clearingName(scene, at)}.`,
    anoint: ({ at }, _task, scene) => `Anoint a Warlord in ${clearingName(scene, at)}.`,
    mood: ({ mood }) => `${moodNames[mood]}: ${moods[mood]}`,
    'give-up': ({ item }) => `Remove ${anItem(item)} from the game.`,
    keep: ({ what }, task) => {
      const card = task?.do === 'item-or-points' ? cardOf(task.card) : null
      if (what === 'item') return `Keep ${card?.item ? anItem(card.item) : 'the item'}, and score nothing for it.`
      return `Remove the item from the game${card ? `, and score ${many(card.points, 'point')}` : ' for its points'}.`
    },
    lead: ({ along }) => (along ? 'The Warlord goes along.' : 'The Warlord stays.'),
    loot: ({ yes }) => (yes ? 'Loot: deal no rolled hits, and take an item if you rule at the end.' : 'Do not loot.'),
    'loot-item': ({ item, ready }) => `Take ${anItem(item)}${ready ? '' : ' (exhausted)'}.`,
    muster: ({ at }, _task, scene) => `Make the mob in ${clearingName(scene, at)} a warrior.`,
    incite: ({ card }) => `Spend ${cardName(card)} to incite a mob.`,
    roll: 'Roll the mob die.',
  },
  questions: {
    'item-or-points': 'The item or its points?',
    mood: 'Choose a mood.',
    command: 'Choose a command.',
    lead: 'Does the Warlord go along?',
    advance: 'Advance with the Warlord?',
    relentless: 'One more move or battle?',
    loot: 'Loot?',
    incite: 'Spend a card to incite a mob?',
    jubilant: 'Roll the mob die?',
  },
  details: {
    overflow: ({ item }) => `for ${anItem(item)}`,
    'raze-item': ({ at }, scene) => `in ${clearingName(scene, at)}`,
    'mob-at': ({ suit }) => `the die shows ${suit}`,
    'fortify-at': ({ suit }) => `with a ${suit} card`,
    lead: ({ from, to }, scene) => `from ${clearingName(scene, from)} to ${clearingName(scene, to)}`,
    'lead-count': ({ to }, scene) => `to ${clearingName(scene, to)}`,
    'loot-item': ({ of }, scene) => `from ${who(scene, of)}`,
    bitter: ({ count }) => (count === 0 ? '' : `${many(count, 'mob')} so far`),
    'incite-at': ({ suit }) => `with a ${suit} card`,
    jubilant: ({ left: count }) => left(count),
  },
  events: {
    mood: ({ seat, mood }, names) => `${Does(names, seat, 'is', 'are')} ${moodNames[mood]} now.`,
    'mob-die': ({ suit }) => `The mob die shows ${suit}.`,
    looting: ({ seat }, names) => `${Does(names, seat, 'loots', 'loot')}: no rolled hits in this battle.`,
    looted: ({ seat, of, item }, names) =>
      `${Does(names, seat, 'takes', 'take')} ${anItem(item)} of ${who(names, of)} for ${verb(names, seat, 'its', 'their')} Hoard.`,
  },
  reasons: {
    'ROOT-14.2.4.1b': 'for an item too many',
    'ROOT-14.6.2a': 'for oppressed clearings',
  },
} satisfies PartWords
