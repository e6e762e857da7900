import { connectFour as rules, type State } from '../../../examples/games/connect-four'
import type { Ending } from '../contestant'
import { boardgameIo, oneLongTurn, turnByTurn } from '../contestants/boardgame-io'
import { boardgameIoVariants } from '../contestants/boardgame-io-variants'
import { type PlainGame, plain } from '../contestants/plain'
import { apply, step } from '../contestants/totemforge'
import { smallGameTargets } from '../targets'

type Colour = 'red' | 'yellow'

interface Board {
  /** Column by column from the left, each from the bottom up. */
  cells: (Colour | null)[]
  heights: number[]
  dropped: number
  turn: Colour | null
  winner: Colour | null
}

const columns = 7
const rows = 6
const stride = rows + 1
const directions = [1, stride, stride + 1, stride - 1]

/** How many discs of the colour follow a cell in one direction. */
function run(cells: readonly (Colour | null)[], colour: Colour | null, cell: number, direction: number): number {
  let length = 0
  for (let next = cell + direction; next >= 0 && cells[next] === colour; next += direction) length++
  return length
}

function hasFour({ cells, turn }: Board, cell: number): boolean {
  for (const direction of directions)
    if (run(cells, turn, cell, direction) + run(cells, turn, cell, -direction) >= 3) return true
  return false
}

const byHand: PlainGame<Board> = {
  first: 'red',
  setup: () => ({
    cells: Array(columns * stride).fill(null),
    heights: Array(columns).fill(0),
    dropped: 0,
    turn: 'red',
    winner: null,
  }),

  list({ heights }) {
    const open: number[] = []
    for (let column = 0; column < columns; column++) if (heights[column] !== rows) open.push(column)
    return open
  },

  play(board, column) {
    const row = board.heights[column] ?? 0
    const cell = column * stride + row
    board.cells[cell] = board.turn
    board.heights[column] = row + 1
    board.dropped++
    if (hasFour(board, cell)) {
      board.winner = board.turn
      board.turn = null
    } else if (board.dropped === columns * rows) board.turn = null
    else board.turn = board.turn === 'red' ? 'yellow' : 'red'
  },

  copy: (board) => ({ ...board, cells: board.cells.slice(), heights: board.heights.slice() }),
  text: ({ cells }) => cells.map((disc, cell) => (cell % stride === rows ? '|' : (disc?.[0] ?? '.'))).join(''),
}

/** The rules of the totemforge game: boardgame.io plays faster with its board, a text, than with the list above. */
const onText: PlainGame<State> = {
  first: 'red',
  setup: () => rules.setup({ seed: 1 }),
  list: (state) => rules.legalActions(state).map(({ column }) => column),
  play: (state, column) => rules.step(state, { type: 'drop', column }),
  copy: rules.clone,
  text: ({ cells }) => cells,
}

const ending = ({ cells: board, winner }: State): Ending => ({ board, winner })

export const connectFour = {
  name: 'connect four',
  contestants: {
    'totemforge step': { games: 200_000, make: () => step(rules, ending) },
    'totemforge apply': { games: 12_000, make: () => apply(rules, ending) },
    'boardgame.io': { games: 900, make: () => boardgameIo(onText, oneLongTurn(onText)) },
    'boardgame.io, turn by turn': { games: 900, make: () => boardgameIo(onText, turnByTurn(onText)) },
    'plain reducer': { games: 200_000, make: () => plain(byHand) },
  },
  variants: boardgameIoVariants(onText, byHand, 900),
  targets: smallGameTargets,
}
