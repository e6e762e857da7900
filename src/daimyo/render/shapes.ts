import { type Attributes, bold, centred, group, shape, write } from '../../render/svg'
import type { DieColour, Island, Resource, Side } from '../rules/vocabulary'
import { colours, dieFills, islandInks, resourceFills, sideColours, tilePapers } from './palette'

const outlined = (d: string, fill: string, more: Attributes = {}): string =>
  shape('path', { d, fill, stroke: colours.white, 'stroke-width': 1.5, 'stroke-linejoin': 'round', ...more })

export const scaled = (scale: number, ...parts: readonly string[]): string =>
  group({ transform: `scale(${scale})` }, parts)

const numeral = (text: string | number, size: number, fill: string, y = 0.36 * size): string =>
  write(0, Math.round(y * 10) / 10, text, { ...bold, ...centred, 'font-size': size, fill })

/** The emblem of each side, within 7 of its middle: a flower, a cog, a tent, a crown, crossed blades, a gate. */
const emblems: Readonly<Record<Side, string>> = {
  nature:
    'M0,-7 A3,3 0 0 1 2.6,-2.6 A3,3 0 0 1 7,0 A3,3 0 0 1 2.6,2.6 A3,3 0 0 1 0,7 A3,3 0 0 1 -2.6,2.6 A3,3 0 0 1 -7,0 A3,3 0 0 1 -2.6,-2.6 A3,3 0 0 1 0,-7 Z',
  technology:
    'M-1.5,-7 H1.5 V-4.6 L3.9,-6 L6,-3.9 L4.6,-1.5 H7 V1.5 H4.6 L6,3.9 L3.9,6 L1.5,4.6 V7 H-1.5 V4.6 L-3.9,6 L-6,3.9 L-4.6,1.5 H-7 V-1.5 H-4.6 L-6,-3.9 L-3.9,-6 L-1.5,-4.6 Z M-2,0 A2,2 0 1 0 2,0 A2,2 0 1 0 -2,0 Z',
  nomads: 'M0,-6 L7,6 H2.6 L0,1 L-2.6,6 H-7 Z',
  aristocrats: 'M-7,6 V-5 L-3,-0.5 L0,-7 L3,-0.5 L7,-5 V6 Z',
  mercenaries: 'M-7,-5 L-5,-7 L0,-2 L5,-7 L7,-5 L2,0 L7,5 L5,7 L0,2 L-5,7 L-7,5 L-2,0 Z',
  empire: 'M-7,-6.5 H7 V-4 H5 V-1.5 H6.5 V0.5 H5 V7 H2.5 V0.5 H-2.5 V7 H-5 V0.5 H-6.5 V-1.5 H-5 V-4 H-7 Z',
}

const emblem = (side: Side, fill: string = colours.white): string =>
  shape('path', { d: emblems[side], fill, 'fill-rule': 'evenodd' })

/** The emblem of a side on its colour: a head, a score, an influence. */
export const sideSign = (side: Side): string =>
  group({}, [
    shape('circle', { r: 11, fill: sideColours[side], stroke: colours.white, 'stroke-width': 1.5 }),
    emblem(side),
  ])

/** Pieces have an outline for their kind, and the colour and emblem of their side. */
const pieces = {
  governor: ['M0,-12 A12,12 0 1 1 -0.1,-12 Z', 1, 0],
  shadow: ['M-11,12 C-11,2 -9,-7 0,-13 C9,-7 11,2 11,12 Z', 0.85, 3],
  farm: ['M-12,11 V-2 L0,-12 L12,-2 V11 Z', 0.85, 2],
  tower: ['M-8,12 L-5,-6 H-8 V-12 H8 V-6 H5 L8,12 Z', 0.68, 1],
  altar: ['M-12,-9 H12 V-4 H8 V12 H-8 V-4 H-12 Z', 0.75, 3.5],
} as const

export type PieceSign = keyof typeof pieces

export function piece(kind: PieceSign, side: Side): string {
  const [path, scale, down] = pieces[kind]
  return group({}, [
    outlined(path, sideColours[side]),
    group({ transform: `translate(0 ${down}) scale(${scale})` }, [emblem(side)]),
  ])
}

/** A place without its piece. */
export const emptyPiece = (kind: PieceSign): string =>
  outlined(pieces[kind][0], 'none', { stroke: colours.line, 'stroke-dasharray': '3 2.5' })

/** A kind of piece of no side, for costs and effects. */
export const plainPiece = (kind: PieceSign): string =>
  outlined(pieces[kind][0], colours.face, { stroke: colours.ink, 'stroke-width': 1.8 })

/** A boat with a sail: the Seeker of a clan. */
export const seeker = (side: Side): string =>
  group({}, [
    outlined('M-11,5 H11 L7,12 H-7 Z', sideColours[side]),
    outlined('M0,-14 L10,3 H-10 Z', sideColours[side]),
    group({ transform: 'translate(0 -2) scale(0.52)' }, [emblem(side)]),
  ])

