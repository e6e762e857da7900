import { leftToReturn } from '../rules/setup/advanced/held'
import { startingHand } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cards, left } from './forms'
import { cardName, cardNames, Does } from './names'

/** Of the advanced setup. */
export const advanced = {
  actions: {
    return: ({ card }) => `Odłóż do talii kartę ${cardName(card)}.`,
  },
  details: {
    'return-card': ({ seat }, scene) => left(leftToReturn(scene, seat), 'została'),
  },
  asks: {
    'five-cards': ' o swoich kartach',
    'return-card': ', którą kartę odłożyć do talii',
    preparation: ' o swojej ręce',
  },
  events: {
    kept: ({ seat, cards: kept }, names) =>
      `${Does(names, seat, 'zatrzymuje', 'zatrzymują')} ${kept ? cardNames(kept) : cards(startingHand)}.`,
  },
  refusals: {},
} satisfies PartWords
