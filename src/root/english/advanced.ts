import { many } from '../../toolkit/counts'
import { leftToReturn } from '../rules/setup/advanced/held'
import { startingHand } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cardName, cardNames, Does, left } from './names'

/** Of the advanced setup. */
export const advanced = {
  actions: {
    return: ({ card }) => `Return ${cardName(card)} to the deck.`,
  },
  details: {
    'return-card': ({ seat }, scene) => left(leftToReturn(scene, seat)),
  },
  events: {
    kept: ({ seat, cards }, names) =>
      `${Does(names, seat, 'keeps', 'keep')} ${cards ? cardNames(cards) : many(startingHand, 'card')}.`,
  },
} satisfies PartWords
