import { canvasIn } from '../../render/fit'
import type { Room } from '../../render/options'
import { islandOf } from '../rules/box'
import type { Scene } from '../words/scene'
import { centreHeight } from './centre'

/** A box of the map, from its top left corner. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the islands are drawn, and the central island between them. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly isNarrow: boolean
  readonly islands: readonly Area[]
  readonly centre: Area
}

const gap = 10
const edge = 8
/** A spot that a finger hits needs 44 pixels, and an island has five. */
const leastTouched = 5 * 45 + 12
const leastPanel = 200
const mostPanel = 380
const islandHeight = 232

const widthOf = (columns: number, panel: number): number => columns * (panel + gap) - gap + 2 * edge

/** The width for a map, and how many islands lie side by side in it. */
function columnsIn(count: number, room: Room): { readonly columns: number; readonly width: number; isNarrow: boolean } {
  const wanted = Math.ceil(count / 2)
  if (room.height !== null) {
    const [width, height] = [widthOf(wanted, leastPanel), 2 * islandHeight + 180]
    const canvas = canvasIn({ width: room.width, height: room.height }, { width, height, area: width * height })
    return { columns: wanted, width: canvas.width, isNarrow: false }
  }
  if (!room.isNarrow) return { columns: wanted, width: room.width, isNarrow: false }
  const most = Math.floor((room.width - 2 * edge + gap) / (leastTouched + gap))
  return { columns: Math.max(1, Math.min(wanted, most)), width: room.width, isNarrow: true }
}

/** The islands clockwise around the central one, from the left above it. In a single column it comes first. */
export function layOut(scene: Scene, room: Room): Layout {
  const order = inTurn(scene)
  const { columns, width: most, isNarrow } = columnsIn(order.length, room)
  const panel = Math.min(mostPanel, Math.floor((most - 2 * edge + gap) / columns) - gap)
  const width = widthOf(columns, panel)
  const above = columns === 1 ? 0 : Math.ceil(order.length / 2)
  const rowStep = islandHeight + gap
  const space = { width: width - 2 * edge, isNarrow }
  const top = edge + Math.ceil(above / columns) * rowStep
  const centre = { x: edge, y: top, width: space.width, height: centreHeight(scene, space) }
  const below = top + centre.height + gap
  const areas = order.map((_, index): Area => {
    const isAbove = index < above
    const [place, inRow] = isAbove ? [index, above] : [index - above, order.length - above]
    const columnsHere = Math.min(columns, inRow - Math.floor(place / columns) * columns)
    const column = place % columns
    const from = isAbove || columns === 1 ? column : columnsHere - 1 - column
    return {
      x: edge + Math.round((from + (columns - columnsHere) / 2) * (panel + gap)),
      y: (isAbove ? edge : below) + Math.floor(place / columns) * rowStep,
      width: panel,
      height: islandHeight,
    }
  })
  return {
    width,
    height: below + Math.ceil((order.length - above) / columns) * rowStep - gap + edge,
    isNarrow,
    islands: scene.islands.map(({ id }) => areas[order.indexOf(id)] ?? centre),
    centre,
  }
}

/** The islands clockwise by their places in the box, from the left. */
function inTurn(scene: Scene): string[] {
  const turn = ({ id }: Scene['islands'][number]): number => {
    const [x, y] = islandOf(scene, id).at
    return Math.atan2(y, x)
  }
  return [...scene.islands].sort((one, other) => turn(one) - turn(other)).map(({ id }) => id)
}
