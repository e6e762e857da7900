import type { EyrieBoard } from '../../rules/factions/eyrie/board'
import { sorted } from '../orderly'
import type { EncodedBoard } from './faction'

export const eyrie: EncodedBoard<EyrieBoard> = {
  orderly(board) {
    const decree = Object.entries(board.decree).map(([column, cards]) => [column, sorted(cards)])
    return { ...board, fallen: sorted(board.fallen), decree: Object.fromEntries(decree) }
  },
}
