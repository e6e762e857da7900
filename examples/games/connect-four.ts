import { defineGame, same } from 'totemforge'

export type Seat = 'red' | 'yellow'

export interface State {
  /** A letter for each cell, column by column from the left and from the bottom up; a bar ends each column. */
  cells: string
  turn: Seat | null
  winner: Seat | null
}

export interface Drop {
  type: 'drop'
  column: number
}

const column = '......|'
const discs = { red: 'r', yellow: 'y' }
const drops = [1, 2, 3, 4, 5, 6, 7].map((column): Drop => Object.freeze({ type: 'drop', column }))

const up = 1
const right = column.length
const directions = [up, right, right + up, right - up]

const bottomOf = ({ column }: Drop): number => (column - 1) * right
const isOpen = ({ cells }: State, drop: Drop): boolean => cells[bottomOf(drop) + right - 2] === '.'

/** The number of equal discs in a row next to a cell. */
function run(cells: string, cell: number, direction: number): number {
  const disc = cells.charCodeAt(cell)
  let length = 0
  for (let next = cell + direction; cells.charCodeAt(next) === disc; next += direction) length++
  return length
}

const clone = (state: State): State => ({ ...state })

export const connectFour = defineGame({
  id: 'connect-four',
  version: '1.0.0',
  seats: ['red', 'yellow'],

  setup: (): State => ({ cells: column.repeat(7), turn: 'red', winner: null }),
  toAct: (state) => state.turn,
  legalActions: (state) => (state.turn === null ? [] : drops.filter((drop) => isOpen(state, drop))),

  step(state, drop) {
    const { turn } = state
    if (turn === null) return
    const cell = state.cells.indexOf('.', bottomOf(drop))
    const cells = state.cells.slice(0, cell) + discs[turn] + state.cells.slice(cell + 1)
    const won = directions.some((direction) => run(cells, cell, direction) + run(cells, cell, -direction) >= 3)
    state.cells = cells
    if (won) state.winner = turn
    if (won || !cells.includes('.')) state.turn = null
    else state.turn = turn === 'red' ? 'yellow' : 'red'
  },

  refusal(state, action) {
    if (state.turn === null) return { code: 'game-over', message: 'The game is over.' }
    const drop = drops.find((known) => same(known, action))
    if (!drop) return { code: 'no-such-column', message: 'Drop a disc into one of the columns 1 to 7.' }
    if (isOpen(state, drop)) return null
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
    throw new Error(`"${text}" is not a column; the columns are 1 to 7.`)
  },
})
