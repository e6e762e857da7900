import { type Check, fits, listOf, many, objectOf, type Shape } from '../../../toolkit'
import { cardOf, isCard } from '../cards'
import type { Deck } from '../deck'
import * as shape from '../shapes'
import { mostCards } from '../vocabulary'

/** As many as a state can hold and a game can do with. */
const fewestCards = 40

export const deckShape = (): Shape<Deck> =>
  objectOf<Deck>({ id: shape.ownId, name: shape.ownName, cards: listOf(shape.card, mostCards) })

/** Whether a game can be played with a deck, and everything that keeps it from that. */
export const isDeck: Check<Deck> = (deck, problems): deck is Deck => {
  if (!fits(deckShape(), deck, problems)) return false
  const before = problems.found.length
  const { cards } = deck
  if (cards.length < fewestCards)
    problems.add(
      'cards',
      `There are ${many(cards.length, 'card')}; a deck has ${fewestCards} to ${mostCards} (ROOT-5.1.3a).`,
    )
  for (const [index, id] of cards.entries()) {
    if (!isCard(id)) problems.add(`cards[${index}]`, `There is no card ${id}.`)
    else if (cardOf(id).kind === 'dominance' && cards.indexOf(id) !== index)
      problems.add(
        `cards[${index}]`,
        `The dominance card ${id} is there twice; there is one of each suit (ROOT-2.1.3a).`,
      )
  }
  return problems.found.length === before && !problems.full
}
