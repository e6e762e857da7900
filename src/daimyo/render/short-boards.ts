import { inRow } from '../../render/icons'
import type { Room } from '../../render/options'
import { type Piece, stack } from '../../render/piece'
import { at, group } from '../../render/svg'
import type { Clan } from '../rules/vocabulary'
import { drawEmpire } from './empire'
import { heading, inset, within } from './heading'
import { drawMercenaries } from './mercenaries'
import { onPaper } from './paper'
import { drawOwn, drawResources } from './short-clan'
import type { Sketch } from './sketch'
import { relicIcons } from './storage'
import { tileIcons } from './tiles'

const gap = 4

/** The boards that are too high for their room are laid out for a wider one, and drawn smaller. */
const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5] as const

/** The board of the viewer, or of the clan that decides, in a short form; those of the others as what can be taken from them. */
export function drawShortBoards(sketch: Sketch, { width, height }: Room): Piece {
  let piece: Piece = { height: 0, parts: [] }
  for (const scale of scales) {
    const drawn = drawAll(sketch, Math.floor(width / scale))
    piece = { height: Math.ceil(drawn.height * scale), parts: drawn.parts }
    if (scale < 1) piece = { ...piece, parts: [group({ transform: `scale(${scale})` }, drawn.parts)] }
    if (height === null || piece.height <= height) return piece
  }
  return piece
}

function drawAll(sketch: Sketch, width: number): Piece {
  const { clans, toAct, viewer, mercenaries, empire } = sketch.scene
  const own = clans.find((clan) => clan === viewer) ?? clans.find((clan) => clan === toAct) ?? clans[0]
  const inside = width - 2 * inset
  return stack([
    ...clans.map((clan) =>
      onPaper(clan, clan === own ? drawOwn(sketch, clan, inside) : drawOther(sketch, clan, inside), width, gap),
    ),
    ...(mercenaries ? [onPaper('mercenaries', drawMercenaries(sketch, mercenaries, inside, true), width, gap)] : []),
    ...(empire ? [onPaper('empire', drawEmpire(sketch, empire, inside, true), width, gap)] : []),
  ])
}

/** Another clan: its points, resources and tiles. */
function drawOther(sketch: Sketch, seat: Clan, inside: number): Piece {
  const side = sketch.scene.sides[seat]
  if (!side) return { height: 0, parts: [] }
  const icons = [...relicIcons(sketch, side.relics), ...tileIcons(sketch, side.loose, seat, 32)]
  const half = Math.floor(inside * 0.46)
  return stack([
    heading(sketch, seat, side.points, inside + 2 * inset),
    within({
      height: 40,
      parts: [
        ...drawResources(sketch, seat, side, half, 34).parts,
        at(half + 8 + (inside - half - 8) / 2, 0, inRow(17, inside - half - 8, icons)),
      ],
    }),
  ])
}
