import { createEncoding, product } from 'totemforge/encode'
import { type Card, kuhnPoker, type Move, type Seat } from '../games/kuhn-poker.ts'

const cards: readonly Card[] = ['jack', 'queen', 'king']
const other = { first: 'second', second: 'first' } as const

function markCard(numbers: Float64Array, card: Card | null): void {
  if (card) numbers[cards.indexOf(card)] = 1
}

export const kuhnPokerEncoding = createEncoding({
  game: kuhnPoker,
  version: 1,
  players: [2, 2],
  length: 3,
  actions: product<Move>({ type: ['pass', 'bet'] }),
  channels: [
    {
      name: 'seat',
      size: 1,
      least: 0,
      most: 1,
      meaning: 'whether the seat is the second',
      write(numbers, _view, seat) {
        numbers[0] = seat === 'second' ? 1 : 0
      },
    },
    {
      name: 'own',
      size: 3,
      least: 0,
      most: 1,
      meaning: 'the own card: jack, queen, king',
      write: (numbers, view, seat) => markCard(numbers, view.cards[seat]),
    },
    {
      name: 'theirs',
      size: 3,
      least: 0,
      most: 1,
      meaning: 'the card of the other seat, once it is shown',
      write: (numbers, view, seat) => markCard(numbers, view.cards[other[seat]]),
    },
    {
      name: 'moves',
      size: 6,
      least: 0,
      most: 1,
      meaning: 'for each move so far whether it was a pass, and whether it was a bet',
      write(numbers, { moves }) {
        for (const [index, move] of moves.entries()) numbers[index * 2 + (move === 'bet' ? 1 : 0)] = 1
      },
    },
  ],
  // Stakes, not victories: a hand wins or loses one or two.
  utility: { least: -2, most: 2, of: ({ scores }, seat: Seat) => scores?.[seat] ?? 0 },
})
