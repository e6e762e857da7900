import { clickablePart } from '../../render/clickable-part'
import { type Icon, inRow } from '../../render/icons'
import { cut, measured } from '../../render/measure'
import { type Piece, stack } from '../../render/piece'
import { at, bold, shape, write } from '../../render/svg'
import { boardOf, bonusTileOf, numbersOf } from '../rules/box'
import type { ClanView } from '../rules/view'
import { type BuildingKind, buildingKinds, type Clan } from '../rules/vocabulary'
import { faceText } from '../words/card-text'
import { boardNumber } from '../words/parts'
import { inBlock } from './block'
import { amountIcons, faceIcons } from './effects'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { coveredTarget, kindTarget } from './zones'

const high = 94

/** Both construction boards, side by side if they fit. */
export function drawConstruction(sketch: Sketch, seat: Clan, side: ClanView, inside: number): Piece {
  const isWide = inside > 380
  const wide = isWide ? Math.floor((inside - 8) / 2) : inside
  const boards = buildingKinds.map((kind) => drawBoard(sketch, seat, side, kind, wide))
  if (!isWide) return stack(boards.map((parts) => ({ height: high, parts })))
  return { height: high, parts: boards.map((parts, index) => at(index * (wide + 8), 0, parts)) }
}

function drawBoard(sketch: Sketch, seat: Clan, side: ClanView, kind: BuildingKind, wide: number): string[] {
  const { scene } = sketch
  const { picture: words } = scene.words
  const id = side.boards[kind]
  const slots = id === null ? [] : boardOf(scene, id).slots
  const built = slots.filter((slot) => !side.covered.includes(slot)).length
  const price = numbersOf(scene).buildingCosts[kind]
  const name = id === null ? words.pieces[kind] : words.boards[kind](boardNumber(id))
  const box = { x: 0, y: 0, width: wide, height: high - 6, rx: 8 }
  const cost = amountIcons({ ...price, gold: price.gold + built })
  const costWide = cost.reduce((sum, [each]) => sum + each, 0)
  const room = wide - costWide - 42
  const shown = id !== null && measured(name, 12, 'bold') > room ? boardNumber(id) : cut(name, 12, room, 'bold')
  const part = Math.floor((wide - 4) / 4)
  return [
    clickablePart(sketch, kindTarget(seat, kind), { title: name, box, name: `slot construction ${kind}` }, [
      shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
      at(15, 15, [draw.scaled(0.75, draw.piece(kind, seat))]),
      write(29, 19, shown, { ...bold, 'font-size': 12 }),
      ...(id === null || built === 4 ? [] : [at(wide - 6 - costWide / 2, 0, inRow(15, costWide, cost))]),
    ]),
    ...slots.map((slot, index) => drawSlot(sketch, seat, side, slot, kind, [2 + index * part, 30], part)),
  ]
}

/** A bonus tile below its building; an uncovered one has left its slot. */
export function drawSlot(
  sketch: Sketch,
  seat: Clan,
  { covered }: ClanView,
  id: string,
  kind: BuildingKind,
  place: readonly [number, number],
  wide: number,
  tall = 56,
): string {
  const { scene } = sketch
  const { picture: words } = scene.words
  const face = bonusTileOf(scene, id)[scene.boards]
  const isCovered = covered.includes(id)
  const box = { x: 0, y: 0, width: wide, height: tall, rx: 6 }
  const title = [words.bonus, isCovered ? words.covered : words.uncovered, faceText(scene.words, face)].join('; ')
  const icons: readonly Icon[] = faceIcons(face)
  return clickablePart(sketch, coveredTarget(seat, id), { title, box, name: 'slot covered', place }, [
    shape('rect', {
      x: 2,
      y: 2,
      width: wide - 4,
      height: tall - 4,
      rx: 5,
      fill: isCovered ? ('steps' in face ? colours.grey : colours.yellow) : 'none',
      stroke: isCovered ? colours.faint : colours.line,
      ...(isCovered ? {} : { 'stroke-dasharray': '3 2.5' }),
    }),
    ...(isCovered
      ? [
          at(wide / 2, 0, inBlock(tall / 2 + 6, wide - 6, tall - 18, icons)),
          at(wide / 2, 9, [draw.scaled(0.5, draw.piece(kind, seat))]),
        ]
      : []),
  ])
}
