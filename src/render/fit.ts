import type { Room } from './options'
import type { Piece } from './piece'
import { group } from './svg'

interface Size {
  readonly width: number
  readonly height: number
}

/** No drawing is enlarged more than this: a large room gives places more distance. */
const largest = 1.3

/** The canvas for a map in a room: it has the shape of the room, and this area and these sides at least. */
export function canvasIn(room: Size, least: Size & { readonly area: number }): Size {
  const scale = Math.min(
    largest,
    room.width / least.width,
    room.height / least.height,
    Math.sqrt((room.width * room.height) / least.area),
  )
  return { width: Math.round(room.width / scale), height: Math.round(room.height / scale) }
}

/** A map in its room: as large as the room allows if it has a height, otherwise in its own size. */
export function mapPiece({ width, height }: Room, map: Size, parts: readonly string[]): Piece {
  const scale = height === null ? 1 : Math.min(largest, width / map.width, height / map.height)
  const left = Math.round((width - map.width * scale) / 2)
  if (height === null) return { height: map.height, parts: [group({ transform: `translate(${left} 0)` }, parts)] }
  const top = Math.round((height - map.height * scale) / 2)
  return {
    height,
    parts: [group({ transform: `translate(${left} ${top}) scale(${scale.toFixed(3)})` }, parts)],
  }
}
