import { cut, leading, linesOf, measured, textIn } from '../../render/measure'
import type { Room } from '../../render/options'
import type { Piece } from '../../render/piece'
import { noticeBox, statusRow } from '../../render/status'
import { at, bold, shape, write } from '../../render/svg'
import { forgesBuilt } from '../rules/components'
import { forestName, mountainName } from '../rules/names'
import { forgesToWin, type Seat, seats, securedToWin } from '../rules/vocabulary'
import { headline, wagerOf } from '../words/position'
import { colours } from './palette'
import type { Scene } from './scene'
import * as draw from './shapes'
import type { Sketch } from './sketch'

const seatInks: Readonly<Record<Seat, string>> = { woodwalkers: colours.woodInk, ironclad: colours.ironInk }

/** The round and turn, who decides what, the battle and the temporary rules: always in the same room. */
export function drawStatus(sketch: Sketch, room: Room): Piece {
  if (room.isCompact) return shortStatus(sketch, room)
  const { scene } = sketch
  const { picture } = scene.words
  const { when, what } = headline(scene)
  const { width, isNarrow } = room
  const whose = scene.result?.winner ?? scene.toAct
  const viewer = picture.viewer(scene.viewer)
  const nameWidth = measured(picture.game, 20, 'bold') + 12
  const whenTop = isNarrow ? 48 : 22
  const left = isNarrow ? 2 : nameWidth
  const viewerRoom = isNarrow ? width - nameWidth : width / 3
  const whenRoom = isNarrow ? width - 4 : width - left - Math.min(viewerRoom, measured(viewer, 12)) - 12
  const asked = textIn(
    [what],
    { width: width - 14, height: isNarrow ? 56 : 38 },
    isNarrow ? [14, 13, 12] : [14, 13, 12],
    'bold',
  )
  const questionTop = whenTop + 10
  const boxTop = questionTop + (isNarrow ? 60 : 42)
  const box = drawNotices(sketch, room)
  return {
    height: boxTop + box.height,
    parts: [
      write(2, 22, picture.game, { ...bold, 'font-size': 20 }),
      write(left, whenTop, cut(when, 14, whenRoom), { 'font-size': 14 }),
      write(width - 2, 22, cut(viewer, 12, viewerRoom), { 'text-anchor': 'end', fill: colours.faint }),
      shape('rect', {
        y: questionTop,
        width: 4,
        height: isNarrow ? 52 : 34,
        rx: 2,
        fill: whose ? seatInks[whose] : colours.line,
      }),
      ...asked.lines.map((line, index) =>
        write(12, questionTop + asked.size + 1 + index * leading(asked.size), line, {
          ...bold,
          'font-size': asked.size,
          fill: whose ? seatInks[whose] : colours.ink,
        }),
      ),
      at(0, boxTop, box.parts),
    ],
  }
}

/** The round and turn, and how far each side is, in one row. */
function shortStatus(sketch: Sketch, { width }: Room): Piece {
  const { scene } = sketch
  const { board: words } = scene.words.picture
  const built = forgesBuilt({ state: scene })
  return statusRow(width, headline(sketch.scene).when, [
    { title: words.secured, score: words.of(scene.secured, securedToWin), sign: [draw.totem('full')] },
    { title: words.built, score: words.of(built, forgesToWin), sign: [draw.forge()] },
  ])
}

const told = ({ scene }: Sketch): string[] => [
  ...battleLines(scene),
  ...scene.restrictions.map(scene.words.picture.restriction),
]

/** The battle and the temporary rules alone; nothing if there are none. */
export const notices = (sketch: Sketch, { width }: Room): Piece => noticeBox(told(sketch), width)

/** The battle and the temporary rules, in two columns if they fit; the box grows in a fixed room. */
function drawNotices(sketch: Sketch, { width, isNarrow }: Room): Piece {
  const { picture } = sketch.scene.words
  const lines = told(sketch)
  const height = isNarrow ? 156 : 92
  if (lines.length === 0) return { height, parts: [write(12, 20, picture.quiet, { fill: colours.faint })] }
  const columns = isNarrow || lines.length < 3 ? 1 : 2
  const column = Math.floor((width - 24 - (columns - 1) * 20) / columns)
  const noted = columnsOf(lines, column, columns, height - 16)
  const rows = Math.max(...noted.map(({ row }) => row + 1))
  const box = { class: 'notices', width, height: rows * leading(12) + 14, rx: 8 }
  return {
    height,
    parts: [
      shape('rect', { ...box, fill: colours.glow, stroke: colours.stoneDark }),
      ...noted.map(({ line, column: index, row }) => write(12 + index * (column + 20), 19 + row * leading(12), line)),
    ],
  }
}

interface Noted {
  readonly line: string
  readonly column: number
  readonly row: number
}

/** Lines in columns; a text stays in one column, unless it does not fit otherwise. */
function columnsOf(told: readonly string[], width: number, columns: number, height: number): Noted[] {
  const rows = Math.floor(height / leading(12))
  const noted: Noted[] = []
  let [column, row] = [0, 0]
  for (const text of told) {
    const lines = linesOf(text, 12, width)
    if (row > 0 && row + lines.length > rows && column + 1 < columns) [column, row] = [column + 1, 0]
    for (const line of lines) {
      if (row < rows) noted.push({ line, column, row })
      row++
    }
  }
  return noted
}

/** A battle in lines: the two sides, the wagers, and the results. */
function battleLines(scene: Scene): string[] {
  const { battle: words } = scene.words.picture
  const { battle } = scene
  if (!battle) return []
  const { attacker, mountain, forest, bonus, botBonus, winner, damage } = battle
  const [wood, iron] = [forestName(scene, forest), mountainName(scene, mountain)]
  const [from, to] = attacker === 'woodwalkers' ? [wood, iron] : [iron, wood]
  return [
    words.attack(attacker, from, to, words.bonuses(bonus)),
    ...seats.map((seat) => words.wager(seat, wagerOf(scene, seat))),
    ...(words.bonuses(botBonus) === '' ? [] : [words.bot(botBonus)]),
    ...(damage > 0 && battle.revealed ? [words.damage(damage)] : []),
    ...(winner === null ? [] : [words.won(winner)]),
  ]
}
