import { many } from '../../toolkit/counts'
import { poolIn } from '../rules/setup/advanced/choose-faction'
import { leftToReturn } from '../rules/setup/advanced/held'
import { startingHand } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { boxNames, cardName, cardNames, clearingName, Does, left, several } from './names'

/** Of the advanced setup. */
export const advanced = {
  actions: {
    return: ({ card }) => `Return ${cardName(card)} to the deck.`,
    homeland: ({ at }, _task, scene) => `Your homeland is ${clearingName(scene, at)}.`,
    'set-up'({ at }, task, scene) {
      const [piece = 'warrior'] = task?.do === 'set-up' ? task.pieces : []
      return `Place ${several(1, piece)} in ${clearingName(scene, at)}.`
    },
  },
  questions: {
    'choose-faction': 'Choose a setup card.',
    homeland: 'Choose a homeland.',
  },
  details: {
    'choose-faction': (_task, scene) =>
      poolIn(scene)
        .cards.map(({ faction }) => boxNames[faction])
        .join(', '),
    homeland: ({ chosen }) => (chosen.length === 0 ? '' : `chosen already: ${chosen.join(', ')}`),
    'set-up': ({ pieces }) => (pieces[0] ? several(pieces.length, pieces[0]) : ''),
    'return-card': ({ seat }, scene) => left(leftToReturn(scene, seat)),
  },
  events: {
    homeland: ({ seat, at }, names) => `${Does(names, seat, 'makes', 'make')} ${clearingName(names, at)} a homeland.`,
    kept: ({ seat, cards }, names) =>
      `${Does(names, seat, 'keeps', 'keep')} ${cards ? cardNames(cards) : many(startingHand, 'card')}.`,
  },
} satisfies PartWords
