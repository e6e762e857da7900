import { at, bold, centred, group, shape, write } from './svg'

/** A part of a panel, drawn from its top left corner, and its height. */
export interface Piece {
  readonly height: number
  readonly parts: readonly string[]
}

/** An item of a row: drawn from its left end, around the middle of the row. */
export interface Chip {
  readonly width: number
  readonly parts: readonly string[]
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

/** Chips from left to right, in as many rows as they need. */
export function flow(chips: readonly Chip[], width: number, row: number, between = 6): Piece {
  let [x, y] = [0, row / 2]
  const parts = chips.map((chip) => {
    if (x > 0 && x + chip.width > width) [x, y] = [0, y + row]
    const left = x
    x += chip.width + between
    return at(Math.round(left), y, chip.parts)
  })
  return { height: y + row / 2, parts }
}

/** Chips in a room of fixed size: drawn in the first of several ways that fits, or else in the last way, made smaller. */
export function shelf(
  ways: readonly (readonly Chip[])[],
  room: { readonly width: number; readonly height: number },
  row: number,
): Piece {
  let piece: Piece = { height: 0, parts: [] }
  for (const chips of ways) {
    piece = flow(chips, room.width, row)
    if (piece.height <= room.height) return { height: room.height, parts: piece.parts }
  }
  for (let scale = 0.95; scale > 0.2; scale -= 0.05) {
    const smaller = flow(ways.at(-1) ?? [], room.width / scale, row)
    if (smaller.height * scale > room.height) continue
    return { height: room.height, parts: [group({ transform: `scale(${scale.toFixed(2)})` }, smaller.parts)] }
  }
  return { height: room.height, parts: piece.parts }
}

/** A thick line in a row, a number in it. */
export const badge = (x: number, y: number, width: number, text: string | number, fill: string, ink: string): string =>
  group({}, [
    shape('rect', { x, y: y - 10, width, height: 20, rx: 10, fill }),
    write(x + width / 2, y + 4, text, { ...bold, ...centred, 'font-size': 12, fill: ink }),
  ])
