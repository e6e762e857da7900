import { defineGame, type Seeded, same } from 'totemforge/core'

export type Seat = 'red' | 'yellow'

export interface State {
  /** Column by column from the left, each from the bottom up: six cells and one that stays empty and ends every line. */
  cells: (Seat | null)[]
  /** How many discs lie in each column. */
  heights: number[]
  turn: Seat | null
  winner: Seat | null
}

export interface Drop {
  type: 'drop'
  column: number
}

const rows = 6
const stride = rows + 1
const columns = [1, 2, 3, 4, 5, 6, 7]
const drops = columns.map((column): Drop => Object.freeze({ type: 'drop', column }))

const up = 1
const right = stride
const directions = [up, right, right + up, right - up]

const heightOf = (state: State, column: number): number => state.heights[column - 1] ?? 0

/** How many discs of one colour lie in a row next to a cell. */
function run(cells: readonly (Seat | null)[], cell: number, direction: number): number {
  let length = 0
  for (let next = cell + direction; cells[next] === cells[cell]; next += direction) length++
  return length
}

const clone = (state: State): State => ({ ...state, cells: state.cells.slice(), heights: state.heights.slice() })

export const connectFour = defineGame<State, Drop, State, Seeded, Seat>({
  id: 'connect-four',
  version: '1.0.0',
  seats: ['red', 'yellow'],

  setup: () => ({
    cells: columns.flatMap(() => Array<null>(stride).fill(null)),
    heights: columns.map(() => 0),
    turn: 'red',
    winner: null,
  }),
  toAct: (state) => state.turn,
  legalActions: (state) => (state.turn === null ? [] : drops.filter((drop) => heightOf(state, drop.column) < rows)),

  step(state, { column }) {
    const seat = state.turn
    const height = heightOf(state, column)
    const cell = (column - 1) * stride + height
    state.cells[cell] = seat
    state.heights[column - 1] = height + 1
    const won = directions.some(
      (direction) => run(state.cells, cell, direction) + run(state.cells, cell, -direction) >= 3,
    )
    if (won) state.winner = seat
    if (won || state.heights.every((each) => each === rows)) state.turn = null
    else state.turn = seat === 'red' ? 'yellow' : 'red'
  },

  refusal(state, action) {
    if (state.turn === null) return { code: 'game-over', message: 'The game is over.' }
    const drop = drops.find((known) => same(known, action))
    if (!drop) return { code: 'no-such-column', message: 'Drop a disc into one of the columns 1 to 7.' }
    if (heightOf(state, drop.column) < rows) return null
    return { code: 'column-full', message: `Column ${drop.column} is full.` }
  },

  outcome({ turn, winner }) {
    if (turn !== null) return null
    return winner ? { winners: [winner], reason: 'four in a row' } : { winners: [], reason: 'board full' }
  },

  clone,
  view: clone,
  determinize: clone,

  format: ({ column }) => String(column),
  parse(text) {
    const drop = drops.find(({ column }) => String(column) === text)
    if (drop) return drop
    throw new Error(`"${text}" is no column; the columns are 1 to 7.`)
  },
})
