import { many } from '../../toolkit/counts'
import type { PartWords } from '../words/catalogue'
import { cardName, clearingName, left, Who, who } from './names'

/** What an act of its turn is. */
export const allianceActs: Readonly<Record<string, string>> = {
  move: 'Move.',
  battle: 'Battle.',
  recruit: 'Recruit: a warrior in a clearing with a base.',
  organize: 'Organize: replace a warrior with sympathy.',
}

export const alliance = {
  actions: {
    revolt: ({ at }, _task, scene) => `Revolt in ${clearingName(scene, at)}.`,
    spread: ({ at }, _task, scene) => `Spread sympathy to ${clearingName(scene, at)}.`,
    supporter: ({ card }) => `Spend the supporter ${cardName(card)}.`,
    mobilize: ({ card }) => `Mobilize: add ${cardName(card)} to the supporters.`,
    train: ({ card }) => `Train: spend ${cardName(card)} for an officer.`,
    'lose-supporter': ({ card }) => `Discard the supporter ${cardName(card)}.`,
    outrage: ({ card }, _task, scene) => {
      const alliance = scene.seats.find((seat) => scene.sides[seat]?.board.faction === 'alliance')
      return `Give ${cardName(card)} to the supporters${alliance ? ` of ${who(scene, alliance)}` : ''}.`
    },
  },
  questions: {
    revolt: 'Start a revolt?',
    'alliance-daylight': 'Choose an action.',
    operations: 'Choose a military operation.',
    'operate-at': ({ what }) => (what === 'recruit' ? 'Where to recruit?' : 'Where to organize?'),
  },
  details: {
    support: ({ at, left: count }, scene) => `for ${clearingName(scene, at)}, ${left(count)}`,
    'operate-at': ({ what }) => (what === 'recruit' ? 'to recruit' : 'to organize'),
    operations: ({ seat, taken }, { sides }) => {
      const board = sides[seat]?.board
      return board && 'officers' in board ? left(board.officers - taken) : ''
    },
    'outrage-card': ({ at }, scene) => `in ${clearingName(scene, at)}`,
    'lose-supporter': 'no base is left',
  },
  events: {
    supporter: ({ seat, from, card }, names) =>
      `${card === null ? 'A card' : cardName(card)} from the ${from === 'deck' ? 'top of the deck' : 'hand'} joins the supporters of ${who(names, seat)}.`,
    officers: ({ seat, change }, names) =>
      `${Who(names, seat)} ${change < 0 ? 'loses' : 'gains'} ${many(Math.abs(change), 'officer')}.`,
  },
  reasons: {
    'ROOT-8.4.2.3': 'for sympathy',
    'ROOT-8.6.1.4a': 'for sympathy',
  },
} satisfies PartWords
