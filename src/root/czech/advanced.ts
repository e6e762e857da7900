import { leftToReturn } from '../rules/setup/advanced/held'
import { startingHand } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cards, left } from './forms'
import { cardName, cardNames, Does } from './names'

/** Of the advanced setup. */
export const advanced = {
  actions: {
    return: ({ card }) => `Vrať do balíčku kartu ${cardName(card)}.`,
  },
  details: {
    'return-card': ({ seat }, scene) => left(leftToReturn(scene, seat)),
  },
  asks: {
    'five-cards': ' o svých kartách',
    'return-card': ', kterou kartu vrátit do balíčku',
    preparation: ' o své ruce',
  },
  events: {
    kept: ({ seat, cards: kept }, names) =>
      `${Does(names, seat, 'si nechává', 'si nechávají')} ${kept ? cardNames(kept) : cards(startingHand)}.`,
  },
  refusals: {},
} satisfies PartWords
