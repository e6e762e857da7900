import type { Room } from '../../render/options'
import { type Piece, stack } from '../../render/piece'
import { at } from '../../render/svg'
import type { Side } from '../rules/vocabulary'
import { drawClan } from './clan-board'
import { drawEmpire } from './empire'
import { drawMercenaries } from './mercenaries'
import { onPaper, paper } from './paper'
import { drawShortBoards } from './short-boards'
import type { Sketch } from './sketch'

const gap = 10
const margin = 12

/** The boards of all clans, two in a row if they fit, and that of the Mercenaries or the Empire. */
export function drawBoards(sketch: Sketch, room: Room): Piece {
  if (room.isCompact) return drawShortBoards(sketch, room)
  const { width, isNarrow } = room
  const { clans, empire, mercenaries } = sketch.scene
  const inRow = isNarrow ? 1 : 2
  const panel = Math.floor((width - (inRow - 1) * gap) / inRow)
  const inside = panel - 2 * margin
  const boards: { side: Side; piece: Piece }[] = [
    ...clans.map((side) => ({ side, piece: drawClan(sketch, side, inside) })),
    ...(empire ? [{ side: 'empire' as const, piece: drawEmpire(sketch, empire, inside, false) }] : []),
  ]
  const rows: Piece[] = []
  for (let first = 0; first < boards.length; first += inRow) {
    const some = boards.slice(first, first + inRow)
    const height = Math.max(...some.map(({ piece }) => piece.height))
    rows.push({
      height: height + gap,
      parts: some.map(({ side, piece }, index) =>
        at(index * (panel + gap), 0, [paper(side, panel, height), ...piece.parts]),
      ),
    })
  }
  if (mercenaries) {
    const piece = drawMercenaries(sketch, mercenaries, width - 2 * margin, isNarrow)
    rows.push(onPaper('mercenaries', piece, width, gap))
  }
  return stack(rows)
}