export const plainSeeker = (): string =>
  outlined('M-11,5 H11 L7,12 H-7 Z M0,-14 L9,3 H-9 Z', colours.face, { stroke: colours.ink, 'stroke-width': 1.8 })

/** Each island, and the relics of its colour, have a sign: drop, peak, sun, diamond, leaf, moon. */
const islandPaths: Readonly<Record<Island, string>> = {
  blue: 'M0,-9 C3,-4 6.5,-1 6.5,3 A6.5,6 0 0 1 -6.5,3 C-6.5,-1 -3,-4 0,-9 Z',
  red: 'M0,-8 L8.5,7 H-8.5 Z',
  yellow:
    'M0,-9 L2.1,-5 L6.4,-6.4 L5,-2.1 L9,0 L5,2.1 L6.4,6.4 L2.1,5 L0,9 L-2.1,5 L-6.4,6.4 L-5,2.1 L-9,0 L-5,-2.1 L-6.4,-6.4 L-2.1,-5 Z',
  purple: 'M0,-9 L7,0 L0,9 L-7,0 Z',
  green: 'M-7,7 C-9,-4 -2,-9 8,-8 C9,2 4,9 -4,6 L-7,9 Z',
  black: 'M2,-8.5 A8.5,8.5 0 1 0 7.5,4.5 A7,7 0 0 1 2,-8.5 Z',
}

export const islandSign = (island: Island): string =>
  shape('path', { d: islandPaths[island], fill: islandInks[island] })

/** A relic tile: the sign of its colour above its number. */
export const tile = (colour: Island, number: string): string =>
  group({}, [
    shape('rect', {
      x: -13,
      y: -16,
      width: 26,
      height: 32,
      rx: 4,
      fill: tilePapers[colour],
      stroke: islandInks[colour],
      'stroke-width': 1.5,
    }),
    group({ transform: 'translate(0 -6) scale(0.8)' }, [islandSign(colour)]),
    numeral(number, 15.2, colours.ink, 12.8),
  ])

/** A restored relic: a stack of tiles. */
export const relic = (colour: Island): string =>
  group({}, [
    shape('rect', {
      x: -10,
      y: -16,
      width: 26,
      height: 29,
      rx: 4,
      fill: islandInks[colour],
      stroke: colours.white,
    }),
    shape('rect', {
      x: -14,
      y: -12,
      width: 26,
      height: 29,
      rx: 4,
      fill: tilePapers[colour],
      stroke: islandInks[colour],
      'stroke-width': 2,
    }),
    group({ transform: 'translate(-1 2.5) scale(1.05)' }, [islandSign(colour)]),
  ])

export const emptyPlace = (): string =>
  shape('rect', {
    x: -13,
    y: -16,
    width: 26,
    height: 32,
    rx: 4,
    fill: 'none',
    stroke: colours.line,
    'stroke-dasharray': '3 2.5',
  })

/** The outline of a die: round, square, six-sided; a space for any die has a cut corner. */
const diePaths: Readonly<Record<DieColour | 'any', string>> = {
  blue: 'M0,-13 A13,13 0 1 1 -0.1,-13 Z',
  green: 'M-9,-12 H9 Q12,-12 12,-9 V9 Q12,12 9,12 H-9 Q-12,12 -12,9 V-9 Q-12,-12 -9,-12 Z',
  red: 'M-7.5,-13 H7.5 L15,0 L7.5,13 H-7.5 L-15,0 Z',
  any: 'M-12,-12 H6 L12,-6 V12 H-6 L-12,6 Z',
}

export const die = (colour: DieColour, value: number): string =>
  group({}, [outlined(diePaths[colour], dieFills[colour]), numeral(value, 16, colours.white)])

/** A space for a die of a colour. */
export const dieSpace = (colour: DieColour | 'any'): string =>
  outlined(diePaths[colour], 'none', {
    stroke: colour === 'any' ? colours.faint : islandInks[colour],
    'stroke-width': 2,
    'stroke-dasharray': '4 2',
  })

/** A die without a value, for effects. */
export const anyDie = (text = ''): string =>
  group({}, [
    outlined(diePaths.green, colours.face, { stroke: colours.ink, 'stroke-width': 1.8 }),
    ...(text === '' ? [] : [numeral(text, 14.5, colours.ink)]),
  ])

/** Resources: an ear of rice in a bowl, a hexagonal nut, a rock, a coin with a square hole. */
const resourcePaths: Readonly<Record<Resource, string>> = {
  rice: 'M-9,0 C-6,-9 6,-9 9,0 H10 C9,6 6,9 3,9 H-3 C-6,9 -9,6 -10,0 Z M-10,0 H10',
  metal: 'M-5,-9 H5 L10,0 L5,9 H-5 L-10,0 Z M-3.5,0 A3.5,3.5 0 1 0 3.5,0 A3.5,3.5 0 1 0 -3.5,0 Z',
  stone: 'M-10,8 L-8,-3 L-2,-8 L5,-6 L10,2 L9,8 Z M-2,-8 L0,-1 L-8,-3 M0,-1 L9,8',
  gold: 'M0,-9.5 A9.5,9.5 0 1 1 -0.1,-9.5 Z M-3,-3 V3 H3 V-3 Z',
}

