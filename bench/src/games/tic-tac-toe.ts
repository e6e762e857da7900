import { ticTacToe as rules, type State } from '../../../examples/games/tic-tac-toe'
import type { Ending } from '../contestant'
import { boardgameIo, oneLongTurn, turnByTurn } from '../contestants/boardgame-io'
import { boardgameIoVariants } from '../contestants/boardgame-io-variants'
import { type PlainGame, plain } from '../contestants/plain'
import { apply, step } from '../contestants/totemforge'
import { smallGameTargets } from '../targets'

type Mark = 'x' | 'o'

interface Board {
  cells: (Mark | null)[]
  placed: number
  turn: Mark | null
  winner: Mark | null
}

const lines: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

function hasLine(cells: readonly (Mark | null)[], mark: Mark | null): boolean {
  for (const line of lines)
    if (cells[line[0]] === mark && cells[line[1]] === mark && cells[line[2]] === mark) return true
  return false
}

const byHand: PlainGame<Board> = {
  first: 'x',
  setup: () => ({ cells: [null, null, null, null, null, null, null, null, null], placed: 0, turn: 'x', winner: null }),

  list({ cells }) {
    const free: number[] = []
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === null) free.push(cell)
    return free
  },

  play(board, cell) {
    const mark = board.turn
    board.cells[cell] = mark
    board.placed++
    if (hasLine(board.cells, mark)) {
      board.winner = mark
      board.turn = null
    } else if (board.placed === 9) board.turn = null
    else board.turn = mark === 'x' ? 'o' : 'x'
  },

  copy: (board) => ({ ...board, cells: board.cells.slice() }),
  text: ({ cells }) => cells.map((mark) => mark ?? '.').join(''),
}

/** The rules of the totemforge game: boardgame.io plays faster with its board, a text, than with the list above. */
const onText: PlainGame<State> = {
  first: 'x',
  setup: () => rules.setup({ seed: 1 }),
  list: (state) => rules.legalActions(state).map(({ cell }) => cell),
  play: (state, cell) => rules.step(state, { type: 'place', cell }),
  copy: rules.clone,
  text: ({ cells }) => cells,
}

const ending = ({ cells: board, winner }: State): Ending => ({ board, winner })

export const ticTacToe = {
  name: 'tic-tac-toe',
  contestants: {
    'totemforge step': { games: 400_000, make: () => step(rules, ending) },
    'totemforge apply': { games: 40_000, make: () => apply(rules, ending) },
    'boardgame.io': { games: 2_500, make: () => boardgameIo(onText, oneLongTurn(onText)) },
    'boardgame.io, turn by turn': { games: 2_500, make: () => boardgameIo(onText, turnByTurn(onText)) },
    'plain reducer': { games: 400_000, make: () => plain(byHand) },
  },
  variants: boardgameIoVariants(onText, byHand, 2_500),
  targets: smallGameTargets,
}
