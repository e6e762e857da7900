import { measured } from '../../render/measure'
import type { Room } from '../../render/options'
import { type Chip, flow, type Piece } from '../../render/piece'
import { at, bold, centred, group, shape, write } from '../../render/svg'
import { swords } from '../../render/swords'
import { dieColours, resources } from '../rules/vocabulary'
import type { LegendSign } from '../words/picture'
import { colours } from './palette'
import * as draw from './shapes'
import { sidesIn } from './sides'
import type { Sketch } from './sketch'

const small = (sign: string): string => draw.scaled(0.84, sign)

/** Every sign of the picture besides sides, islands, resources, dice and pieces, in the order of the legend. */
const signs: Readonly<Record<LegendSign, () => string>> = {
  restored: () => draw.scaled(0.66, draw.relic('purple')),
  goldBanner: () => draw.banner('gold', 3),
  silverBanner: () => draw.banner('silver', 1),
  helmet: draw.helmet,
  points: () => small(draw.star(2)),
  hero: () => draw.card(),
  storage: draw.chest,
  anyResource: () => write(0, 5, '/', { ...bold, ...centred, 'font-size': 15 }),
  strength: () => small(draw.anyDie('7')),
  cost: () => small(draw.resource('gold')),
  collect: draw.collects,
  advantage: draw.advantage,
  bag: () => draw.scaled(0.9, draw.bag()),
  blackMarket: () => draw.scaled(0.9, draw.stall()),
  villagers: draw.villagers,
  income: () =>
    shape('rect', { x: -11, y: -9, width: 22, height: 18, rx: 4, fill: colours.yellow, stroke: colours.faint }),
  aggressive: () => small(group({}, swords())),
  lit: () =>
    shape('rect', {
      x: -11,
      y: -8,
      width: 22,
      height: 16,
      rx: 5,
      fill: 'none',
      stroke: colours.lit,
      'stroke-width': 3,
    }),
}

const order: readonly LegendSign[] = [
  'goldBanner',
  'silverBanner',
  'points',
  'restored',
  'storage',
  'hero',
  'strength',
  'cost',
  'aggressive',
  'helmet',
  'anyResource',
  'collect',
  'income',
  'villagers',
  'blackMarket',
  'bag',
  'advantage',
  'lit',
]

const chip = (sign: string, said: string): Chip => ({
  width: 36 + measured(said, 12) + 6,
  parts: [at(15, 0, [group({}, [sign])]), write(32, 4, said, { 'font-size': 12 })],
})

/** The meaning of the signs that this game uses. */
export function drawLegend({ scene }: Sketch, { width }: Room): Piece {
  const { picture: words } = scene.words
  const unused: readonly LegendSign[] = [
    ...(scene.empire ? (['aggressive'] as const) : (['advantage'] as const)),
    ...(scene.aggressive || scene.empire ? [] : (['aggressive'] as const)),
  ]
  const chips: Chip[] = [
    ...sidesIn(scene).map((side) => chip(small(draw.sideSign(side)), words.sides[side])),
    ...(['governor', 'shadow', 'farm', 'tower', 'altar'] as const).map((kind) =>
      chip(small(draw.plainPiece(kind)), words.pieces[kind]),
    ),
    chip(small(draw.plainSeeker()), words.pieces.seeker),
    ...resources.map((kind) => chip(draw.scaled(0.85, draw.resource(kind)), words.resources[kind])),
    ...dieColours.map((colour) => chip(small(draw.dieSpace(colour)), words.dice[colour])),
    chip(small(draw.dieSpace('any')), words.dice.any),
    ...scene.islands.map(({ id }) => chip(draw.islandSign(id), words.islands[id])),
    ...order.filter((sign) => !unused.includes(sign)).map((sign) => chip(signs[sign](), words.legend[sign])),
  ]
  return flow(chips, width, 30)
}
