import { clickablePart } from '../../render/clickable-part'
import { type Icon, inRow } from '../../render/icons'
import { cut, measured } from '../../render/measure'
import { at, bold, centred, group, shape, titled, write } from '../../render/svg'
import { islandOf } from '../rules/box'
import type { IslandView } from '../rules/view'
import type { Clan, Resource } from '../rules/vocabulary'
import type { Area } from './layout'
import { colours, islandInks, tilePapers } from './palette'
import * as draw from './shapes'
import { ranked } from './sides'
import type { Sketch } from './sketch'
import { tileIcons } from './tiles'
import { islandTarget, placeTarget } from './zones'

const inset = 6

/** An island: its banners, the influence on it, its spots, Shadow spaces, altars and No Man's Land. */
export function drawIsland(sketch: Sketch, island: IslandView, { x, y, width, height }: Area): string {
  const { scene } = sketch
  const { picture: words } = scene.words
  const { produces } = islandOf(scene, island.id)
  const wide = Math.floor((width - 2 * inset) / produces.length)
  const spots = produces.map((product, index) =>
    drawSpot(sketch, island, index, product, [inset + index * wide, 54], wide - 2),
  )
  const box = { x: 0, y: 0, width, height, rx: 16 }
  const title = [
    words.islands[island.id],
    ...ranked(sketch.scene, island).map(
      ({ side, influence }) => `${words.sides[side]}: ${words.influence} ${influence}`,
    ),
    ...seekersOn(sketch, island).map((clan) => `${words.pieces.seeker}: ${words.sides[clan]}`),
  ].join('; ')
  return clickablePart(
    sketch,
    islandTarget(island.id),
    { title, box, name: `place island ${island.id}`, place: [x, y] },
    [
      shape('rect', { ...box, fill: colours.shore, stroke: islandInks[island.id], 'stroke-width': 2 }),
      ...heading(sketch, island, width),
      ...standing(sketch, island, width),
      ...spots,
      ...shadowSpaces(sketch, island, width),
      ...altars(sketch, island, width),
      ...noMansLand(sketch, island, width),
    ],
  )
}

function heading({ scene }: Sketch, island: IslandView, width: number): string[] {
  const { gold, silver } = islandOf(scene, island.id).banners
  const name = cut(scene.words.picture.islands[island.id], 14, width - 102, 'bold')
  return [
    shape('path', {
      d: `M1,28 V16 Q1,1 16,1 H${width - 16} Q${width - 1},1 ${width - 1},16 V28 Z`,
      fill: tilePapers[island.id],
    }),
    at(18, 15, [draw.islandSign(island.id)]),
    write(32, 20, name, { ...bold, 'font-size': 14 }),
    at(width - 44, 15, [draw.banner('gold', gold)]),
    at(width - 20, 15, [draw.banner('silver', silver)]),
  ]
}

function standing(sketch: Sketch, island: IslandView, width: number): string[] {
  const chips = ranked(sketch.scene, island).map(({ side, influence }): Icon => {
    const wide = 26 + measured(String(influence), 14, 'bold')
    return [
      wide,
      [
        at(Math.round(12 - wide / 2), 0, [draw.scaled(0.82, draw.sideSign(side))]),
        write(Math.round(23 - wide / 2), 5, influence, { ...bold, 'font-size': 14 }),
      ],
    ]
  })
  return [at(width / 2, 0, inRow(41, width - 12, chips))]
}

