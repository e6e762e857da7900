import { defineGame } from 'totemforge'

type Seat = 'x' | 'o'

export interface State {
  /** A letter for each cell, row by row from the top left: x, o or a dot. */
  cells: string
  turn: Seat | null
  winner: Seat | null
}

interface Place {
  type: 'place'
  cell: number
}

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell): Place => Object.freeze({ type: 'place', cell }))
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const clone = (state: State): State => ({ ...state })

export const ticTacToe = defineGame({
  id: 'tic-tac-toe',
  version: '1.0.0',
  seats: ['x', 'o'],

  setup: (): State => ({ cells: '.........', turn: 'x', winner: null }),
  toAct: (state) => state.turn,
  legalActions: (state) => (state.turn === null ? [] : places.filter((place) => state.cells[place.cell] === '.')),

  step(state, { cell }) {
    const { turn } = state
    const cells = state.cells.slice(0, cell) + turn + state.cells.slice(cell + 1)
    const won = lines.some((line) => line.every((other) => cells[other] === turn))
    state.cells = cells
    if (won) state.winner = turn
    if (won || !cells.includes('.')) state.turn = null
    else state.turn = turn === 'x' ? 'o' : 'x'
  },

  outcome({ turn, winner }) {
    if (turn !== null) return null
    return winner ? { winners: [winner], reason: 'three in a row' } : { winners: [], reason: 'board full' }
  },

  clone,
  view: clone,
  determinize: clone,

  format: ({ cell }) => String(cell + 1),
  parse(text) {
    const place = places.find(({ cell }) => String(cell + 1) === text)
    if (place) return place
    throw new Error(`"${text}" is not a cell; the cells are 1 to 9.`)
  },
})
