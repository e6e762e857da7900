import { allCards, suitOf } from '../rules/cards'
import { pieceKinds, pieceTotals } from '../rules/pieces'
import type { VagabondBoard } from '../rules/state'
import { characters, clearingCount, columns, factions, items, leaders, suits } from '../rules/vocabulary'
import { mostForests, seats } from './actions'
import {
  cardCount,
  type Part,
  type Put,
  placeOf,
  putAll,
  putCards,
  putClearings,
  putName,
  putOne,
  putQuests,
  questCount,
  type Seated,
  seatNumbers,
} from './sight'

const effects = allCards.filter(({ kind }) => kind === 'persistent').map(({ id }) => id)
const dominances = allCards.filter(({ kind }) => kind === 'dominance').map(({ id }) => id)
const mostWarriors = Math.max(...Object.values(pieceTotals).map(({ warrior = 0 }) => warrior))
/** More of these are counted as so many. */
const manyPoints = 40
const manyCards = 20
const manyOrders = 10
const manyItems = 8

const boardOf = ({ side }: Seated): VagabondBoard | null =>
  side.board.faction === 'vagabond' || side.board.faction === 'vagabond2' ? side.board : null

/** What somebody has seen of another hand and may still know of it. */
const noted = ({ sight, seat, side }: Seated): readonly string[] =>
  side.hand ?? sight.view.sides[sight.me]?.seen[seat] ?? []

function supportersOf({ sight, side }: Seated): readonly string[] {
  const { board } = side
  return board.faction === 'alliance' ? (board.supporters ?? board.given[sight.me] ?? []) : []
}

