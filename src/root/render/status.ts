import { leading, linesOf } from '../../render/measure'
import type { Room } from '../../render/options'
import { type Piece, stack } from '../../render/piece'
import { headlinePiece, noticeBox, statusRow } from '../../render/status'
import { at, shape, write } from '../../render/svg'
import { scoreWords } from '../words/board'
import { battleLines, headline } from '../words/headline'
import { colours, factionColours } from './palette'
import { factionSign } from './shapes'
import type { Sketch } from './sketch'
import { drawScores } from './track'

/** The turn, the question, the battle, and the score track: always in the same room. */
export function drawStatus(sketch: Sketch, room: Room): Piece {
  if (room.isCompact) return shortStatus(sketch, room)
  return stack([headings(sketch, room), drawNotices(sketch, room), drawScores(sketch, room)])
}

/** The round and phase, and the score of each seat, in one row. */
function shortStatus({ scene }: Sketch, { width }: Room): Piece {
  const { names } = scene.words
  const standings = scene.seats.flatMap((seat) => {
    const side = scene.sides[seat]
    if (!side) return []
    return [{ title: names.who(scene, seat), score: scoreWords(scene, side), sign: [factionSign(side.board.faction)] }]
  })
  return statusRow(width, headline(scene).when, standings)
}

/** The battle alone; nothing if there is none. */
export const notices = ({ scene }: Sketch, { width }: Room): Piece => noticeBox(battleLines(scene), width)

function headings({ scene }: Sketch, room: Room): Piece {
  const whose = scene.result?.winners[0] ?? scene.toAct
  const faction = whose && scene.sides[whose]?.board.faction
  const colour = faction ? factionColours[faction] : colours.line
  return headlinePiece({ ...headline(scene), game: scene.words.title, colour }, room)
}

/** The present battle; its box grows in a fixed room. */
function drawNotices({ scene }: Sketch, { width, isNarrow }: Room): Piece {
  const told = battleLines(scene)
  const height = isNarrow ? 156 : 92
  if (told.length === 0)
    return { height, parts: [write(12, 20, scene.words.picture.quiet, { 'font-size': 12, fill: colours.faint })] }
  const columns = isNarrow || told.length < 3 ? 1 : 2
  const column = Math.floor((width - 24 - (columns - 1) * 20) / columns)
  const rows = Math.floor((height - 22) / leading(12))
  const lines = told.flatMap((text) => linesOf(text, 12, column)).slice(0, rows * columns)
  const used = Math.ceil(lines.length / columns)
  return {
    height,
    parts: [
      shape('rect', {
        class: 'notices',
        width,
        height: used * leading(12) + 14,
        rx: 8,
        fill: colours.glow,
        stroke: colours.pale,
      }),
      ...lines.map((line, index) => {
        const [place, row] = [Math.floor(index / used), index % used]
        return at(12 + place * (column + 20), 19 + row * leading(12), [write(0, 0, line, { 'font-size': 12 })])
      }),
    ],
  }
}
