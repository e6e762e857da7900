import { mapPiece } from '../../render/fit'
import type { Room } from '../../render/options'
import type { Piece } from '../../render/piece'
import { at, shape } from '../../render/svg'
import { swords } from '../../render/swords'
import { crossing, type Layout, layOut, type Place, pairs } from './layout'
import { colours } from './palette'
import { drawForest, drawMountain } from './places'
import type { Scene } from './scene'
import type { Sketch } from './sketch'

/** The map: ridges and paths below, then the places with their content, then the battle. */
export function drawMap(sketch: Sketch, room: Room): Piece {
  const { scene } = sketch
  const layout = layOut(scene.board, room)
  return mapPiece(room, layout, [
    shape('rect', { class: 'land', width: layout.width, height: layout.height, rx: 10, fill: colours.land }),
    ...ridges(scene, layout),
    ...paths(scene, layout),
    ...glow(scene, layout),
    ...scene.board.mountains.map((_, mountain) => drawMountain(sketch, layout, mountain)),
    ...scene.board.forests.map((_, forest) => drawForest(sketch, layout, forest)),
    ...fight(scene, layout),
  ])
}

function ridges({ board }: Scene, { mountains }: Layout): string[] {
  return pairs(board.ridges).flatMap(([one, other]) => {
    const [from, to] = [mountains[one], mountains[other]]
    if (!from || !to) return []
    const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y, 'stroke-linecap': 'round' }
    return [shape('line', { ...line, stroke: colours.stone, 'stroke-width': 9 })]
  })
}

/** A path bends to cross the ridge between its forests away from the mountains. */
function paths({ board }: Scene, layout: Layout): string[] {
  return pairs(board.paths).flatMap(([one, other]) => {
    const [from, to] = [layout.forests[one], layout.forests[other]]
    if (!from || !to) return []
    const beside = (forest: number): readonly number[] => board.mountainsBeside[forest] ?? []
    const shared = beside(one).filter((mountain) => beside(other).includes(mountain))
    const ridge = pairs(board.ridges).find((ends) => ends.every((end) => shared.includes(end)))
    const [start, end] = ridge?.map((mountain) => layout.mountains[mountain]) ?? []
    const over = start && end ? crossing(from, to, start, end) : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const bend = { x: Math.round(2 * over.x - (from.x + to.x) / 2), y: Math.round(2 * over.y - (from.y + to.y) / 2) }
    const d = `M${from.x},${from.y} Q${bend.x},${bend.y} ${to.x},${to.y}`
    return [
      shape('path', { d, fill: 'none', stroke: colours.land, 'stroke-width': 6 }),
      shape('path', {
        d,
        fill: 'none',
        stroke: colours.woodInk,
        'stroke-width': 2.5,
        'stroke-dasharray': '2 5',
        'stroke-linecap': 'round',
      }),
    ]
  })
}

const ends = ({ battle }: Scene, { forests, mountains }: Layout): { forest: Place; mountain: Place } | null => {
  const [forest, mountain] = battle ? [forests[battle.forest], mountains[battle.mountain]] : []
  return forest && mountain ? { forest, mountain } : null
}

/** Light behind the two places of a battle. */
function glow(scene: Scene, layout: Layout): string[] {
  const fought = ends(scene, layout)
  if (!fought) return []
  const { forest, mountain } = fought
  const light = { fill: colours.glow, stroke: colours.ink, 'stroke-width': 2, 'stroke-dasharray': '7 4' }
  const around = (place: Place, size: Place): string =>
    shape('rect', {
      x: place.x - size.x - 4,
      y: place.y - size.y - 3,
      width: 2 * size.x + 8,
      height: 2 * size.y + 6,
      rx: 16,
      ...light,
    })
  const line = { x1: forest.x, y1: forest.y, x2: mountain.x, y2: mountain.y, stroke: colours.ink, 'stroke-width': 3 }
  return [shape('line', line), around(mountain, layout.mountain), around(forest, layout.forest)]
}

/** Crossed swords between the two places of a battle. */
function fight(scene: Scene, layout: Layout): string[] {
  const fought = ends(scene, layout)
  if (!fought) return []
  const { forest, mountain } = fought
  const [x, y] = between(forest, mountain, layout)
  return [at(x, y, swords())]
}

/** The middle of the gap between the boxes of a forest and a mountain. */
function between(forest: Place, mountain: Place, layout: Layout): [x: number, y: number] {
  const [dx, dy] = [mountain.x - forest.x, mountain.y - forest.y]
  const leave = (size: Place): number =>
    Math.min(0.5, size.x / Math.max(1, Math.abs(dx)), size.y / Math.max(1, Math.abs(dy)))
  const part = (leave(layout.forest) + 1 - leave(layout.mountain)) / 2
  return [Math.round(forest.x + dx * part), Math.round(forest.y + dy * part)]
}
