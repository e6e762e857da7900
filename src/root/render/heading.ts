import { clickablePart } from '../../render/clickable-part'
import { cut, measured } from '../../render/measure'
import { badge } from '../../render/piece'
import { at, bold, shape, write } from '../../render/svg'
import type { SideView } from '../rules/view'
import type { Seat } from '../rules/vocabulary'
import type { Scene } from '../words/scene'
import { colours, factionColours, factionPales } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'

const margin = 12

/** The background of a seat's board. */
export function paleOf({ sides }: Scene, seat: Seat): string {
  const faction = sides[seat]?.board.faction
  return faction ? factionPales[faction] : colours.face
}

/** The head of a board: whose it is, whether the seat is at its turn, and its points. */
export function heading(sketch: Sketch, seat: Seat, side: SideView, width: number): string {
  const { scene } = sketch
  const { names, board: words, text, picture } = scene.words
  const { factions } = names
  const { faction } = side.board
  const all = [
    ...(scene.active === seat && scene.phase !== 'setup' ? [picture.turn] : []),
    ...(scene.toAct === seat ? [text.decides] : []),
  ]
  const points = side.dominance === null ? text.points(side.score) : words.labels.dominance
  const right = width - margin - measured(points, 14, 'bold') - 8
  const wideOf = (marks: string): number => (marks === '' ? 0 : measured(marks, 12, 'bold') + 16)
  const fits = (name: string, marks: string): boolean => measured(name, 14, 'bold') <= right - wideOf(marks) - 48
  const full = `${factions[faction]} (${seat})`
  const short = names.short(scene, seat)
  // Where there is no room for both, the name comes before whose turn it is.
  const marks = [all.join(', '), all.at(-1) ?? ''].find((each) => fits(short, each)) ?? ''
  const wide = wideOf(marks)
  const name = [full, factions[faction]].find((each) => fits(each, marks)) ?? short
  const nameRoom = right - wide - 48
  const box = { x: 0, y: 0, width, height: 44, rx: 8 }
  const title = [full, ...(all.length > 0 ? [all.join(', ')] : []), points].join('; ')
  return clickablePart(sketch, { kind: 'seat', id: seat }, { title, box, name: 'seat' }, [
    shape('path', {
      d: `M0,44 V8 Q0,0 8,0 H${width - 8} Q${width},0 ${width},8 V44 Z`,
      fill: factionColours[faction],
    }),
    at(22, 22, [draw.factionSign(faction)]),
    write(42, 27, cut(name, 14, nameRoom, 'bold'), { ...bold, 'font-size': 14, fill: colours.white }),
    ...(marks === '' ? [] : [badge(right - wide, 22, wide, marks, colours.gold, colours.dark)]),
    write(width - margin, 27, points, { ...bold, 'text-anchor': 'end', 'font-size': 14, fill: colours.white }),
  ])
}
