import type { AllianceBoard, AllianceView } from '../../rules/factions/alliance/board'
import { listed, sorted } from '../orderly'
import type { EncodedBoard } from './faction'

export const alliance: EncodedBoard<AllianceBoard | AllianceView> = {
  orderly(board) {
    return { ...board, supporters: sorted(board.supporters), given: listed(board.given) }
  },
}
