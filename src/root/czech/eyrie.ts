import { capital } from '../../toolkit/capital'
import { columns, type Suit } from '../rules/vocabulary'
import type { Asked, PartWords } from '../words/catalogue'
import { suitAdjectives } from './forms'
import { cardName, clearing, columnNames, Does, leaderNames, onClearing, pieceName, suitNames, whose } from './names'

const inSuit = (suit: Suit): string => (suit === 'bird' ? 'libovolné' : suitAdjectives[suit])

const orders = {
  recruit: (suit: Suit) => `Verbuj na ${inSuit(suit)} mýtině.`,
  move: (suit: Suit) => `Přesuň se z ${inSuit(suit)} mýtiny.`,
  battle: (suit: Suit) => `Bojuj na ${inSuit(suit)} mýtině.`,
  build: (suit: Suit) => `Stav na ${inSuit(suit)} mýtině.`,
}

function order(suit: Suit, task: Asked): string {
  const column = task?.do === 'order' ? columns[task.column] : undefined
  return column ? orders[column](suit) : `Rozkaz: ${suitNames[suit]}.`
}

/** Of the Eyrie. */
export const eyrie = {
  actions: {
    decree: ({ card }) => `Přidej do dekretu kartu ${cardName(card)}.`,
    column: ({ column }) => `Do sloupce ${columnNames[column]}.`,
    order: ({ suit }, task) => order(suit, task),
    leader: ({ leader }) => `Vůdcem se stává ${leaderNames[leader]}.`,
  },
  details: {
    decree: ({ added, bird }) => (added === 0 ? '' : `druhá karta${bird ? ', ne ptačí' : ''}`),
    'decree-column': ({ card }) => (card === '' ? '' : cardName(card)),
    order({ column, left: waiting }) {
      const at = columns[column]
      return `${at ? columnNames[at] : ''}: ${waiting.map((suit) => suitNames[suit]).join(', ')}`
    },
    'order-place': ({ piece, suit }) => `${pieceName(piece)}, rozkaz: ${suitNames[suit]}`,
  },
  asks: {
    'eyrie-corner': ', kde začít',
    leader: ' o vůdci',
    'decree-begins': ' o dekretu',
    order: ', který rozkaz přijde teď',
    'decree-column-done': ' o dekretu',
    'order-place': ', kam umístit komponent',
    'roost-points': ' o bodech',
    emergency: ' o nouzových rozkazech',
    decree: ', kterou kartu přidat do dekretu',
    'decree-column': ', do kterého sloupce karta přijde',
    'new-roost': ', kde postavit nové hnízdo',
  },
  questions: {
    leader: 'Vyber vůdce.',
  },
  events: {
    decree: ({ seat, card, column }, names) =>
      `${Does(names, seat, 'přidává', 'přidávají')} kartu ${cardName(card)} do sloupce ${columnNames[column]} v dekretu.`,
    turmoil: ({ seat }, names) => `${Does(names, seat, 'upadá', 'upadají')} do rozvratu.`,
    leader: ({ seat, leader }, names) => `Vůdcem ${whose(names, seat)} se stává ${leaderNames[leader]}.`,
  },
  reasons: {
    'ROOT-7.6.1': 'za hnízda na mapě',
    'ROOT-7.7.1a': 'za ptáky v dekretu',
    'ROOT-7.8.4a': 'díky Despotovi',
  },
  refusals: {
    'fallen-leader': ({ leader }) => `Vůdce ${leaderNames[leader]} byl svržen a jeho karta leží lícem dolů.`,
    'not-optional.decree': 'Do dekretu je nutné přidat aspoň jednu kartu.',
    'second-bird': 'Jen jedna z karet přidaných v jednom tahu smí být ptačí.',
    'more-warriors': ({ at }, names) => `Jinde je méně bojovníků než ${onClearing(names, at)}.`,
    'craft-over.eyrie': 'Rody vyrábějí před dekretem, ne mezi jeho rozkazy.',
    'not-optional.order': 'Žádný rozkaz dekretu nelze vynechat.',
    'no-such-order': ({ suit, column }) =>
      `Ve sloupci ${columnNames[column]} už není žádná ${suitAdjectives[suit]} karta.`,
    'wrong-suit.order': ({ suit, at }, names) =>
      `Rozkaz platí pro ${suitAdjectives[suit]} mýtinu, a ${clearing(names, at)} to není.`,
    'roost-there': ({ at }, names) => `${capital(onClearing(names, at))} už je hnízdo.`,
    'no-roost': ({ at }, names) => `${capital(onClearing(names, at))} není hnízdo.`,
  },
} as const satisfies PartWords