function drawSpot(
  sketch: Sketch,
  island: IslandView,
  index: number,
  product: Resource,
  place: readonly [number, number],
  wide: number,
): string {
  const { picture: words } = sketch.scene.words
  const [governor, building] = [island.governors[index] ?? null, island.buildings[index] ?? null]
  const middle = wide / 2
  const box = { x: 0, y: 0, width: wide, height: 76, rx: 8 }
  const title = [
    words.spot(island.id, index + 1),
    words.resources[product],
    `${words.pieces.governor}: ${governor ? words.sides[governor] : words.free}`,
    building ? `${words.pieces[building.kind]}: ${words.sides[building.side]}` : words.free,
  ].join('; ')
  return clickablePart(sketch, placeTarget(`${island.id}-${index + 1}`), { title, box, name: 'place spot', place }, [
    shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
    at(middle, 11, [draw.scaled(0.8, draw.resource(product))]),
    at(middle, 33, [draw.scaled(0.9, governor ? draw.piece('governor', governor) : draw.emptyPiece('governor'))]),
    at(middle, 60, [draw.scaled(0.95, building ? draw.piece(building.kind, building.side) : draw.emptyPiece('farm'))]),
  ])
}

const rowTop = 134
const rowHigh = 46

function shadowSpaces(sketch: Sketch, island: IslandView, width: number): string[] {
  const { picture: words } = sketch.scene.words
  return islandOf(sketch.scene, island.id).shadowGold.map((gold, index) => {
    const side = island.shadows[index] ?? null
    const box = { x: 0, y: 0, width: spaceWidth(width), height: rowHigh - 2, rx: 8 }
    const title = [
      words.shadowSpace(island.id, index + 1),
      `${words.resources.gold} ${gold}`,
      side ? words.sides[side] : words.free,
    ].join('; ')
    const target = placeTarget(`${island.id}-s${index + 1}`)
    const place = [inset + index * (box.width + 1), rowTop] as const
    return clickablePart(sketch, target, { title, box, name: 'place space', place }, [
      at(box.width / 2, 22, side ? [draw.piece('shadow', side)] : [draw.emptyPiece('shadow'), coin(gold)]),
    ])
  })
}

const coin = (gold: number): string =>
  group({ transform: 'translate(0 3) scale(0.75)' }, [
    shape('circle', { r: 10, fill: colours.gold, stroke: colours.dark }),
    write(0, 5.5, gold, { ...bold, ...centred, 'font-size': 16, fill: colours.dark }),
  ])

/** The width of a Shadow space: a finger hits it where there is room. */
const spaceWidth = (width: number): number => Math.max(30, Math.min(45, Math.floor((width - 2 * inset) * 0.18)))

function altars({ scene }: Sketch, island: IslandView, width: number): string[] {
  const { picture: words } = scene.words
  const values = islandOf(scene, island.id).altars
  const { shadowGold } = islandOf(scene, island.id)
  const room = width - 2 * inset - shadowGold.length * (spaceWidth(width) + 1)
  const wide = Math.min(34, room / values.length)
  const first = width - inset - wide * values.length
  return values.map((value, index) => {
    const side = island.altars[index] ?? null
    const title = `${words.pieces.altar}; ${words.influence} ${value}; ${side ? words.sides[side] : words.free}`
    const sign = side
      ? draw.piece('altar', side)
      : `${draw.emptyPiece('altar')}\n${write(0, 6, value, { ...bold, ...centred, 'font-size': 13, fill: colours.faint })}`
    return group({ transform: `translate(${Math.round(first + (index + 0.5) * wide)} ${rowTop + 22})` }, [
      titled(title),
      sign,
    ])
  })
}

const seekersOn = ({ scene }: Sketch, island: IslandView): Clan[] =>
  scene.clans.filter((clan) => scene.sides[clan]?.seeker === island.id)

/** The tiles, equal ones together, and the Seekers. */
function noMansLand(sketch: Sketch, island: IslandView, width: number): string[] {
  const top = rowTop + rowHigh + 24
  const tiles = tileIcons(sketch, island.tiles, island.id, 45)
  const wide = tiles.reduce((sum, [each]) => sum + each, 0)
  const room = width - 2 * inset - wide
  const seekers = seekersOn(sketch, island).map((clan): Icon => [26, [draw.seeker(clan)]])
  return [
    at(inset + wide / 2, 0, inRow(top, wide, tiles)),
    at(inset + wide + room / 2, 0, inRow(top + 1, room - 4, seekers)),
  ]
}
