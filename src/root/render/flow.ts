import { wrap } from '../../render/columns'
import { measured } from '../../render/measure'
import { at, shape, write } from '../../render/svg'
import type { Suit } from '../rules/vocabulary'
import { colours, suitColours, suitSign } from './shapes'

/** A part of a panel, drawn from its top left corner, and how much height it takes. */
export interface Piece {
  readonly height: number
  readonly parts: readonly string[]
}

/** Something to stand in a row: drawn from its left end, around the middle of the row. */
export interface Chip {
  readonly width: number
  readonly parts: readonly string[]
}

const rowHeight = 26
const between = 6

/** Chips from left to right, in as many rows as they take. */
export function flow(chips: readonly Chip[], room: number): Piece {
  let [x, y] = [0, rowHeight / 2]
  const parts = chips.map((chip) => {
    if (x > 0 && x + chip.width > room) [x, y] = [0, y + rowHeight]
    const left = x
    x += chip.width + between
    return at(Math.round(left), y, chip.parts)
  })
  return { height: y + rowHeight / 2, parts }
}

/** One piece below the other. */
export function stack(pieces: readonly Piece[]): Piece {
  let height = 0
  const parts = pieces.map((piece) => {
    height += piece.height
    return at(0, height - piece.height, piece.parts)
  })
  return { height, parts }
}

export const labelWidth = 92

/** What a piece shows, left of it. */
export function labelled(label: string, { height, parts }: Piece): Piece {
  const name = write(0, 17, label, { 'font-size': 11, fill: colours.faint })
  return { height, parts: label === '' ? [at(labelWidth, 0, parts)] : [name, at(labelWidth, 0, parts)] }
}

/** Text in as many lines as it takes. */
export function paragraph(text: string, room: number, size = 12): Piece {
  const lines = wrap(text, Math.max(8, Math.floor(room / (size * 0.56))))
  return {
    height: 10 + 16 * lines.length,
    parts: lines.map((line, row) => write(0, 17 + 16 * row, line, { 'font-size': size })),
  }
}

/** A card with its suit. */
export function cardChip(title: string, suit: Suit | null): Chip {
  const start = suit ? 25 : 7
  const width = Math.round(start + measured(title, 11) + 5)
  return {
    width,
    parts: [
      shape('rect', {
        y: -11,
        width,
        height: 22,
        rx: 4,
        fill: colours.white,
        stroke: suit ? suitColours[suit] : colours.faint,
      }),
      ...(suit ? [at(13, 0, [suitSign(suit)])] : []),
      write(start, 4, title, { 'font-size': 11 }),
    ],
  }
}

/** The back of a card. */
export const backChip = (fill: string): Chip => ({
  width: 16,
  parts: [shape('rect', { y: -11, width: 16, height: 22, rx: 3, fill, stroke: colours.white })],
})

export type ItemState = 'ready' | 'exhausted' | 'damaged' | 'damaged, exhausted'

/** An item: face down it is grey, damaged it is struck through. */
export function itemChip(item: string, state: ItemState = 'ready'): Chip {
  const width = Math.round(measured(item, 11) + 12)
  const down = state === 'exhausted' || state === 'damaged, exhausted'
  const damaged = state === 'damaged' || state === 'damaged, exhausted'
  return {
    width,
    parts: [
      shape('rect', {
        y: -10,
        width,
        height: 20,
        rx: 10,
        fill: down ? '#c9ccd0' : colours.white,
        stroke: colours.ink,
        ...(damaged ? { 'stroke-dasharray': '3 2' } : {}),
      }),
      write(6, 4, item, { 'font-size': 11 }),
      ...(damaged
        ? [shape('line', { x1: 3, y1: 8, x2: width - 3, y2: -8, stroke: '#c0392b', 'stroke-width': 1.5, opacity: 0.7 })]
        : []),
    ],
  }
}

/** A sign with words beside it. */
export function signChip(sign: string, words: string): Chip {
  return {
    width: Math.round(32 + measured(words, 11) + 6),
    parts: [at(14, 0, [sign]), write(31, 4, words, { 'font-size': 11 })],
  }
}
