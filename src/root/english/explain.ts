import { many } from '../../toolkit/counts'
import { cardOf } from '../rules/cards'
import { ranked } from '../rules/factions/duchy/facts'
import type { ExplainWords } from '../words/catalogue'
import { deeds } from './duchy'
import { anItem, columnNames, itemNames } from './names'

const coalition = 'A Vagabond enters a coalition instead.'

export const explain: ExplainWords = {
  ambush: () =>
    'As defender in a clearing of its suit, deal two hits before the roll; or foil such an ambush as attacker.',
  dominance: ({ suit }) =>
    suit === 'bird'
      ? `In Daylight, with 10 points or more: win by ruling two opposite corners when your Birdsong begins. ${coalition}`
      : `In Daylight, with 10 points or more: win by ruling three ${suit} clearings when your Birdsong begins. ${coalition}`,
  cost: ({ cost }) => `Crafted with ${cost.map((suit) => (suit === 'any' ? 'any suit' : suit)).join(', ')}.`,
  brings: (item, points) => `Brings ${item ? anItem(item) : 'an item'} and ${many(points, 'point')}.`,
  moments: {
    'birdsong.start': 'At the start of your Birdsong, once',
    birdsong: 'In your Birdsong, once',
    'birdsong.end': 'At the end of your Birdsong',
    'daylight.start': 'At the start of your Daylight, once',
    daylight: 'In your Daylight, once',
    'evening.start': 'At the start of your Evening, once',
    evening: 'In your Evening',
    'battle.effects': 'In battle, after the roll',
    'on-craft': 'As soon as it is crafted',
    'on-event': 'Whenever it happens',
    always: 'Always',
  },
  text: (id) => cardOf(id).text,
  quest: ({ suit }) =>
    `Exhaust these items in a ${suit} clearing: draw two cards, or score a point for each finished quest of this suit.`,
  leaders: {
    builder: 'Crafted items bring their full points.',
    charismatic: 'Each recruit order places two warriors.',
    commander: 'As attacker you deal an extra hit.',
    despot: 'A point more for each battle in which you remove enemy buildings or tokens.',
  },
  viziers: (columns) => `Viziers: ${columns.map((column) => columnNames[column]).join(' and ')}.`,
  characters: {
    thief: 'Steal: exhaust a torch, and take a card at random from a player with pieces in your clearing.',
    tinker: 'Day Labor: exhaust a torch, and take a card that matches your clearing from the discard pile.',
    ranger: 'Hideout: exhaust a torch, repair three items, and end your Daylight at once.',
    vagrant:
      'Instigate: exhaust a torch, and choose an attacker and a defender in your clearing. You choose what both lose, and remove it.',
    arbiter:
      'Protect: a defender in your clearing may enlist you. You score a point, and your swords raise the most hits that the defender can roll.',
    scoundrel:
      'Scorched Earth: put a torch into your clearing for good, and remove all enemy pieces there. Nothing is placed or moved there any more.',
    adventurer: 'Improvise: once in a turn one ready item stands for any other in a quest; it is damaged by that.',
    ronin: 'Swift Strike: in battle, after the roll, exhaust a sword for an extra hit.',
    harrier: 'Glide: exhaust a torch, and move to any clearing of the map without boots.',
  },
  takes: (rank) =>
    `Swayed by revealing ${many(ranked[rank].cards, 'card')}, for ${many(ranked[rank].points, 'point')}.`,
  ministers: deeds,
  startsWith: (items) => `Starts with ${items.map((item) => itemNames[item]).join(', ')}.`,
}
