import { around, clickablePart } from '../../render/clickable-part'
import { mapPiece } from '../../render/fit'
import { inRow } from '../../render/icons'
import type { Room } from '../../render/options'
import type { Piece } from '../../render/piece'
import { at, bold, centred, shape, write } from '../../render/svg'
import { factionBoards } from '../words/factions'
import { isClosed } from '../words/ground'
import type { Scene } from '../words/scene'
import { drawClearing } from './clearing'
import { drawnBoards } from './factions'
import { along, inTurn, type Layout, layOut, type Route } from './layout'
import { colours } from './palette'
import { boxSign, closedSign } from './shapes'
import type { Sketch } from './sketch'

/** The map: water and paths below, then forests and clearings with their content. */
export function drawMap(sketch: Sketch, room: Room): Piece {
  const { scene } = sketch
  const layout = layOut(scene.ground, room)
  return mapPiece(room, layout, [
    shape('rect', { class: 'land', width: layout.width, height: layout.height, rx: 10, fill: colours.land }),
    ...lake(scene, layout),
    ...rivers(scene, layout),
    ...paths(scene, layout),
    ...bandits(scene, layout),
    ...scene.ground.forests.map((_, forest) => drawForest(sketch, layout, forest)),
    ...scene.ground.clearings.map((clearing) => drawClearing(sketch, layout, clearing.id)),
  ])
}

/** Clearings on the coast, in turn around the middle of the lake. */
function lake({ ground }: Scene, { clearings }: Layout): string[] {
  const coast = inTurn(ground.coast.flatMap((id) => clearings[id] ?? []))
  if (coast.length < 3) return []
  return [
    shape('polygon', {
      points: coast.map(({ x, y }) => `${x},${y}`).join(' '),
      fill: colours.water,
      stroke: colours.water,
      'stroke-width': 36,
      'stroke-linejoin': 'round',
    }),
  ]
}

const curve = ({ from, to, bend }: Route): string => `M${from.x},${from.y} Q${bend.x},${bend.y} ${to.x},${to.y}`

/** The lake joins the clearings of the coast. */
function rivers({ ground }: Scene, layout: Layout): string[] {
  return layout.rivers.flatMap((river, index) => {
    if (ground.rivers[index]?.every((id) => ground.coast.includes(id))) return []
    const line = { d: curve(river), fill: 'none' }
    return [
      shape('path', { ...line, stroke: colours.waterLine, 'stroke-width': 14 }),
      shape('path', { ...line, stroke: colours.water, 'stroke-width': 11 }),
    ]
  })
}

function paths(scene: Scene, layout: Layout): string[] {
  return layout.paths.flatMap((route, index) => {
    const [from = 0, to = 0] = scene.ground.paths[index] ?? []
    const line = { d: curve(route), fill: 'none', 'stroke-linecap': 'round' }
    if (!isClosed(scene, from, to)) return [shape('path', { ...line, stroke: colours.path, 'stroke-width': 6 })]
    const { x, y } = along(route, 0.5)
    return [
      shape('path', { ...line, stroke: colours.closed, 'stroke-width': 4, 'stroke-dasharray': '3 8' }),
      at(Math.round(x), Math.round(y), [closedSign()]),
    ]
  })
}

/** Warriors of hirelings that stand on paths. */
const bandits = ({ hirelings }: Scene, layout: Layout): string[] =>
  hirelings.flatMap(({ hireling, paths: taken = [] }) =>
    taken.flatMap((path) => {
      const route = layout.paths[path]
      if (!route) return []
      const { x, y } = along(route, 0.5)
      return [at(Math.round(x), Math.round(y), [boxSign(hireling)])]
    }),
  )

function drawForest(sketch: Sketch, layout: Layout, forest: number): string {
  const { scene } = sketch
  const { names } = scene.words
  const { x = 0, y = 0 } = layout.forests[forest] ?? {}
  const id = scene.ground.forests[forest]?.id ?? ''
  const pawns = scene.seats.flatMap((seat) => {
    const board = scene.sides[seat]?.board
    return board && 'character' in board && board.clearing === 0 && board.forest === forest ? [{ seat, board }] : []
  })
  const exiles = scene.hirelings.filter((hired) => hired.forest === forest).map(({ hireling }) => hireling)
  const boards = scene.seats.flatMap((seat) => scene.sides[seat]?.board ?? [])
  const lying = boards.flatMap((board) => drawnBoards[board.faction].inForest?.(board, forest) ?? [])
  const told = boards.flatMap((board) => factionBoards[board.faction].inForest?.(scene, board, forest) ?? [])
  const signs = [
    ...[...pawns.map(({ board }) => board.faction), ...exiles].map((box) => [28, [boxSign(box)]] as const),
    ...lying.map((sign) => [26, [sign]] as const),
  ]
  const title = [
    names.forest(id),
    ...pawns.map(({ seat }) => names.who(scene, seat)),
    ...exiles.map((hireling) => names.hireling(hireling)),
    ...told,
  ].join('; ')
  const box = around(2 * layout.forest.x + 4, 2 * layout.forest.y + 4, 10)
  return clickablePart(sketch, { kind: 'place', id }, { title, box, name: 'place forest', place: [x, y] }, [
    shape('path', { d: 'M-16,10 L-8,-8 L0,10 Z M0,10 L8,-12 L17,10 Z', fill: colours.tree, opacity: 0.35 }),
    ...(signs.length > 0 ? inRow(-6, 56, signs) : []),
    write(0, signs.length > 0 ? 20 : 7, id, { ...bold, ...centred, 'font-size': 12, fill: colours.forestInk }),
  ])
}
