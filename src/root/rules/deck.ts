/**
 * A deck of your own, made of the cards that there are: a list of ids in which an id stands as often as the card is in the deck.
 *
 * @example
 * const cards = rootCards.flatMap(({ id, standard, exiles }) => Array<string>(Math.max(standard, exiles)).fill(id))
 * const deck: Deck = { id: 'both', name: 'Both decks', cards }
 */
export interface Deck {
  readonly id: string
  readonly name: string
  readonly cards: readonly string[]
}
