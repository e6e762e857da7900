import { many } from '../../toolkit/counts'
import type { Card, Moment } from '../rules/card'
import { cardOf, isCard } from '../rules/cards'
import { viziers } from '../rules/data/factions'
import { characterItems } from '../rules/data/items'
import { questCards } from '../rules/data/quests'
import { characters, leaders } from '../rules/vocabulary'
import { characterTexts, leaderTexts } from './words/effects'
import * as name from './words/names'

const moments: Readonly<Record<Moment, string>> = {
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
}

const costOf = ({ cost }: Card): string =>
  `Crafted with ${cost.map((suit) => (suit === 'any' ? 'any suit' : suit)).join(', ')}.`

const coalition = 'A Vagabond enters a coalition instead.'

function cardText(card: Card): string {
  const title = `${name.cardName(card.id)}.`
  switch (card.kind) {
    case 'ambush':
      return `${title} As defender in a clearing of its suit, deal two hits before the roll; or foil such an ambush as attacker.`
    case 'dominance':
      return card.suit === 'bird'
        ? `${title} In Daylight, with 10 points or more: win by ruling two opposite corners when your Birdsong begins. ${coalition}`
        : `${title} In Daylight, with 10 points or more: win by ruling three ${card.suit} clearings when your Birdsong begins. ${coalition}`
    case 'item':
      return `${title} ${costOf(card)} Brings ${card.item ? name.anItem(card.item) : 'an item'} and ${many(card.points, 'point')}.`
    default:
      return `${title} ${costOf(card)} ${card.when ? `${moments[card.when]}: ` : ''}${card.text}`
  }
}

/**
 * What a card, a quest, a leader or a character of Root does, in a few sentences; `null` if nothing has this id.
 *
 * @example
 * explain('royal-claim') // "Royal Claim (bird). Crafted with any suit, any suit, any suit, any suit. In your Birdsong, once: ..."
 */
export function explain(id: string): string | null {
  if (isCard(id)) return cardText(cardOf(id))
  const quest = questCards.find((each) => each.id === id)
  if (quest)
    return `${name.questName(id)}. Exhaust these items in a ${quest.suit} clearing: draw two cards, or score a point for each finished quest of this suit.`
  const leader = leaders.find((each) => each === id)
  if (leader)
    return `${name.leaderNames[leader]}. ${leaderTexts[leader]} Viziers: ${viziers[leader].map((column) => name.columnNames[column]).join(' and ')}.`
  const character = characters.find((each) => each === id)
  if (character)
    return `${name.characterNames[character]}. Starts with ${characterItems[character].map((item) => name.itemNames[item]).join(', ')}. ${characterTexts[character]}`
  return null
}
