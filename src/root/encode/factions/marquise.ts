import type { MarquiseBoard } from '../../rules/factions/marquise/board'
import type { EncodedBoard } from './faction'

export const marquise: EncodedBoard<MarquiseBoard> = { orderly: (board) => board }
