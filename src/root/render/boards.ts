import { clickablePart } from '../../render/clickable-part'
import { cut } from '../../render/measure'
import type { Room } from '../../render/options'
import { type Chip, type Piece, shelf, stack } from '../../render/piece'
import { at, bold, centred, shape, write } from '../../render/svg'
import { pieceTotals } from '../rules/pieces'
import type { SideView } from '../rules/view'
import { items, type Seat } from '../rules/vocabulary'
import { knownOf, tracksOf } from '../words/board'
import type { Track } from '../words/factions/faction'
import { cardShelf } from './card-shelf'
import { itemChip } from './chips'
import { drawCommon, labelled } from './common'
import { drawnBoards } from './factions'
import { heading, paleOf } from './heading'
import { drawHirelings } from './hirelings'
import { line } from './line'
import { colours, factionColours } from './palette'
import { drawShortBoards } from './short-boards'
import type { Sketch } from './sketch'
import { boxedItem, zones } from './zones'

const margin = 12
const gap = 10

/** The common supply, and the boards of all seats, two in a row if they fit. */
export function drawBoards(sketch: Sketch, room: Room): Piece {
  if (room.isCompact) return drawShortBoards(sketch, room)
  const { width, isNarrow } = room
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
