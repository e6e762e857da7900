import { type EyrieBoard, suitOfOrder } from '../../rules/factions/eyrie/board'
import { columns } from '../../rules/vocabulary'
import { drawColumns } from '../columns'
import { line } from '../line'
import type { DrawnBoard } from './faction'

export const eyrie: DrawnBoard<EyrieBoard> = {
  pieces({ sketch, seat, inside, tracks }, board) {
    const { names, board: words, picture } = sketch.scene.words
    const { leaders } = names
    const fallen = board.fallen.map((leader) => leaders[leader]).join(', ')
    const leader = board.leader ? leaders[board.leader] : words.none
    const told = fallen === '' ? leader : `${leader} (${picture.fallen(fallen)})`
    const decree = columns.map((column) => ({
      target: { kind: 'slot', id: column, in: seat } as const,
      name: words.column[column],
      cards: board.decree[column],
    }))
    return [line(words.labels.leader, told, inside), drawColumns(sketch, decree, suitOfOrder, inside), ...tracks]
  },
}
