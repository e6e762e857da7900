import { suitOf } from '../rules/cards'
import type { VagabondBoard } from '../rules/factions/vagabond/board'
import { characters, clearingCount, columns, items, leaders, suits } from '../rules/vocabulary'
import { mostForests, seats } from './actions'
import {
  cardCount,
  type Part,
  type Put,
  placeOf,
  putAll,
  putCards,
  putName,
  putOne,
  putQuests,
  questCount,
  type Seated,
} from './sight'

const manyCards = 20
const manyOrders = 10
const manyItems = 8

const boardOf = ({ side }: Seated): VagabondBoard | null =>
  side.board.faction === 'vagabond' || side.board.faction === 'vagabond2' ? side.board : null

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

/** What the boards of the factions tell, for each seat. */
export const boardParts: readonly Part<Seated>[] = [
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
