import { frozen } from '../../core'
import { item } from '../../toolkit'
import type { Card } from './card'
import { exilesCards } from './data/exiles-cards'
import { sharedCards } from './data/shared-cards'
import { standardCards } from './data/standard-cards'
import type { Deck } from './deck'
import type { DeckId, Suit } from './vocabulary'

/** A card of either deck. */
export type CardId = (typeof sharedCards | typeof standardCards | typeof exilesCards)[number]['id']

/** Not frozen, for the rules alone: engines read frozen lists several times slower. */
const cards: readonly Card[] = [...sharedCards, ...standardCards, ...exilesCards]

export const allCards: readonly Card[] = /* @__PURE__ */ frozen(cards)

/** A card, and its place in the order of the data. */
interface Listed {
  readonly card: Card
  readonly rank: number
}

const byId: ReadonlyMap<string, Listed> = /* @__PURE__ */ new Map(cards.map((card, rank) => [card.id, { card, rank }]))

function listed(id: string): Listed {
  const found = byId.get(id)
  if (!found) throw new RangeError(`There is no card ${JSON.stringify(id)}.`)
  return found
}

export const cardOf = (id: string): Card => listed(id).card
export const isCard = (id: string): boolean => byId.has(id)

/** Every copy of every card of a deck; with two players dominance stays in the box (ROOT-5.1.3b). */
export function deckOf(deck: DeckId | Deck, players: number): string[] {
  const all =
    typeof deck === 'string' ? allCards.flatMap((card) => Array<string>(card[deck]).fill(card.id)) : deck.cards
  return all.filter((id) => players !== 2 || cardOf(id).kind !== 'dominance')
}

export const suitOf = (id: string): Suit => cardOf(id).suit

/** Whether a card serves for a suit: birds are wild (ROOT-2.1.1a), but nothing else stands for a bird (ROOT-2.1.1.2). */
export function matches(id: string, suit: Suit): boolean {
  const own = suitOf(id)
  return own === suit || own === 'bird'
}

/** Each different card of a list that fits, in the order of the data (ROOT-ENG-08, ROOT-ENG-29). */
export function different(cards: readonly string[], fits?: (id: string) => boolean): string[] {
  const found: string[] = []
  const ranks: number[] = []
  for (const card of cards) {
    if (found.includes(card) || (fits && !fits(card))) continue
    const { rank } = listed(card)
    // Each goes into its place at once: lists are short, and most are nearly in order.
    let place = found.length
    for (; place > 0 && item(ranks, place - 1) > rank; place--) {
      found[place] = item(found, place - 1)
      ranks[place] = item(ranks, place - 1)
    }
    found[place] = card
    ranks[place] = rank
  }
  return found
}
