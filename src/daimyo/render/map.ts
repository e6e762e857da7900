import { mapPiece } from '../../render/fit'
import type { Room } from '../../render/options'
import type { Piece } from '../../render/piece'
import { shape } from '../../render/svg'
import { drawCentre } from './centre'
import { drawIsland } from './island'
import { layOut } from './layout'
import { colours } from './palette'
import type { Sketch } from './sketch'

/** The islands in play around the central island. */
export function drawMap(sketch: Sketch, room: Room): Piece {
  const { scene } = sketch
  const layout = layOut(scene, room)
  return mapPiece(room, layout, [
    shape('rect', { class: 'land', width: layout.width, height: layout.height, rx: 10, fill: colours.land }),
    ...scene.islands.flatMap((island, index) => {
      const area = layout.islands[index]
      return area ? [drawIsland(sketch, island, area)] : []
    }),
    drawCentre(sketch, layout.centre, layout.isNarrow),
  ])
}
