import { clickablePart } from '../../render/clickable-part'
import { cut, measured } from '../../render/measure'
import { badge, type Piece } from '../../render/piece'
import { at, bold, shape, write } from '../../render/svg'
import type { Seat } from '../rules/vocabulary'
import { colours, sideColours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { seatTarget } from './zones'

/** The margin of a board, and the height of its head. */
export const inset = 12
const high = 44

/** The head of a seat's board: who it is, whether it decides, the Helmet, and its points. */
export function heading(sketch: Sketch, seat: Seat, points: number, width: number): Piece {
  const { scene } = sketch
  const { picture: words } = scene.words
  const marks = [
    ...(scene.toAct === seat ? [words.decides] : scene.turn?.seat === seat ? [words.turn] : []),
    ...(scene.first === seat ? [words.firstPlayer] : []),
  ]
  const hasHelmet = scene.helmet === seat
  const said = words.points(points)
  const right = width - inset - measured(String(points), 16, 'bold') - 26 - (hasHelmet ? 34 : 6)
  const name = words.sides[seat]
  const wideOf = (mark: string): number => (mark === '' ? 0 : measured(mark, 12, 'bold') + 16)
  // Without room for all, the name comes before who is first.
  const mark =
    [marks.join(', '), marks[0] ?? ''].find((each) => measured(name, 15, 'bold') + wideOf(each) < right - 42) ?? ''
  const wide = wideOf(mark)
  const box = { x: 0, y: 0, width, height: high, rx: 8 }
  const title = [name, ...marks, ...(hasHelmet ? [words.helmet] : []), said].join('; ')
  const parts = [
    shape('path', {
      d: `M0,${high} V8 Q0,0 8,0 H${width - 8} Q${width},0 ${width},8 V${high} Z`,
      fill: sideColours[seat],
    }),
    at(22, 22, [draw.sideSign(seat)]),
    write(40, 27, cut(name, 15, right - wide - 42, 'bold'), { ...bold, 'font-size': 15, fill: colours.white }),
    ...(mark === '' ? [] : [badge(right - wide, 22, wide, mark, colours.badge, colours.dark)]),
    ...(hasHelmet ? [at(right + 17, 22, [draw.helmet()])] : []),
    at(right + (hasHelmet ? 47 : 19), 22, [draw.scaled(0.85, draw.star(''))]),
    write(width - inset, 28, points, { ...bold, 'text-anchor': 'end', 'font-size': 16, fill: colours.white }),
  ]
  return {
    height: high + 8,
    parts: [clickablePart(sketch, seatTarget(seat), { title, box, name: 'seat' }, parts)],
  }
}

/** A piece inside the margins of a board. */
export const within = ({ height, parts }: Piece): Piece => ({ height, parts: [at(inset, 0, parts)] })
