import { clickablePart } from '../../render/clickable-part'
import { cut, measured } from '../../render/measure'
import type { Room } from '../../render/options'
import { badge, type Chip, type Piece, shelf, stack } from '../../render/piece'
import { at, bold, centred, shape, write } from '../../render/svg'
import { pieceTotals } from '../rules/pieces'
import type { SideView } from '../rules/view'
import { items, type Seat } from '../rules/vocabulary'
import { knownOf, tracksOf } from '../words/board'
import type { Track } from '../words/factions/faction'
import type { Scene } from '../words/scene'
import { cardShelf } from './card-shelf'
import { itemChip } from './chips'
import { drawCommon, labelled } from './common'
import { drawnBoards } from './factions'
import { drawHirelings } from './hirelings'
import { line } from './line'
import { colours, factionColours, factionPales } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { boxedItem, zones } from './zones'

const margin = 12
const gap = 10

/** The common supply, and the boards of all seats, two in a row if they fit. */
export function drawBoards(sketch: Sketch, { width, isNarrow }: Room): Piece {
  const { seats } = sketch.scene
  const inRow = isNarrow ? 1 : 2
  const panel = Math.floor((width - (inRow - 1) * gap) / inRow)
  const rows: Piece[] = [drawCommon(sketch, width), ...drawHirelings(sketch, width)]
  for (let first = 0; first < seats.length; first += inRow) {
    const drawn = seats.slice(first, first + inRow).map((seat) => ({ seat, piece: drawBoard(sketch, seat, panel) }))
    const height = Math.max(...drawn.map(({ piece }) => piece.height))
    const panels = drawn.map(({ seat, piece }, index) =>
      at(index * (panel + gap), 0, [
        shape('rect', { class: `board ${seat}`, width: panel, height, rx: 8, fill: paleOf(sketch.scene, seat) }),
        ...piece.parts,
      ]),
    )
    rows.push({ height: height + gap, parts: panels })
  }
  return stack(rows)
}

function paleOf({ sides }: Scene, seat: Seat): string {
  const faction = sides[seat]?.board.faction
  return faction ? factionPales[faction] : colours.face
}

/** The board of a seat: its parts have fixed heights, so nothing moves during a game. */
function drawBoard(sketch: Sketch, seat: Seat, width: number): Piece {
  const side = sketch.scene.sides[seat]
  if (!side) return { height: 0, parts: [] }
  const inside = width - 2 * margin
  const { board } = side
  const tracks = tracksOf(sketch.scene, seat).map((track) => drawTrack(sketch, seat, track, inside))
  const own = drawnBoards[board.faction].pieces({ sketch, seat, inside, tracks }, board)
  const body = stack([...own, ...commonPieces(sketch, seat, side, inside)])
  return { height: 52 + body.height + 6, parts: [heading(sketch, seat, side, width), at(margin, 52, body.parts)] }
}

function heading(sketch: Sketch, seat: Seat, side: SideView, width: number): string {
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

const trackHeight = 44

/** A building or token track: pieces on the map are filled, and the next one shows its cost and points. */
function drawTrack(sketch: Sketch, seat: Seat, { kind, standing, all, costs, points }: Track, inside: number): Piece {
  const { scene } = sketch
  const { board: words, picture } = scene.words
  const faction = scene.sides[seat]?.board.faction
  const name = words.tracks[kind]
  const label = 88
  const step = Math.min(36, (inside - label) / all)
  const spaces = Array.from({ length: all }, (_, index) => {
    const isBuilt = index < standing
    const fill = isBuilt && faction ? factionColours[faction] : colours.face
    const middle = (step - 3) / 2
    return at(Math.round(label + index * step), 0, [
      shape('rect', {
        y: 3,
        width: step - 3,
        height: 20,
        rx: 4,
        fill,
        stroke: index === standing ? colours.ink : colours.line,
        ...(index === standing ? { 'stroke-width': 2 } : {}),
      }),
      write(middle, 17.5, points[index] ?? 0, {
        ...bold,
        ...centred,
        'font-size': 12,
        fill: isBuilt ? colours.white : colours.ink,
      }),
      ...(costs ? [write(middle, 37, costs[index] ?? 0, { ...centred, 'font-size': 12, fill: colours.faint })] : []),
    ])
  })
  const box = { x: 0, y: 0, width: inside, height: trackHeight, rx: 6 }
  const title = `${name}: ${words.outOf(standing, all)}`
  const parts = clickablePart(sketch, { kind: 'slot', id: kind, in: seat }, { title, box, name: 'slot track' }, [
    write(0, 17, cut(name, 12, label - 6), { 'font-size': 12, fill: colours.faint }),
    ...(costs ? [write(0, 37, cut(picture.cost, 12, label - 6), { 'font-size': 12, fill: colours.faint })] : []),
    ...spaces,
  ])
  return { height: trackHeight, parts: [parts] }
}

function commonPieces(sketch: Sketch, seat: Seat, side: SideView, inside: number): Piece[] {
  const { scene } = sketch
  const { names, board: words, picture } = scene.words
  const { labels } = words
  const { board, supply, crafted, items: box, spentItems, dominance, partner, handSize } = side
  const all = pieceTotals[board.faction].warrior ?? 0
  const chips = [
    ...items.flatMap((item, index): Chip[] => {
      const count = box[index] ?? 0
      if (count === 0) return []
      const told = count > 1 ? `${names.items[item]} ×${count}` : names.items[item]
      return [
        itemChip(told, 'ready', 44, sketch, {
          target: boxedItem(seat, item),
          title: `${told}; ${picture.craftedItems}`,
        }),
      ]
    }),
    ...items.flatMap((item, index): Chip[] => {
      const count = spentItems[index] ?? 0
      return count === 0
        ? []
        : [itemChip(count > 1 ? `${names.items[item]} ×${count}` : names.items[item], 'exhausted', 44)]
    }),
  ]
  const notes = [
    ...(dominance === null ? [] : [`${labels.dominance}: ${names.title(dominance)}`]),
    ...(partner === null ? [] : [picture.coalition(names.who(scene, partner))]),
  ].join('; ')
  const known = side.hand ? [] : knownOf(scene, seat).map((card) => names.title(card))
  const hand = known.length > 0 ? `${handSize} (${known.join(', ')})` : String(handSize)
  return [
    line(labels.hand, hand, inside),
    ...(all > 0 ? [line(picture.warriors, words.outOf(supply, all), inside)] : []),
    cardShelf(sketch, zones.crafted(seat), labels.crafted, crafted, inside, 2),
    ...(drawnBoards[board.faction].holdsItems
      ? []
      : [labelled(picture.craftedItems, inside, (room) => shelf([chips], { width: room, height: 48 }, 48))]),
    line('', notes, inside),
  ]
}
