import { cut, leading, linesOf, measured, textIn } from './measure'
import type { Room } from './options'
import type { Piece } from './piece'
import { at, bold, group, shape, titled, write } from './svg'

/** How far a seat is: its sign and its score. */
export interface Standing {
  readonly title: string
  readonly score: string
  readonly sign: readonly string[]
}

const rowHeight = 30
const signWidth = 30

/** What stands at the top of a position: the game, when it is, what is asked, and who sees it. */
export interface Headline {
  readonly game: string
  readonly when: string
  readonly what: string
  readonly viewer: string
  /** The colour of the seat that decides or has won. */
  readonly colour: string
}

/** The headline of a full status, always in the same room. */
export function headlinePiece({ game, when, what, viewer, colour }: Headline, { width, isNarrow }: Room): Piece {
  const name = measured(game, 20, 'bold') + 14
  const viewerRoom = isNarrow ? width - name : width / 3
  const whenTop = isNarrow ? 46 : 22
  const whenRoom = isNarrow ? width - 4 : width - name - Math.min(viewerRoom, measured(viewer, 12)) - 12
  const top = whenTop + 10
  const height = isNarrow ? 62 : 40
  const asked = textIn([what], { width: width - 14, height }, [14, 13, 12], 'bold')
  return {
    height: top + height + 4,
    parts: [
      write(2, 22, game, { ...bold, 'font-size': 20 }),
      write(isNarrow ? 2 : name, whenTop, cut(when, 14, whenRoom), { 'font-size': 14 }),
      write(width - 2, 22, cut(viewer, 12, viewerRoom), { 'text-anchor': 'end', fill: '@faint' }),
      shape('rect', { y: top, width: 5, height: height - 4, rx: 2, fill: colour }),
      ...asked.lines.map((line, row) =>
        write(13, top + asked.size + 1 + row * leading(asked.size), line, { ...bold, 'font-size': asked.size }),
      ),
    ],
  }
}

/** A status in one row: when it is, then how far each seat is. */
export function statusRow(width: number, when: string, standings: readonly Standing[]): Piece {
  const widths = standings.map(({ score }) => signWidth + measured(score, 14, 'bold') + 10)
  const whenRoom = width - widths.reduce((sum, each) => sum + each, 0) - 6
  // Two smaller lines say more than one that is cut off.
  const isWhole = measured(when, 14) <= whenRoom
  const shown = isWhole
    ? { size: 14, lines: [when] }
    : textIn([when], { width: whenRoom, height: 2 * leading(12) }, [12])
  let x = Math.max(...shown.lines.map((line) => measured(line, shown.size))) + 14
  const chips = standings.map(({ title, score, sign }, index) => {
    const left = x
    x += widths[index] ?? 0
    return group({ class: 'standing', transform: `translate(${left} 0)` }, [
      titled(`${title}: ${score}`),
      at(signWidth / 2, rowHeight / 2, sign),
      write(signWidth, 20, score, { ...bold, 'font-size': 14 }),
    ])
  })
  const tops = shown.lines.length === 1 ? [20] : [12, 27]
  const lines = shown.lines.map((line, row) => write(2, tops[row] ?? 20, line, { 'font-size': shown.size }))
  return { height: rowHeight, parts: [...lines, ...chips] }
}

/** Notices in a box that is as high as they need; nothing if there are none. */
export function noticeBox(told: readonly string[], width: number): Piece {
  if (told.length === 0) return { height: 0, parts: [] }
  const lines = told.flatMap((text) => linesOf(text, 12, width - 24))
  const height = lines.length * leading(12) + 14
  return {
    height,
    parts: [
      shape('rect', { class: 'notices', width, height, rx: 8, fill: '@glow', stroke: '@faint' }),
      ...lines.map((line, row) => write(12, 19 + row * leading(12), line, { 'font-size': 12 })),
    ],
  }
}
