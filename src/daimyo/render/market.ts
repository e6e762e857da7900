import { clickablePart } from '../../render/clickable-part'
import { handPanel } from '../../render/hand'
import { inRow } from '../../render/icons'
import { cut, leading, measured, textIn } from '../../render/measure'
import type { Room } from '../../render/options'
import { type Piece, stack } from '../../render/piece'
import { at, bold, shape, write } from '../../render/svg'
import { boardOf, boardsOf, bonusTileOf } from '../rules/box'
import { buildingKinds } from '../rules/vocabulary'
import { faceText } from '../words/card-text'
import { boardNumber } from '../words/parts'
import type { Scene } from '../words/scene'
import { heroTitle } from '../words/titles'
import { amountIcons, faceIcons } from './effects'
import { heldHero } from './faces'
import { drawGoals } from './goals'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { offeredTarget } from './zones'

/** The heroes for hire and the goals; while construction boards are chosen, these lie below smaller cards. */
export const drawMarket = (sketch: Sketch, room: Room): Piece =>
  stack([isDrafting(sketch.scene) ? draft(sketch, room) : row(sketch, room, usual(room)), drawGoals(sketch, room)])

/** Boards that nobody took stay in the box. */
const isDrafting = ({ agenda }: Scene): boolean => agenda.at(-1)?.do === 'draft'

const usual = ({ isNarrow }: Room): number => (isNarrow ? 574 : 204)

function row(sketch: Sketch, room: Room, height: number): Piece {
  const { scene } = sketch
  const { picture: words } = scene.words
  const next =
    scene.top === null ? words.deckEmpty : words.deckTop(heroTitle(scene.words, scene, scene.top), scene.marketSize)
  const left = measured(words.market, 14, 'bold') + 30
  const panel = handPanel(sketch, room, height, {
    colour: colours.anyDie,
    heading: words.market,
    cards: scene.row.flatMap((id) => (id === null ? [] : [heldHero(sketch, id)])),
    instead: [write(14, 24, words.nothing, { 'font-size': 12, fill: colours.faint })],
  })
  if (room.isCompact) return panel
  // The next hero stands beside the heading, or below the cards where that is too narrow.
  if (!room.isNarrow) {
    const line = write(room.width, 16, cut(next, 12, room.width - left), { 'text-anchor': 'end', fill: colours.faint })
    return { height: panel.height, parts: [...panel.parts, line] }
  }
  const { lines } = textIn([next], { width: room.width, height: 2 * leading(12) }, [12])
  return stack([
    panel,
    {
      height: 40,
      parts: lines.map((line, index) => write(0, 10 + index * leading(12), line, { fill: colours.faint })),
    },
  ])
}

/** The construction boards that can be taken (DAI-SETUP-09); each keeps its place while others are taken. */
function draft(sketch: Sketch, room: Room): Piece {
  const { scene } = sketch
  const columns = room.width > 420 ? 2 : 1
  const wide = Math.floor((room.width - (columns - 1) * 8) / columns)
  const all = buildingKinds.map((kind) => boardsOf(scene, kind))
  const rows = Math.max(...all.map((ids) => ids.length)) * (columns === 1 ? 2 : 1)
  const boards = all.flatMap((ids, column) =>
    ids.flatMap((id, index) => {
      if (!scene.offered.includes(id)) return []
      const place = columns === 1 ? column * ids.length + index : index
      return [drawOffered(sketch, id, wide, [columns === 1 ? 0 : column * (wide + 8), 22 + place * 62])]
    }),
  )
  return stack([
    row(sketch, room, room.isNarrow ? 250 : 88),
    {
      height: 26 + rows * 62,
      parts: [write(0, 14, scene.words.picture.offered, { ...bold, 'font-size': 14 }), ...boards],
    },
  ])
}

function drawOffered(sketch: Sketch, id: string, wide: number, place: readonly [number, number]): string {
  const { scene } = sketch
  const { picture: words } = scene.words
  const { kind, start, slots } = boardOf(scene, id)
  const faces = slots.map((slot) => bonusTileOf(scene, slot)[scene.boards])
  const box = { x: 0, y: 0, width: wide, height: 56, rx: 6 }
  const part = (wide - 8) / faces.length
  const title = [words.boards[kind](boardNumber(id)), ...faces.map((face) => faceText(scene.words, face))].join('; ')
  return clickablePart(sketch, offeredTarget(id), { title, box, name: 'slot offered', place }, [
    shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
    at(16, 15, [draw.scaled(0.8, draw.plainPiece(kind))]),
    write(30, 19, boardNumber(id), { ...bold, 'font-size': 13 }),
    at(
      wide - 50,
      0,
      inRow(15, 90, [[20, [write(-4, 4.5, '+', { ...bold, 'font-size': 13 })]], ...amountIcons(start[scene.boards])]),
    ),
    ...faces.map((face, index) =>
      at(Math.round(4 + (index + 0.5) * part), 0, [
        shape('rect', {
          x: -part / 2 + 1,
          y: 29,
          width: part - 2,
          height: 24,
          rx: 4,
          fill: 'steps' in face ? colours.grey : colours.yellow,
        }),
        ...inRow(41, part - 6, faceIcons(face)),
      ]),
    ),
  ])
}
