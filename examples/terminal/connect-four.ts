import type { Seeded } from 'totemforge'
import type { TerminalGame } from 'totemforge/toolkit'
import { connectFour, type Drop, type Seat, type State } from '../games/connect-four.ts'

/** Each column of the text is a column of the game, from the bottom up. */
function picture({ cells }: State): string {
  const columns = cells.split('|').slice(0, 7)
  const rows = [5, 4, 3, 2, 1, 0].map((height) => columns.map((column) => column.charAt(height)).join(' '))
  return [...rows, '1 2 3 4 5 6 7'].map((row) => `  ${row}`).join('\n')
}

/** Takes the middle as long as it can. */
const middle = {
  name: 'middle',
  choose: ({ legal }: { readonly legal: readonly Drop[] }): Drop => {
    const [best] = [...legal].sort((one, other) => Math.abs(one.column - 4) - Math.abs(other.column - 4))
    if (!best) throw new Error('Every column is full.')
    return best
  },
}

/** Played with `totemforge play --game ./examples/terminal/connect-four.ts`. */
const terminal: TerminalGame<State, Drop, State, Seeded, Seat> = {
  game: connectFour,
  title: 'Connect Four',
  about: 'Connect Four: the first player with four discs in a row, upright, level or slanting, wins.',
  legend: 'r is a red disc, y a yellow one. A column is named by its number.',
  open: true,
  opponents: { middle: { policy: middle } },
  position: picture,
  question: ({ turn }) => `${turn === 'red' ? 'Red' : 'Yellow'} drops a disc.`,
  action: ({ column }) => `Column ${column}.`,
}

export default terminal

// With it `totemforge serve` has indexes and observations for the game.
export { connectFourEncoding } from '../encodings/connect-four.ts'
