import { clickablePart } from '../../render/clickable-part'
import { textIn } from '../../render/measure'
import { type Piece, stack } from '../../render/piece'
import { at, bold, centred, shape, write } from '../../render/svg'
import { numbersOf } from '../rules/box'
import type { ClanView } from '../rules/view'
import { type Clan, resources, unitCounts } from '../rules/vocabulary'
import { drawConstruction } from './construction'
import { heading, inset, within } from './heading'
import { colours } from './palette'
import { drawIncome, drawPiles } from './piles'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { drawAbility, drawSpaces } from './spaces'
import { drawStorage } from './storage'
import { resourceTarget, trackTarget } from './zones'

/** The board of a clan: its parts have fixed heights, so nothing moves during a game. */
export function drawClan(sketch: Sketch, seat: Clan, inside: number): Piece {
  const side = sketch.scene.sides[seat]
  if (!side) return { height: 0, parts: [] }
  return stack([
    heading(sketch, seat, side.points, inside + 2 * inset),
    ...[
      drawResources(sketch, seat, side, inside),
      drawSpaces(sketch, seat, side, inside),
      drawAbility(sketch, seat, side, inside),
      drawTrack(sketch, seat, side, inside),
      drawStorage(sketch, { side: seat, ...side, places: side.capacity }, inside),
      drawConstruction(sketch, seat, side, inside),
      drawIncome(sketch, seat, side, inside),
      drawPiles(sketch, seat, side, inside),
    ].map(within),
    { height: 8, parts: [] },
  ])
}

function drawResources(sketch: Sketch, seat: Clan, side: ClanView, inside: number): Piece {
  const { picture: words } = sketch.scene.words
  const wide = Math.floor((inside - 3 * 6) / 4)
  return {
    height: 50,
    parts: resources.map((kind, index) => {
      const count = side.resources[kind]
      const box = { x: 0, y: 0, width: wide, height: 44, rx: 8 }
      const title = `${words.resources[kind]}: ${count}`
      const place = [index * (wide + 6), 0] as const
      return clickablePart(sketch, resourceTarget(seat, kind), { title, box, name: `slot ${kind}`, place }, [
        shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
        at(Math.round(wide / 2) - 14, 22, [draw.resource(kind)]),
        write(Math.round(wide / 2) + 4, 28, count, { ...bold, 'font-size': 17 }),
      ])
    }),
  }
}

/** The recruitment track, and the units that are left. */
function drawTrack(sketch: Sketch, seat: Clan, side: ClanView, inside: number): Piece {
  const { scene } = sketch
  const { picture: words } = scene.words
  const { recruitCosts } = numbersOf(scene)
  const half = Math.floor((inside - 8) / 2)
  const box = { x: 0, y: 0, width: half, height: 48, rx: 8 }
  const step = (half - 8) / recruitCosts.length
  const spaces = recruitCosts.map((rice, index) => {
    const isHere = side.marker === index
    return at(Math.round(4 + index * step), 18, [
      shape('rect', {
        width: Math.round(step) - 4,
        height: 26,
        rx: 5,
        fill: isHere ? colours.badge : colours.face,
        stroke: isHere ? colours.ink : colours.line,
        'stroke-width': isHere ? 2 : 1,
      }),
      write(step / 2 - 12, 18, rice, {
        ...bold,
        ...centred,
        'font-size': 13,
        fill: isHere ? colours.dark : colours.ink,
      }),
      at(step / 2 + 4, 13, [draw.scaled(0.72, draw.resource('rice'))]),
    ])
  })
  const title = `${words.track}: ${words.trackSpace(recruitCosts[side.marker] ?? 0)}`
  const label = textIn([words.track], { width: half - 8, height: 16 }, [12])
  const standing = { governor: 0, shadow: 0 }
  for (const island of scene.islands) {
    standing.governor += island.governors.filter((each) => each === seat).length
    standing.shadow += island.shadows.filter((each) => each === seat).length
  }
  const units = (['governor', 'shadow'] as const).map((unit, index) =>
    at(half + 8 + Math.round((index * half) / 2), 31, [
      at(16, 0, [draw.piece(unit, seat)]),
      write(34, 6, `${unitCounts[unit] - standing[unit]}/${unitCounts[unit]}`, { ...bold, 'font-size': 14 }),
    ]),
  )
  return {
    height: 54,
    parts: [
      clickablePart(sketch, trackTarget(seat), { title, box, name: 'slot track' }, [
        shape('rect', { ...box, fill: 'none', stroke: colours.line }),
        ...label.lines.map((line) => write(6, 14, line, { 'font-size': label.size, fill: colours.faint })),
        ...spaces,
      ]),
      write(half + 12, 13, words.left, { 'font-size': 12, fill: colours.faint }),
      ...units,
    ],
  }
}
