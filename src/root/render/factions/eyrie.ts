import { clickablePart } from '../../../render/clickable-part'
import { cut } from '../../../render/measure'
import type { Piece } from '../../../render/piece'
import { at, bold, centred, shape, write } from '../../../render/svg'
import { type EyrieBoard, suitOfOrder } from '../../rules/factions/eyrie/board'
import { columns, type Seat, suits } from '../../rules/vocabulary'
import { line } from '../line'
import { colours } from '../palette'
import * as draw from '../shapes'
import type { Sketch } from '../sketch'
import type { DrawnBoard } from './faction'

/** The four columns of the Decree: how many cards of each suit. */
function drawDecree(sketch: Sketch, seat: Seat, decree: EyrieBoard['decree'], inside: number): Piece {
  const { names, board } = sketch.scene.words
  const wide = Math.floor((inside - 3 * 6) / columns.length)
  const height = 80
  const parts = columns.map((column, index) => {
    const name = board.column[column]
    const cards = decree[column]
    const counted = suits.map((suit) => ({
      suit,
      count: cards.filter((card) => suitOfOrder(card) === suit).length,
    }))
    const title = [name, ...cards.map((card) => names.title(card))].join('; ')
    const box = { x: 0, y: 0, width: wide, height, rx: 6 }
    return clickablePart(
      sketch,
      { kind: 'slot', id: column, in: seat },
      { title, box, name: 'slot column', place: [index * (wide + 6), 4] },
      [
        shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
        write(wide / 2, 17, cut(name, 12, wide - 6, 'bold'), { ...bold, ...centred, 'font-size': 12 }),
        ...counted
          .filter(({ count }) => count > 0)
          .map(({ suit, count }, place) =>
            at((place % 2) * (wide / 2) + 14, 38 + 27 * Math.floor(place / 2), [
              draw.suitSign(suit),
              ...(count > 1 ? [write(12, 4, count, { ...bold, 'font-size': 12 })] : []),
            ]),
          ),
      ],
    )
  })
  return { height: height + 12, parts }
}

export const eyrie: DrawnBoard<EyrieBoard> = {
  pieces({ sketch, seat, inside, tracks }, board) {
    const { names, board: words, picture } = sketch.scene.words
    const { leaders } = names
    const fallen = board.fallen.map((leader) => leaders[leader]).join(', ')
    const leader = board.leader ? leaders[board.leader] : words.none
    const told = fallen === '' ? leader : `${leader} (${picture.fallen(fallen)})`
    return [line(words.labels.leader, told, inside), drawDecree(sketch, seat, board.decree, inside), ...tracks]
  },
}
