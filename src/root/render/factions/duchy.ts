import { clickablePart } from '../../../render/clickable-part'
import { measured } from '../../../render/measure'
import { type Chip, type Piece, shelf } from '../../../render/piece'
import { at, bold, group, shape, write } from '../../../render/svg'
import type { DuchyBoard } from '../../rules/factions/duchy/board'
import { court } from '../../rules/factions/duchy/facts'
import { warriorsAt } from '../../rules/rule'
import { burrow, type Minister, ministers, type Rank, ranks, type Seat } from '../../rules/vocabulary'
import { tunnelWords } from '../../words/factions/duchy'
import { cardShelf } from '../card-shelf'
import { labelled } from '../common'
import { line } from '../line'
import { colours } from '../palette'
import * as draw from '../shapes'
import type { Sketch } from '../sketch'
import { ministerOf, zones } from '../zones'
import type { DrawnBoard } from './faction'

/** The Burrow: a place like a clearing, off the map. */
function drawBurrow(sketch: Sketch, seat: Seat, inside: number): Piece {
  const { names, board } = sketch.scene.words
  const count = warriorsAt({ state: sketch.scene }, seat, burrow)
  const told = names.pieceCount('warrior', count)
  const box = { x: 0, y: 0, width: inside, height: 44, rx: 10 }
  const title = `${names.clearing(sketch.scene, burrow)}; ${told}`
  return {
    height: 50,
    parts: [
      clickablePart(
        sketch,
        { kind: 'place', id: String(burrow) },
        { title, box, name: 'place burrow', place: [0, 2] },
        [
          shape('rect', { ...box, fill: colours.face, stroke: colours.duchyDark, 'stroke-width': 2 }),
          write(12, 27, board.labels.burrow, { ...bold, 'font-size': 13 }),
          ...(count > 0
            ? [at(24 + measured(board.labels.burrow, 13, 'bold') + 16, 22, [draw.factionSign('duchy')])]
            : []),
          write(inside - 12, 27, told, { 'text-anchor': 'end', 'font-size': 12 }),
        ],
      ),
    ],
  }
}

/** A crown; one that is worn is filled. */
const crownSign = (isWorn: boolean): string =>
  shape('path', {
    d: 'M-9,7 V-6 L-4,0 L0,-8 L4,0 L9,-6 V7 Z',
    fill: isWorn ? colours.gold : 'none',
    stroke: isWorn ? colours.dark : colours.pale,
    'stroke-linejoin': 'round',
  })

/** A minister; who is swayed wears a crown and has a thick rim. */
function ministerChip(sketch: Sketch, seat: Seat, minister: Minister, isSwayed: boolean): Chip {
  const { names, board } = sketch.scene.words
  const name = names.ministers[minister]
  const width = Math.round(25 + measured(name, 12) + 6)
  const box = { x: 0, y: -22, width, height: 44, rx: 6 }
  const title = isSwayed ? `${name}; ${board.labels.swayed}` : name
  return {
    width,
    parts: [
      clickablePart(sketch, ministerOf(seat, minister), { title, box, name: 'unit minister' }, [
        shape('rect', {
          ...box,
          fill: isSwayed ? colours.face : colours.down,
          stroke: isSwayed ? colours.ink : colours.pale,
          'stroke-width': isSwayed ? 2 : 1,
        }),
        group({ transform: 'translate(13 0)' }, [crownSign(isSwayed)]),
        write(25, 4, name, { 'font-size': 12 }),
      ]),
    ],
  }
}

/** The ministers of a rank, and how many crowns are left for them. */
function drawRank(sketch: Sketch, seat: Seat, { swayed, crowns }: DuchyBoard, rank: Rank, inside: number): Piece {
  const chips = ministers
    .filter((minister) => court[minister].rank === rank)
    .map((minister) => ministerChip(sketch, seat, minister, swayed.includes(minister)))
  const { board } = sketch.scene.words
  return labelled(board.crowns(rank, crowns[rank]), inside, (room) => {
    const isOneRow = chips.reduce((sum, { width }) => sum + width + 6, -6) <= room
    return shelf([chips], { width: room, height: isOneRow ? 48 : 96 }, 48)
  })
}

export const duchy: DrawnBoard<DuchyBoard> = {
  pieces({ sketch, seat, inside, tracks }, board) {
    const { labels } = sketch.scene.words.board
    return [
      drawBurrow(sketch, seat, inside),
      line(labels.crowns, '', inside),
      ...ranks.map((rank) => drawRank(sketch, seat, board, rank, inside)),
      ...tracks,
      line(labels.tunnels, tunnelWords(sketch.scene, seat), inside),
      cardShelf(sketch, zones.revealed(seat), labels.revealed, board.revealed, inside, 1),
    ]
  },
}
