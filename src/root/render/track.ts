import { at, centred, group, shape, write } from '../../render/svg'
import { pointsToWin, type Seat } from '../rules/vocabulary'
import type { Piece } from './flow'
import { mapWidth } from './layout'
import type { Scene } from './scene'
import { colours, factionSign } from './shapes'

const step = mapWidth / (pointsToWin + 1)
const row = 20

/** The score track with a marker of each seat that has one. */
export function drawScores(scene: Scene): Piece {
  const at30 = (score: number): number => Math.min(pointsToWin, score)
  const placed = new Map<number, Seat[]>()
  for (const seat of scene.seats) {
    const side = scene.sides[seat]
    if (!side || side.dominance !== null) continue
    placed.set(at30(side.score), [...(placed.get(at30(side.score)) ?? []), seat])
  }
  const spaces = Array.from({ length: pointsToWin + 1 }, (_, points) =>
    at(Math.round(points * step), 0, [
      shape('rect', {
        width: Math.round(step) - 2,
        height: 20,
        rx: 3,
        fill: placed.has(points) ? colours.glow : colours.white,
        stroke: points % 10 === 0 ? colours.ink : colours.line,
      }),
      write((Math.round(step) - 2) / 2, 14, points, { ...centred, 'font-size': 11 }),
    ]),
  )
  const markers = [...placed].flatMap(([points, seats]) =>
    seats.flatMap((seat, index) => {
      const faction = scene.sides[seat]?.board.faction
      const x = Math.round(points * step + step / 2 - 1)
      return faction
        ? [group({ transform: `translate(${x} ${32 + row * index}) scale(0.7)` }, [factionSign(faction)])]
        : []
    }),
  )
  const most = Math.max(1, ...[...placed.values()].map((seats) => seats.length))
  return { height: 26 + row * most, parts: [...spaces, ...markers] }
}
