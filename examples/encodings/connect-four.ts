import { createEncoding, product } from 'totemforge/encode'
import { connectFour, type Drop, type Seat, type State } from '../games/connect-four.ts'

const discs = { red: 'r', yellow: 'y' }
const other = { red: 'yellow', yellow: 'red' } as const

/** The cells of the board as the state writes them, without the bars on top of the columns. */
const cellsOf = ({ cells }: State): string => cells.replaceAll('|', '')

function mark(numbers: Float64Array, state: State, seat: Seat): void {
  for (const [index, disc] of [...cellsOf(state)].entries()) numbers[index] = disc === discs[seat] ? 1 : 0
}

export const connectFourEncoding = createEncoding({
  game: connectFour,
  version: 1,
  players: [2, 2],
  length: 42,
  actions: product<Drop>({ type: 'drop', column: [1, 2, 3, 4, 5, 6, 7] }),
  channels: [
    {
      name: 'own',
      size: 42,
      least: 0,
      most: 1,
      meaning: 'own discs, column by column from the left and from the bottom up',
      write: (numbers, state, seat) => mark(numbers, state, seat),
    },
    {
      name: 'theirs',
      size: 42,
      least: 0,
      most: 1,
      meaning: 'the discs of the other seat, in the same order',
      write: (numbers, state, seat) => mark(numbers, state, other[seat]),
    },
    {
      name: 'turn',
      size: 1,
      least: 0,
      most: 1,
      meaning: 'whether the seat is to drop',
      write(numbers, state, seat) {
        numbers[0] = state.turn === seat ? 1 : 0
      },
    },
  ],
})
