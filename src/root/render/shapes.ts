import { type Attributes, bold, centred, group, shape, write } from '../../render/svg'
import type { PieceKind } from '../rules/pieces'
import type { ClearingSuit, Faction, Suit } from '../rules/vocabulary'

/** What matters differs in shape and letter too. */
export const colours = {
  paper: '#fbf8f1',
  land: '#e9ead9',
  ink: '#1d2126',
  faint: '#62676d',
  line: '#c9c0ad',
  white: '#ffffff',
  glow: '#fff1b8',
  path: '#a08a63',
  closed: '#8d8d8d',
  water: '#a9cfe4',
  waterLine: '#4b88a8',
  wood: '#8a5a2b',
  stone: '#8b8f94',
  forest: '#5c7a50',
} as const

export const factionColours: Readonly<Record<Faction, string>> = {
  marquise: '#b65313',
  eyrie: '#22508f',
  alliance: '#2c7a3f',
  vagabond: '#55585d',
  vagabond2: '#7a4b8c',
}

export const factionPales: Readonly<Record<Faction, string>> = {
  marquise: '#fbe9dc',
  eyrie: '#e3ebf6',
  alliance: '#e2f1e4',
  vagabond: '#ecedee',
  vagabond2: '#f1e8f5',
}

/** What stands in a faction's shape. */
const factionLetters: Readonly<Record<Faction, string>> = {
  marquise: 'M',
  eyrie: 'E',
  alliance: 'A',
  vagabond: 'V',
  vagabond2: 'W',
}

const factionPaths: Readonly<Record<Faction, string>> = {
  marquise: 'M-11,-13 L-5,-8 H5 L11,-13 V4 C11,9 5,12 0,13 C-5,12 -11,9 -11,4 Z',
  eyrie: 'M-13,-9 H13 L5,5 L0,13 L-5,5 Z',
  alliance: 'M0,-12 A12,12 0 1 1 -0.1,-12 Z',
  vagabond: 'M0,-14 L13,0 L0,14 L-13,0 Z',
  vagabond2: 'M-7,-12 H7 L13,0 L7,12 H-7 L-13,0 Z',
}

export const suitColours: Readonly<Record<Suit, string>> = {
  fox: '#b8402a',
  rabbit: '#a87f00',
  mouse: '#8a5f43',
  bird: '#2f6f95',
}

export const suitPales: Readonly<Record<ClearingSuit, string>> = { fox: '#f9ddd5', rabbit: '#fbf0c8', mouse: '#ecdfd3' }

/** Each suit has a shape and its first letter. */
const suitPaths: Readonly<Record<Suit, string>> = {
  fox: 'M0,-9 L9,7 H-9 Z',
  rabbit: 'M-8,-8 H8 V8 H-8 Z',
  mouse: 'M0,-8.5 A8.5,8.5 0 1 1 -0.1,-8.5 Z',
  bird: 'M0,-10 L10,0 L0,10 L-10,0 Z',
}

const letter = (text: string, size = 11, y = 4, fill: string = colours.white): string =>
  write(0, y, text, { ...bold, ...centred, 'font-size': size, fill })

const outlined = (d: string, fill: string, more: Attributes = {}): string =>
  shape('path', { d, fill, stroke: colours.white, 'stroke-width': 1.5, 'stroke-linejoin': 'round', ...more })

export const suitSign = (suit: Suit): string =>
  group({}, [
    outlined(suitPaths[suit], suitColours[suit]),
    letter(suit.charAt(0).toUpperCase(), 9, suit === 'fox' ? 5 : 3.5),
  ])

/** A faction's shape with its letter: a pawn, a marker, who rules. */
export const factionSign = (faction: Faction): string =>
  group({}, [
    outlined(factionPaths[faction], factionColours[faction]),
    letter(factionLetters[faction], 12, faction === 'eyrie' ? 2 : 4.5),
  ])

/** Warriors: the shape of their faction, and how many beside. */
export const warriors = (faction: Faction, count: number): [width: number, parts: string[]] => {
  const wide = count > 9 ? 18 : 10
  return [
    28 + wide,
    [
      group({ transform: `translate(${-wide / 2} 0)` }, [factionSign(faction)]),
      write(14 - wide / 2, 5, count, { ...bold, 'font-size': 13 }),
    ],
  ]
}

/** Two letters for what is built or laid. */
const pieceCodes: Readonly<Record<PieceKind, string>> = {
  warrior: '',
  sawmill: 'Sa',
  workshop: 'Wo',
  recruiter: 'Re',
  wood: 'wd',
  keep: 'K',
  roost: 'Ro',
  'base-fox': 'Bf',
  'base-rabbit': 'Br',
  'base-mouse': 'Bm',
  sympathy: 'sy',
}

/** Buildings are houses in their slots. */
export const building = (faction: Faction, kind: PieceKind): string =>
  group({}, [outlined('M-11,11 V-4 L0,-12 L11,-4 V11 Z', factionColours[faction]), letter(pieceCodes[kind], 11, 7)])

export const emptySlot = (): string =>
  shape('rect', {
    x: -10,
    y: -10,
    width: 20,
    height: 20,
    rx: 3,
    fill: 'none',
    stroke: colours.faint,
    'stroke-dasharray': '3 3',
  })

export const ruin = (count: number): string =>
  group({}, [
    outlined('M-11,11 V-2 L-7,-6 L-4,-1 L1,-10 L5,-3 L8,-7 L11,0 V11 Z', colours.stone),
    letter(count > 1 ? `R${count}` : 'R', 10, 8),
  ])

/** Tokens are round with a rim. */
export const token = (faction: Faction, kind: PieceKind): string =>
  group({}, [
    shape('circle', { r: 11, fill: colours.white, stroke: factionColours[faction], 'stroke-width': 2.5 }),
    letter(pieceCodes[kind], 10, 3.5, factionColours[faction]),
  ])

export const ferrySign = (): string =>
  group({}, [
    outlined('M-13,2 H13 L8,10 H-8 Z', colours.waterLine),
    outlined('M-1,0 V-11 L8,-1 Z', colours.white, { stroke: colours.waterLine }),
  ])

export const towerSign = (): string =>
  group({}, [
    outlined('M-7,11 V-7 H-9 V-12 H-5 V-9 H-2 V-12 H2 V-9 H5 V-12 H9 V-7 H7 V11 Z', colours.ink),
    letter('T', 9, 6),
  ])

/** The Scoundrel's torch: nothing comes here any more. */
export const torchSign = (): string =>
  group({}, [
    shape('circle', { r: 11, fill: colours.ink }),
    outlined('M0,7 C-6,3 -5,-2 0,-8 C5,-2 6,3 0,7 Z', '#f0a93c', { stroke: 'none' }),
  ])
