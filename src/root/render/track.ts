import type { Room } from '../../render/options'
import type { Piece } from '../../render/piece'
import { at, centred, group, shape, write } from '../../render/svg'
import { pointsToWin, type Seat } from '../rules/vocabulary'
import { colours } from './palette'
import { factionSign, markerSign } from './shapes'
import type { Sketch } from './sketch'

const between = 19

/** The score track with a marker of each seat that has one, in one row or in two. */
export function drawScores({ scene }: Sketch, { width, isNarrow }: Room): Piece {
  const placed = new Map<number, Seat[]>()
  for (const seat of scene.seats) {
    const side = scene.sides[seat]
    if (!side || side.dominance !== null) continue
    const score = Math.min(pointsToWin, side.score)
    placed.set(score, [...(placed.get(score) ?? []), seat])
  }
  const inRow = isNarrow ? 16 : pointsToWin + 1
  const step = width / inRow
  // The markers of all seats may be on one space.
  const lane = 26 + between * scene.seats.length
  const spaces = Array.from({ length: pointsToWin + 1 }, (_, points) => {
    const left = Math.round((points % inRow) * step)
    const top = Math.floor(points / inRow) * lane
    const wide = Math.round(step) - 2
    const markers = (placed.get(points) ?? []).flatMap((seat, index) => {
      const faction = scene.sides[seat]?.board.faction
      const transform = `translate(${wide / 2} ${32 + between * index}) scale(0.72)`
      return faction ? [group({ transform }, [factionSign(faction)])] : []
    })
    const box = { width: wide, height: 20, rx: 3 }
    // No seat has come to a space that still has its hireling marker.
    const hireling = scene.hiring?.track.includes(points)
      ? [group({ transform: `translate(${wide / 2} 32) scale(0.72)` }, [markerSign()])]
      : []
    return at(left, top, [
      shape('rect', {
        ...box,
        fill: placed.has(points) ? colours.gold : colours.face,
        stroke: points % 10 === 0 ? colours.ink : colours.line,
      }),
      write(wide / 2, 14.5, points, {
        ...centred,
        'font-size': 12,
        fill: placed.has(points) ? colours.dark : colours.ink,
      }),
      ...markers,
      ...hireling,
    ])
  })
  return { height: isNarrow ? 2 * lane : lane, parts: spaces }
}
