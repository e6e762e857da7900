import { expect, test } from 'vitest'
import * as draw from '../../../src/daimyo/render/shapes'
import { clans, dieColours, islands, resources, sides } from '../../../src/daimyo/rules/vocabulary'

/** A sign without its colours. */
const outline = (sign: string): string => sign.replace(/ (fill|stroke)="[^"]*"/g, '')

const kinds = ['governor', 'shadow', 'farm', 'tower', 'altar'] as const

test.each([
  ['sides', sides.map(draw.sideSign)],
  ['Seekers', clans.map(draw.seeker)],
  ['pieces of all sides', sides.flatMap((side) => kinds.map((kind) => draw.piece(kind, side)))],
  ['free places', kinds.map(draw.emptyPiece)],
  ['islands', islands.map(draw.islandSign)],
  ['tiles', islands.map((island) => draw.tile(island, '1'))],
  ['relics', islands.map(draw.relic)],
  ['dice', dieColours.map((colour) => draw.die(colour, 3))],
  ['spaces for dice', [...dieColours, 'any' as const].map(draw.dieSpace)],
  ['resources', resources.map(draw.resource)],
  ['banners', [draw.banner('gold', 1), draw.banner('silver', 1)]],
])('%s differ without their colours', (_, signs) => {
  expect(new Set(signs.map(outline)).size).toBe(signs.length)
})