export const resource = (kind: Resource): string =>
  outlined(resourcePaths[kind], resourceFills[kind], {
    stroke: colours.dark,
    'stroke-width': 1.3,
    'fill-rule': 'evenodd',
  })

/** A flag with the points of a banner. */
export const banner = (metal: 'gold' | 'silver', points: number): string =>
  group({}, [
    outlined('M-9,-10 H9 V10 L0,5 L-9,10 Z', metal === 'gold' ? colours.gold : colours.silver, {
      stroke: colours.dark,
      'stroke-width': 1,
      ...(metal === 'gold' ? {} : { 'stroke-dasharray': '3 1.5' }),
    }),
    numeral(points, 12, colours.dark, 2.5),
  ])

export const helmet = (): string =>
  group({}, [
    outlined('M-11,5 C-11,-6 -6,-10 0,-10 C6,-10 11,-6 11,5 L7,9 V3 H-7 V9 Z', colours.badge, {
      stroke: colours.dark,
      'stroke-width': 1.2,
    }),
    outlined('M-8,-8 C-6,-13 -2,-11 0,-8 C2,-11 6,-13 8,-8', 'none', { stroke: colours.dark, 'stroke-width': 1.6 }),
  ])

/** Points: a star with their number. */
export const star = (points: string | number): string =>
  group({}, [
    outlined(
      'M0,-13 L3.6,-6.5 L11,-8.5 L8.5,-1.5 L13,4 L6,5.5 L4,13 L0,7.5 L-4,13 L-6,5.5 L-13,4 L-8.5,-1.5 L-11,-8.5 L-3.6,-6.5 Z',
      colours.badge,
      { stroke: colours.dark, 'stroke-width': 1 },
    ),
    numeral(points, 14.5, colours.dark, 4.8),
  ])

/** The back of a card, with a sign. */
export const card = (sign = ''): string =>
  group({}, [
    shape('rect', { x: -8, y: -11, width: 16, height: 22, rx: 2.5, fill: colours.face, stroke: colours.ink }),
    ...(sign === '' ? [] : [numeral(sign, 13, colours.ink)]),
  ])

/** A chest: a place of the storage. */
export const chest = (): string =>
  outlined('M-10,9 V-3 C-10,-9 10,-9 10,-3 V9 Z M-10,0 H10 M-2,0 V4 H2 V0', colours.face, {
    stroke: colours.ink,
    'stroke-width': 1.4,
  })

/** A relic tile of no colour. */
export const plainTile = (): string =>
  group({}, [
    shape('rect', { x: -8, y: -10, width: 16, height: 20, rx: 3, fill: colours.face, stroke: colours.ink }),
    outlined('M0,-6 L5,0 L0,6 L-5,0 Z', 'none', { stroke: colours.ink, 'stroke-width': 1.3 }),
  ])

export const bag = (): string =>
  outlined('M-4,-10 H4 L2,-6 C10,-2 10,10 4,10 H-4 C-10,10 -10,-2 -2,-6 Z', colours.face, {
    stroke: colours.ink,
    'stroke-width': 1.4,
  })

/** A stall with an awning: the Black Market. */
export const stall = (): string =>
  outlined('M-10,-3 L-7,-9 H7 L10,-3 Z M-8,-3 V9 H8 V-3', colours.face, { stroke: colours.ink, 'stroke-width': 1.4 })

/** Two heads: the Villagers. */
export const villagers = (): string =>
  outlined(
    'M-9,9 C-9,2 -1,2 -1,9 Z M-5,-7 A3.4,3.4 0 1 1 -5.1,-7 Z M1,9 C1,2 9,2 9,9 Z M5,-7 A3.4,3.4 0 1 1 4.9,-7 Z',
    colours.face,
    { stroke: colours.ink, 'stroke-width': 1.3 },
  )

const strokes = (d: string): string =>
  shape('path', {
    d,
    fill: 'none',
    stroke: colours.ink,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

export const arrow = (): string => strokes('M-7,0 H6 M2,-4 L6,0 L2,4')
/** Collecting: down into the hand. */
export const collects = (): string => strokes('M0,-8 V4 M-4,0 L0,4 L4,0 M-8,4 V8 H8 V4')
/** Back to the beginning. */
export const again = (): string => strokes('M6,-5 A8,8 0 1 0 8,2 M7,-9 V-4 H2')
export const cross = (): string => strokes('M-5,-5 L5,5 M5,-5 L-5,5')
/** The Empire chooses what serves it best. */
export const advantage = (): string => strokes('M-5,1 L0,-5 L5,1 M-5,7 L0,1 L5,7')
