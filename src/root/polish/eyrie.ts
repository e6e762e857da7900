import { capital } from '../../toolkit/capital'
import { columns, type Suit } from '../rules/vocabulary'
import type { Asked, PartWords } from '../words/catalogue'
import { suitAdjectives } from './forms'
import { cardName, clearing, columnNames, Does, leaderNames, onClearing, pieceName, suitNames, whose } from './names'

const inSuit = (suit: Suit): string => (suit === 'bird' ? 'dowolnej' : suitAdjectives[suit].genitive)

const orders = {
  recruit: (suit: Suit) => `Werbunek na ${inSuit(suit)} polanie.`,
  move: (suit: Suit) => `Ruch z ${inSuit(suit)} polany.`,
  battle: (suit: Suit) => `Walka na ${inSuit(suit)} polanie.`,
  build: (suit: Suit) => `Budowa na ${inSuit(suit)} polanie.`,
}

function order(suit: Suit, task: Asked): string {
  const column = task?.do === 'order' ? columns[task.column] : undefined
  return column ? orders[column](suit) : `Rozkaz: ${suitNames[suit]}.`
}

/** Of the Eyrie. */
export const eyrie = {
  actions: {
    decree: ({ card }) => `Dodaj do Dekretu kartę ${cardName(card)}.`,
    column: ({ column }) => `Do kolumny ${columnNames[column]}.`,
    order: ({ suit }, task) => order(suit, task),
    leader: ({ leader }) => `Przywódcą zostaje ${leaderNames[leader]}.`,
  },
  details: {
    decree: ({ added, bird }) => (added === 0 ? '' : `druga karta${bird ? ', nie ptasia' : ''}`),
    'decree-column': ({ card }) => (card === '' ? '' : cardName(card)),
    order({ column, left: waiting }) {
      const at = columns[column]
      return `${at ? columnNames[at] : ''}: ${waiting.map((suit) => suitNames[suit]).join(', ')}`
    },
    'order-place': ({ piece, suit }) => `${pieceName(piece)}, rozkaz: ${suitNames[suit]}`,
  },
  asks: {
    'eyrie-corner': ', gdzie zacząć',
    leader: ' o Przywódcy',
    'decree-begins': ' o Dekrecie',
    order: ', który rozkaz jest następny',
    'decree-column-done': ' o Dekrecie',
    'order-place': ', gdzie rozmieścić komponent',
    'roost-points': ' o punktach',
    emergency: ' o Rozkazach Awaryjnych',
    decree: ', którą kartę dodać do Dekretu',
    'decree-column': ', do której kolumny trafia karta',
    'new-roost': ', gdzie postawić nowe Gniazdo',
  },
  questions: {
    leader: 'Wybierz Przywódcę.',
  },
  events: {
    decree: ({ seat, card, column }, names) =>
      `${Does(names, seat, 'dodaje', 'dodają')} kartę ${cardName(card)} do kolumny ${columnNames[column]} w Dekrecie.`,
    turmoil: ({ seat }, names) => `U ${whose(names, seat)} wybuchają Zamieszki.`,
    leader: ({ seat, leader }, names) => `Przywódcą ${whose(names, seat)} zostaje ${leaderNames[leader]}.`,
  },
  reasons: {
    'ROOT-7.6.1': 'za Gniazda na mapie',
    'ROOT-7.7.1a': 'za ptaki w Dekrecie',
    'ROOT-7.8.4a': 'dzięki Despocie',
  },
  refusals: {
    'fallen-leader': ({ leader }) => `Karta Przywódcy jest zakryta, to już obalony ${leaderNames[leader]}.`,
    'not-optional.decree': 'Do Dekretu trzeba dodać co najmniej jedną kartę.',
    'second-bird': 'Tylko jedna z kart dodawanych w turze może być ptasia.',
    'more-warriors': ({ at }, names) => `Gdzie indziej jest mniej wojowników niż ${onClearing(names, at)}.`,
    'craft-over.eyrie': 'Dynastie przekuwają przed Dekretem, a nie między jego rozkazami.',
    'not-optional.order': 'Nie można pominąć żadnego rozkazu Dekretu.',
    'no-such-order': ({ suit, column }) =>
      `W kolumnie ${columnNames[column]} nie ma już ${suitAdjectives[suit].genitive} karty.`,
    'wrong-suit.order': ({ suit, at }, names) =>
      `Rozkaz wymaga ${suitAdjectives[suit].genitive} polany, a ${clearing(names, at)} taką nie jest.`,
    'roost-there': ({ at }, names) => `${capital(onClearing(names, at))} jest już Gniazdo.`,
    'no-roost': ({ at }, names) => `${capital(onClearing(names, at))} nie ma Gniazda.`,
  },
} as const satisfies PartWords
