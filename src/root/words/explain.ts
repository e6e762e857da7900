import { type CardId, cardOf, isCard } from '../rules/cards'
import { characterItems } from '../rules/data/items'
import { questCards } from '../rules/data/quests'
import { court } from '../rules/factions/duchy/facts'
import { viziers } from '../rules/factions/eyrie/facts'
import { characters, leaders, ministers } from '../rules/vocabulary'
import type { RootWords } from './catalogue'
import { cardName } from './names'

/** The cards whose effects a catalogue tells, each in words of its own: those that lie in the play area, or work at once. */
export type WrittenCard = Exclude<
  CardId,
  | `${'ambush' | 'dominance'}-${string}`
  | `root-tea-${string}`
  | `travel-gear-${string}`
  | `crossbow-${string}`
  | 'birdy-bindle'
  | 'woodland-runners'
  | 'arms-trader'
  | 'gently-used-knapsack'
  | 'protection-racket'
  | 'foxfolk-steel'
  | 'anvil'
  | 'smugglers-trail'
  | 'a-visit-to-friends'
  | 'bake-sale'
  | 'mouse-in-a-sack'
  | 'investments'
  | 'sword'
>

/** What a card does, without its name; nothing for a card of a board. */
export function cardText(words: RootWords, id: string): string {
  if (!isCard(id)) return ''
  const card = cardOf(id)
  const say = words.explain
  switch (card.kind) {
    case 'ambush':
      return say.ambush(card)
    case 'dominance':
      return say.dominance(card)
    case 'item':
      return `${say.cost(card)} ${say.brings(card.item, card.points)}`
    default:
      return `${say.cost(card)} ${card.when ? `${say.moments[card.when]}: ` : ''}${say.text(id)}`
  }
}

/** Explains a card, a quest, a leader, a character or a minister; `null` for an unknown id. */
export function explained(words: RootWords, id: string): string | null {
  const { names, explain: say } = words
  if (isCard(id)) return `${cardName({ words }, id)}. ${cardText(words, id)}`
  const quest = questCards.find((each) => each.id === id)
  if (quest) return `${names.quest(id)}. ${say.quest(quest)}`
  const leader = leaders.find((each) => each === id)
  if (leader) return `${names.leaders[leader]}. ${say.leaders[leader]} ${say.viziers(viziers[leader])}`
  const character = characters.find((each) => each === id)
  if (character)
    return `${names.characters[character]}. ${say.startsWith(characterItems[character])} ${say.characters[character]}`
  const minister = ministers.find((each) => each === id)
  if (minister) return `${names.ministers[minister]}. ${say.takes(court[minister].rank)} ${say.ministers[minister]}`
  return null
}
