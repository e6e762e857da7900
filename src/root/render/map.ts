import { inRow } from '../../render/icons'
import { at, bold, centred, group, shape, titled, write } from '../../render/svg'
import { drawClearing } from './clearing'
import { along, inTurn, type Layout, layOut, mapHeight, mapWidth, type Route } from './layout'
import type { Scene } from './scene'
import { colours, factionSign } from './shapes'
import { isClosed } from './words/ground'
import { forestName, who } from './words/names'

/** The map: water and paths below, then forests and clearings with what is in them. */
export function drawMap(scene: Scene): string {
  const layout = layOut(scene.ground)
  return group({}, [
    shape('rect', { width: mapWidth, height: mapHeight, rx: 10, fill: colours.land }),
    ...lake(scene, layout),
    ...rivers(scene, layout),
    ...paths(scene, layout),
    ...scene.ground.forests.map((_, forest) => drawForest(scene, layout, forest)),
    ...scene.ground.clearings.map((clearing) => drawClearing(scene, layout, clearing.id)),
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

/** What joins clearings of the coast is the lake. */
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

export const closedSign = (): string =>
  group({}, [
    shape('circle', { r: 9, fill: colours.white, stroke: colours.ink, 'stroke-width': 1.5 }),
    shape('path', { d: 'M-4,-4 L4,4 M4,-4 L-4,4', stroke: colours.ink, 'stroke-width': 2, fill: 'none' }),
  ])

function drawForest(scene: Scene, layout: Layout, forest: number): string {
  const { x = 0, y = 0 } = layout.forests[forest] ?? {}
  const id = scene.ground.forests[forest]?.id ?? ''
  const pawns = scene.seats.filter((seat) => {
    const board = scene.sides[seat]?.board
    return board && 'character' in board && board.clearing === 0 && board.forest === forest
  })
  const signs = pawns.flatMap((seat) => {
    const faction = scene.sides[seat]?.board.faction
    return faction ? [[28, [factionSign(faction)]] as const] : []
  })
  return group({ 'data-at': id, transform: `translate(${x} ${y})` }, [
    titled([forestName(id), ...pawns.map((seat) => who(scene, seat))].join('; ')),
    shape('path', { d: 'M-16,10 L-8,-8 L0,10 Z M0,10 L8,-12 L17,10 Z', fill: colours.forest, opacity: 0.35 }),
    ...(signs.length > 0 ? inRow(-4, 60, signs) : []),
    write(0, signs.length > 0 ? 22 : 7, id, { ...bold, ...centred, 'font-size': 12, fill: '#2f4527' }),
  ])
}
