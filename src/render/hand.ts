import { type CardSize, cardHeight, drawFace, type Face } from './card'
import { type Box, clickablePart, type Lights } from './clickable-part'
import type { Room } from './options'
import { type Piece, stack } from './piece'
import { at, bold, shape, write } from './svg'
import type { Target } from './target'

/** A card of a hand: its face, its target, and its title. */
export interface Held {
  readonly target: Target
  readonly title: string
  readonly face: Face
}

const headHeight = 28

const headed = (colour: string, heading: string): string[] => [
  shape('rect', { width: 6, height: 20, rx: 3, fill: colour }),
  write(14, 16, heading, { ...bold, 'font-size': 14 }),
]

/** A hand below its heading, or compact as one row; on a table whose height stays the same however many cards there are. */
export function handPanel(
  lights: Lights,
  room: Room,
  height: number,
  {
    colour,
    heading,
    isAlone = true,
    cards,
    instead,
  }: {
    readonly colour: string
    readonly heading: string
    /** Whether no other hand is drawn: then a row needs no heading. */
    readonly isAlone?: boolean
    readonly cards: readonly Held[]
    /** What lies there without cards to show. */
    readonly instead: readonly string[]
  },
): Piece {
  if (room.isCompact) {
    const row = cards.length > 0 ? handRow(lights, cards, room) : { height: 44, parts: instead }
    return isAlone ? row : stack([{ height: headHeight, parts: headed(colour, heading) }, row])
  }
  const drawn =
    cards.length > 0
      ? [at(8, 8, drawHand(lights, cards, { ...room, width: room.width - 16, height: height - 16 }))]
      : instead
  return {
    height: headHeight + height + 8,
    parts: [
      ...headed(colour, heading),
      at(0, headHeight, [shape('rect', { class: 'table', width: room.width, height, rx: 8, fill: '@land' }), ...drawn]),
    ],
  }
}

const between = 8

/** The ways to draw a hand, the best first: the number of cards in a row, and the text size of their effects, if any. */
type Way = readonly [columns: number, text: number | null]

const wide: readonly Way[] = [
  [3, 12.5],
  [4, 12],
  [5, 12],
  [5, 11],
  [6, 11],
  [6, null],
]
const narrow: readonly Way[] = [
  [1, 12.5],
  [1, 12],
  [2, null],
]

/** Cards in a room of fixed size: more cards show less of each. */
function drawHand(lights: Lights, cards: readonly Held[], room: Room & { readonly height: number }): string[] {
  for (const [columns, text] of room.isNarrow ? narrow : wide) {
    const size: CardSize = { width: Math.floor((room.width - (columns - 1) * between) / columns), text }
    const rows = rowsOf(cards, columns, size)
    const height = rows.reduce((sum, row) => sum + row.height + between, -between)
    if (height <= room.height || text === null) return rows.length === 0 ? [] : drawRows(lights, rows, size)
  }
  return []
}

/** The least height of a card in a row. */
const leastHeight = 120

const rowCard: CardSize = { width: 156, text: 12 }

/** Whole cards in one row; they overlap where the room is too narrow. */
function handRow(lights: Lights, cards: readonly Held[], { width: room }: Room): Piece {
  const heights = cards.map(({ face }) => Math.max(leastHeight, cardHeight(face, rowCard)))
  const step = Math.min(rowCard.width + between, (room - rowCard.width) / Math.max(1, cards.length - 1))
  return {
    height: Math.max(...heights),
    parts: cards.map(({ target, title, face }, index) => {
      const height = heights[index] ?? leastHeight
      const box: Box = { x: 0, y: 0, width: rowCard.width, height, rx: 7 }
      return clickablePart(
        lights,
        target,
        { title, box, name: 'card', place: [Math.round(index * step), 0] },
        drawFace(face, rowCard, height),
      )
    }),
  }
}

interface Row {
  readonly height: number
  readonly cards: readonly Held[]
}

function rowsOf(cards: readonly Held[], columns: number, size: CardSize): Row[] {
  const rows: Row[] = []
  for (let first = 0; first < cards.length; first += columns) {
    const some = cards.slice(first, first + columns)
    rows.push({ cards: some, height: Math.max(...some.map(({ face }) => cardHeight(face, size))) })
  }
  return rows
}

function drawRows(lights: Lights, rows: readonly Row[], size: CardSize): string[] {
  let y = 0
  return rows.flatMap(({ cards, height }) => {
    const top = y
    y += height + between
    const box: Box = { x: 0, y: 0, width: size.width, height, rx: 7 }
    return cards.map(({ target, title, face }, column) =>
      clickablePart(
        lights,
        target,
        { title, box, name: 'card', place: [column * (size.width + between), top] },
        drawFace(face, size, height),
      ),
    )
  })
}
