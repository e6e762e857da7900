import { columns, type Suit } from '../rules/vocabulary'
import type { Asked, PartWords } from '../words/catalogue'
import { cardName, columnNames, leaderNames, pieceNames, Who, who } from './names'

const inSuit = (suit: Suit): string => (suit === 'bird' ? 'any clearing' : `a ${suit} clearing`)

const orders = {
  recruit: (suit: Suit) => `Recruit in ${inSuit(suit)}.`,
  move: (suit: Suit) => `Move from ${inSuit(suit)}.`,
  battle: (suit: Suit) => `Battle in ${inSuit(suit)}.`,
  build: (suit: Suit) => `Build in ${inSuit(suit)}.`,
}

function order(suit: Suit, task: Asked): string {
  const column = task?.do === 'order' ? columns[task.column] : undefined
  return column ? orders[column](suit) : `The order of ${suit}.`
}

export const eyrie = {
  actions: {
    decree: ({ card }) => `Add ${cardName(card)} to the Decree.`,
    column: ({ column }) => `Into the column ${columnNames[column]}.`,
    order: ({ suit }, task) => order(suit, task),
    leader: ({ leader }) => `The ${leaderNames[leader]} leads.`,
  },
  questions: {
    leader: 'Choose a leader.',
  },
  details: {
    decree: ({ added, bird }) => (added === 0 ? '' : `a second card${bird ? ', no bird' : ''}`),
    'decree-column': ({ card }) => (card === '' ? '' : cardName(card)),
    order: ({ column, left: orders }) => {
      const at = columns[column]
      return `${at ? columnNames[at] : ''}: ${orders.join(', ')}`
    },
    'order-place': ({ piece, suit }) => `a ${pieceNames[piece]}, by an order of ${suit}`,
  },
  events: {
    decree: ({ seat, card, column }, names) =>
      `${Who(names, seat)} adds ${cardName(card)} to the column ${columnNames[column]} of the Decree.`,
    turmoil: ({ seat }, names) => `${Who(names, seat)} falls into turmoil.`,
    leader: ({ seat, leader }, names) => `The leader of ${who(names, seat)} is the ${leaderNames[leader]}.`,
  },
  reasons: {
    'ROOT-7.6.1': 'for roosts on the map',
    'ROOT-7.7.1a': 'for the birds in the Decree',
    'ROOT-7.8.4a': 'by the Despot',
  },
} satisfies PartWords