/** Cards of the Decree by suit, and viziers apart, column by column. */
function putDecree(put: Put, { side: { board } }: Seated): void {
  if (board.faction !== 'eyrie') return
  for (const [number, column] of columns.entries()) {
    const counts = [0, 0, 0, 0, 0]
    for (const card of board.decree[column]) {
      const kind = card === 'vizier' ? suits.length : suits.indexOf(suitOf(card))
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    for (const [kind, count] of counts.entries()) put(number * counts.length + kind, count)
  }
}

const held = (name: string, list: 'ready' | 'exhausted' | 'damagedReady' | 'damagedExhausted', how: string) =>
  ({
    name,
    size: items.length,
    most: manyItems,
    meaning: `A Vagabond's items that are ${how}, by kind.`,
    write(put, seated) {
      const board = boardOf(seated)
      if (board) putAll(put, board[list])
    },
  }) satisfies Part<Seated>

/** What is told of each seat, the observer first. */
export const seatParts: readonly Part<Seated>[] = [
  {
    name: 'faction',
    size: factions.length,
    most: 1,
    meaning: `1 for its faction: ${factions.join(', ')}.`,
    write: (put, { side }) => putName(put, factions, side.board.faction),
  },
  {
    name: 'score',
    size: 1,
    most: manyPoints,
    meaning: `Its points; more than ${manyPoints} are told as so many.`,
    write: (put, { side }) => put(0, side.score),
  },
  {
    name: 'hand',
    size: 1,
    most: manyCards,
    meaning: `How many cards it holds; more than ${manyCards} are told as so many.`,
    write: (put, { side }) => put(0, side.handSize),
  },
  {
    name: 'cards',
    size: cardCount,
    most: 3,
    meaning:
      'Cards of its hand as the observer knows them, by card: the own ones all, of others those that it has seen.',
    write: (put, seated) => putCards(put, noted(seated)),
  },
  {
    name: 'seen',
    size: cardCount,
    most: 3,
    meaning:
      "Cards of the observer's hand that this seat has seen, by card; for the observer those that all have seen.",
    write(put, { sight, seat, side }) {
      putCards(put, seat === sight.me ? side.open : (side.seen[sight.me] ?? []))
    },
  },
  {
    name: 'crafted',
    size: effects.length,
    most: 1,
    meaning: 'Effects in its play area, by card in the order of the list of cards.',
    write(put, { side }) {
      for (const card of side.crafted) putName(put, effects, card)
    },
  },
  {
    name: 'box',
    size: items.length,
    most: 2,
    meaning: 'Ready items in its Crafted Items box, by kind.',
    write: (put, { side }) => putAll(put, side.items),
  },
  {
    name: 'spent',
    size: items.length,
    most: 2,
    meaning: 'Exhausted items in its Crafted Items box, by kind.',
    write: (put, { side }) => putAll(put, side.spentItems),
  },
  {
    name: 'dominance',
    size: dominances.length,
    most: 1,
    meaning: `1 for the dominance card that it has activated: ${dominances.join(', ')}.`,
    write: (put, { side }) => putName(put, dominances, side.dominance),
  },
  {
    name: 'partner',
    size: seats.length,
    most: 1,
    meaning: 'With whom it is in a coalition, counted from the observer.',
    write: (put, { sight, side }) => putOne(put, placeOf(sight, side.partner)),
  },
  {
    name: 'supply',
    size: 1,
    most: mostWarriors,
    meaning: 'Warriors in its supply.',
    write: (put, { side }) => put(0, side.supply),
  },
  {
    name: 'coffin',
    size: 1,
    most: mostWarriors,
    meaning: 'Its warriors on Coffin Makers.',
    write: (put, { sight, seat }) => put(0, sight.view.coffin[seat] ?? 0),
  },
  {
    name: 'warriors',
    size: clearingCount,
    most: mostWarriors,
    meaning: 'Its warriors, by clearing.',
    write: (put, { side }) => putClearings(put, side.pieces.warrior ?? []),
  },
  ...pieceKinds.slice(1).map(
    (kind): Part<Seated> => ({
      name: kind,
      size: clearingCount,
      most: kind === 'wood' ? 8 : 3,
      meaning: `Its pieces of the kind ${kind}, by clearing.`,
      write: (put, { side }) => putClearings(put, side.pieces[kind] ?? []),
    }),
  ),
  {
    name: 'pawn',
    size: clearingCount,
    most: 1,
    meaning: 'Where its pawn is, by clearing.',
    write: (put, seated) => putOne(put, (boardOf(seated)?.clearing ?? 0) - 1),
  },
  {
    name: 'forest',
    size: mostForests,
    most: 1,
    meaning: "In which forest its pawn is, by the map's list.",
    write: (put, seated) => putOne(put, boardOf(seated)?.forest),
  },
  {
    name: 'leader',
    size: leaders.length,
    most: 1,
    meaning: `1 for the leader of the Eyrie: ${leaders.join(', ')}.`,
    write: (put, { side: { board } }) => putName(put, leaders, board.faction === 'eyrie' ? board.leader : null),
  },
  {
    name: 'fallen',
    size: leaders.length,
    most: 1,
    meaning: 'Leaders of the Eyrie that lie face down.',
    write(put, { side: { board } }) {
      if (board.faction === 'eyrie') for (const leader of board.fallen) putName(put, leaders, leader)
    },
  },
  {
    name: 'decree',
    size: columns.length * (suits.length + 1),
    most: manyOrders,
    meaning: `Cards of the Decree, column by column (${columns.join(', ')}): ${suits.join(', ')}, viziers; more than ${manyOrders} are told as so many.`,
    write: putDecree,
  },
  {
    name: 'officers',
    size: 1,
    most: 10,
    meaning: 'Officers of the Alliance.',
    write: (put, { side: { board } }) => put(0, board.faction === 'alliance' ? board.officers : 0),
  },
  {
    name: 'stack',
    size: 1,
    most: manyCards,
    meaning: `How many supporters the Alliance has; more than ${manyCards} are told as so many.`,
    write: (put, { side: { board } }) => put(0, board.faction === 'alliance' ? board.supporterCount : 0),
  },
  {
    name: 'supporters',
    size: cardCount,
    most: 3,
    meaning: 'Supporters as the observer knows them, by card: the own ones all, else those that it gave.',
    write: (put, seated) => putCards(put, supportersOf(seated)),
  },
  {
    name: 'character',
    size: characters.length,
    most: 1,
    meaning: `1 for the Vagabond's character: ${characters.join(', ')}.`,
    write: (put, seated) => putName(put, characters, boardOf(seated)?.character),
  },
  held('ready', 'ready', 'face up'),
  held('exhausted', 'exhausted', 'exhausted'),
  held('damaged', 'damagedReady', 'damaged and face up'),
  held('ruined', 'damagedExhausted', 'damaged and exhausted'),
  {
    name: 'found',
    size: items.length,
    most: 2,
    meaning: "A Vagabond's items from under ruins, by kind.",
    write(put, seated) {
      const board = boardOf(seated)
      if (board) putAll(put, board.fromRuins)
    },
  },
  {
    name: 'quests',
    size: questCount,
    most: 1,
    meaning: 'Quests that a Vagabond has finished, by the list of quests.',
    write: (put, seated) => putQuests(put, boardOf(seated)?.quests ?? []),
  },
  {
    name: 'relations',
    size: seats.length,
    most: 5,
    meaning:
      "A Vagabond's relationship to each seat, counted from the observer: 0 none, 1 Hostile, 2 Indifferent, to 5 Allied.",
    write(put, seated) {
      const board = boardOf(seated)
      if (!board) return
      for (const other of seated.sight.view.seats) {
        const space = board.relations[other]
        if (space !== undefined) put(placeOf(seated.sight, other), space + 2)
      }
    },
  },
  {
    name: 'looked',
    size: clearingCount,
    most: 1,
    meaning: 'Where a Vagabond has looked under a ruin that still stands, by clearing.',
    write(put, seated) {
      for (const at of boardOf(seated)?.looked ?? []) put(at - 1, 1)
    },
  },
]

/** What is told of a seat before it has a faction, too. */
export const placeParts: readonly Part<{ readonly sight: Seated['sight']; readonly seat: Seated['seat'] }>[] = [
  {
    name: 'seat',
    size: seats.length,
    most: 1,
    meaning: `Which seat it is, as actions name it: ${seats.join(', ')}; none if fewer play.`,
    write: (put, { seat }) => putOne(put, seatNumbers[seat]),
  },
  {
    name: 'decides',
    size: 1,
    most: 1,
    meaning: '1 if it has to decide.',
    write: (put, { sight, seat }) => put(0, sight.view.toAct === seat ? 1 : 0),
  },
  {
    name: 'active',
    size: 1,
    most: 1,
    meaning: '1 if it is its turn.',
    write: (put, { sight, seat }) => put(0, sight.view.active === seat ? 1 : 0),
  },
]
