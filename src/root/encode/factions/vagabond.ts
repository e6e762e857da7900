import type { VagabondBoard } from '../../rules/factions/vagabond/board'
import { sorted } from '../orderly'
import type { EncodedBoard } from './faction'

export const vagabond: EncodedBoard<VagabondBoard> = {
  orderly(board) {
    return { ...board, quests: sorted(board.quests), looked: sorted(board.looked) }
  },
}
