import type { Choices } from '../choices'
import { type Player, player } from '../contestant'

export interface Board {
  turn: string | null
  winner: string | null
}

/** A game for two, without any library. A move is a number. */
export interface PlainGame<SomeBoard extends Board> {
  /** Whose turn it is in the first position. */
  readonly first: string
  setup(): SomeBoard
  list(board: SomeBoard): number[]
  /** In place. */
  play(board: SomeBoard, move: number): void
  copy(board: SomeBoard): SomeBoard
  /** The board in letters, as the state of the totemforge game has it. */
  text(board: SomeBoard): string
}

export function plain<SomeBoard extends Board>(rules: PlainGame<SomeBoard>): Player {
  const play = (choices: Choices): SomeBoard => {
    const board = rules.setup()
    while (board.turn !== null) rules.play(board, choices.pick(rules.list(board)))
    return board
  }
  return player(play, (board) => ({ board: rules.text(board), winner: board.winner }))
}
