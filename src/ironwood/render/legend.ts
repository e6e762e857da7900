import { measured } from '../../render/measure'
import type { Room } from '../../render/options'
import { type Chip, flow, type Piece } from '../../render/piece'
import { at, group, shape, write } from '../../render/svg'
import { swords } from '../../render/swords'
import type { LegendSign } from '../words'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'

const line = (attributes: Readonly<Record<string, string | number>>): string =>
  shape('line', { x1: -12, y1: 0, x2: 12, y2: 0, 'stroke-linecap': 'round', ...attributes })

const plate = (attributes: Readonly<Record<string, string | number>>): string =>
  shape('rect', { x: -12, y: -8, width: 24, height: 16, ...attributes })

/** Every sign of the picture, in the order of the legend. */
const signs: Readonly<Record<LegendSign, () => readonly string[]>> = {
  woodFighters: () => draw.woodFighters(1),
  ironFighters: () => draw.ironFighters(1),
  golems: () => draw.golems(1),
  controlled: () => [
    plate({ rx: 4, fill: colours.face, stroke: colours.ironInk, 'stroke-width': 2.5 }),
    shape('circle', { r: 4.5, fill: 'none', stroke: colours.woodInk, 'stroke-width': 2.5 }),
  ],
  full: () => [draw.totem('full')],
  fading: () => [draw.totem('fading')],
  crystals: () => [draw.crystal()],
  drill: () => [draw.drill()],
  foundation: () => [draw.foundation()],
  forge: () => [draw.forge()],
  slot: () => [draw.emptyForge()],
  ridge: () => [line({ stroke: colours.stone, 'stroke-width': 9 })],
  path: () => [line({ stroke: colours.woodInk, 'stroke-width': 2.5, 'stroke-dasharray': '2 5' })],
  outer: () => [plate({ rx: 8, fill: colours.woodDeep, stroke: colours.woodLine, 'stroke-width': 1.5 })],
  battle: swords,
  leaving: () => [draw.marker('leaving')],
  entering: () => [draw.marker('entering')],
  nothing: () => [draw.marker('nothing')],
  botMark: () => [draw.botMark()],
  cube: () => [draw.cube()],
  damage: () => [draw.damage()],
  defense: () => [draw.defense()],
  dominance: () => [draw.dominance()],
  lit: () => [plate({ rx: 5, fill: 'none', stroke: colours.lit, 'stroke-width': 3 })],
}

const order: readonly LegendSign[] = [
  'woodFighters',
  'ironFighters',
  'golems',
  'controlled',
  'full',
  'fading',
  'crystals',
  'drill',
  'foundation',
  'forge',
  'slot',
  'ridge',
  'path',
  'outer',
  'battle',
  'leaving',
  'entering',
  'nothing',
  'botMark',
  'cube',
  'damage',
  'defense',
  'dominance',
  'lit',
]

/** The meaning of the signs. */
export function drawLegend({ scene }: Sketch, { width }: Room): Piece {
  const { legend } = scene.words.picture
  const chips = order
    .filter((sign) => sign !== 'botMark' || scene.solo !== null)
    .map(
      (sign): Chip => ({
        width: 40 + measured(legend[sign], 12),
        parts: [
          at(14, 0, [group({ transform: 'scale(0.8)' }, signs[sign]())]),
          write(32, 4, legend[sign], { 'font-size': 12 }),
        ],
      }),
    )
  return flow(chips, width, 26)
}
