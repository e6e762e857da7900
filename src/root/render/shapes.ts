import { type Attributes, bold, centred, group, shape, write } from '../../render/svg'
import type { SeenPiece } from '../rules/hidden-pieces'
import type { LandmarkView } from '../rules/landmarks/landmark'
import type { Box, PieceKind } from '../rules/pieces'
import {
  type ClearingSuit,
  type Faction,
  type Hireling,
  isHireling,
  type PlotKind,
  type RelicType,
  type Suit,
} from '../rules/vocabulary'
import { hirelingColour, hirelingLetters, hirelingPath } from './hireling-signs'
import { colours, factionColours, factionDarks, suitColours } from './palette'

/** The letter in a faction's shape. */
const factionLetters: Readonly<Record<Faction, string>> = {
  marquise: 'M',
  eyrie: 'E',
  alliance: 'A',
  vagabond: 'V',
  vagabond2: 'W',
  riverfolk: 'R',
  duchy: 'D',
  corvid: 'C',
  cult: 'L',
  hundreds: 'H',
  keepers: 'K',
}

const factionPaths: Readonly<Record<Faction, string>> = {
  marquise: 'M-11,-13 L-5,-8 H5 L11,-13 V4 C11,9 5,12 0,13 C-5,12 -11,9 -11,4 Z',
  eyrie: 'M-13,-9 H13 L5,5 L0,13 L-5,5 Z',
  alliance: 'M0,-12 A12,12 0 1 1 -0.1,-12 Z',
  vagabond: 'M0,-14 L13,0 L0,14 L-13,0 Z',
  vagabond2: 'M-7,-12 H7 L13,0 L7,12 H-7 L-13,0 Z',
  riverfolk: 'M0,-14 C5,-6 12,-3 12,4 A12,9 0 0 1 -12,4 C-12,-3 -5,-6 0,-14 Z',
  duchy: 'M-12,12 V-1 A12,12 0 0 1 12,-1 V12 Z',
  corvid: 'M-12,-12 L0,-7 L12,-12 V3 L7,12 L0,9 L-7,12 L-12,3 Z',
  cult: 'M-11,12 V-2 A11,11 0 0 1 11,-2 V12 Z',
  hundreds: 'M-12,-4 A5,5 0 1 1 -4,-10 H4 A5,5 0 1 1 12,-4 L7,9 L0,13 L-7,9 Z',
  keepers: 'M-11,-12 H11 V1 L0,13 L-11,1 Z',
}

/** Each suit has a shape and its animal in it, without a letter: those are for factions and pieces. */
const suitPaths: Readonly<Record<Suit, string>> = {
  fox: 'M0,-13 L12,10 H-12 Z',
  rabbit: 'M-10,-10 H10 V10 H-10 Z',
  mouse: 'M0,-11 A11,11 0 1 1 -0.1,-11 Z',
  bird: 'M0,-13 L13,0 L0,13 L-13,0 Z',
}

/** A head with eyes, or a bird in flight. */
const suitAnimals: Readonly<Record<Suit, { readonly path: string; readonly eyes?: readonly [x: number, y: number] }>> =
  {
    fox: { path: 'M-4,-5 L-1.5,-1 H1.5 L4,-5 L6.5,3 L0,9 L-6.5,3 Z', eyes: [2.4, 2.4] },
    rabbit: {
      path: 'M-1,0 C0,-10 -6,-10 -4,0.5 C-6,2 -6,8 0,8 C6,8 6,2 4,0.5 C6,-10 0,-10 1,0 Z',
      eyes: [2, 3.2],
    },
    mouse: {
      path: 'M-2.8,-1.3 A3.1,3.1 0 1 1 -0.9,-3.8 H0.9 A3.1,3.1 0 1 1 2.8,-1.3 C4.5,1 3.5,5 0,7.5 C-3.5,5 -4.5,1 -2.8,-1.3 Z',
      eyes: [1.7, 0.5],
    },
    bird: {
      path: 'M-8.5,-2 C-6,-5.5 -2,-4 0,-0.5 C2,-4 6,-5.5 8.5,-2 C5,-2 4,0 1.5,2.5 L2.5,6 L0,5 L-2.5,6 L-1.5,2.5 C-4,0 -5,-2 -8.5,-2 Z',
    },
  }

const letter = (text: string, size = 11, y = 4, fill: string = colours.white): string =>
  write(0, y, text, { ...bold, ...centred, 'font-size': size, fill })

const outlined = (d: string, fill: string, more: Attributes = {}): string =>
  shape('path', { d, fill, stroke: colours.white, 'stroke-width': 1.5, 'stroke-linejoin': 'round', ...more })

export const suitSign = (suit: Suit): string =>
  group({}, [
    outlined(suitPaths[suit], suitColours[suit]),
    shape('path', { d: suitAnimals[suit].path, fill: colours.white }),
    ...eyes(suit),
  ])

function eyes(suit: Suit): string[] {
  const at = suitAnimals[suit].eyes
  if (!at) return []
  return [-at[0], at[0]].map((cx) => shape('circle', { cx, cy: at[1], r: 1.1, fill: suitColours[suit] }))
}

/** A faction's shape with its letter: a pawn, a marker, who rules. */
export const factionSign = (faction: Faction): string =>
  group({}, [
    outlined(factionPaths[faction], factionColours[faction]),
    letter(factionLetters[faction], 12, faction === 'eyrie' ? 2 : 4.5),
  ])

/** A hireling's shape with its letters: a pawn, a card. */
export const hirelingSign = (hireling: Hireling): string =>
  group({}, [outlined(hirelingPath(hireling), hirelingColour(hireling)), letter(hirelingLetters[hireling], 12, 5)])

/** The shape of a faction or a hireling. */
export const boxSign = (box: Box): string => (isHireling(box) ? hirelingSign(box) : factionSign(box))

const boxColour = (box: Box): string => (isHireling(box) ? hirelingColour(box) : factionColours[box])

/** Warriors: the shape of their faction or hireling, with their number beside it. */
export const warriors = (box: Box, count: number): [width: number, parts: string[]] => {
  const wide = count > 9 ? 18 : 10
  return [
    28 + wide,
    [
      group({ transform: `translate(${-wide / 2} 0)` }, [boxSign(box)]),
      write(14 - wide / 2, 5, count, { ...bold, 'font-size': 13 }),
    ],
  ]
}

/** The one warrior that leads: the shape of its faction under a crown. */
export const leader = (box: Box): string =>
  group({}, [
    shape('path', {
      d: 'M-10,-7 V-15 L-5,-11 L0,-17 L5,-11 L10,-15 V-7 Z',
      fill: colours.gold,
      stroke: colours.dark,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }),
    group({ transform: 'translate(0 2) scale(0.9)' }, [boxSign(box)]),
  ])

/** Two letters for buildings and tokens. */
const pieceCodes: Readonly<Record<PieceKind, string>> = {
  warrior: '',
  sawmill: 'Sa',
  workshop: 'Wo',
  recruiter: 'Re',
  wood: 'wd',
  keep: 'kp',
  roost: 'Ro',
  'base-fox': 'Bf',
  'base-rabbit': 'Br',
  'base-mouse': 'Bm',
  sympathy: 'sy',
  'post-fox': 'Tf',
  'post-rabbit': 'Tr',
  'post-mouse': 'Tm',
  citadel: 'Ci',
  market: 'Ma',
  tunnel: 'tu',
  plot: '?',
  'garden-fox': 'Gf',
  'garden-rabbit': 'Gr',
  'garden-mouse': 'Gm',
  warlord: '',
  stronghold: 'St',
  mob: 'mo',
  vault: 'Va',
  foothold: 'fh',
  'waystation-figure-tablet': 'f/t',
  'waystation-tablet-figure': 't/f',
  'waystation-tablet-jewelry': 't/j',
  'waystation-jewelry-tablet': 'j/t',
  'waystation-jewelry-figure': 'j/f',
  'waystation-figure-jewelry': 'f/j',
  'figure-1': 'f1',
  'figure-2': 'f2',
  'figure-3': 'f3',
  'tablet-1': 't1',
  'tablet-2': 't2',
  'tablet-3': 't3',
  'jewelry-1': 'j1',
  'jewelry-2': 'j2',
  'jewelry-3': 'j3',
}

/** Buildings are houses in their slots. */
export const building = (box: Box, kind: PieceKind): string =>
  group({}, [outlined('M-11,11 V-4 L0,-12 L11,-4 V11 Z', boxColour(box)), letter(pieceCodes[kind], 12, 7)])

export const emptySlot = (): string =>
  shape('rect', {
    x: -10,
    y: -10,
    width: 20,
    height: 20,
    rx: 3,
    fill: 'none',
    stroke: colours.pale,
    'stroke-dasharray': '3 3',
  })

export const ruin = (count: number): string =>
  group({}, [
    outlined('M-11,11 V-2 L-7,-6 L-4,-1 L1,-10 L5,-3 L8,-7 L11,0 V11 Z', colours.stone),
    ...(count > 1 ? [letter(`×${count}`, 12, 9)] : []),
  ])

/** The letters of the kinds of plots. */
const plotCodes: Readonly<Record<PlotKind, string>> = { bomb: 'bo', snare: 'sn', extortion: 'xt', raid: 'ra' }

/** A plot is filled while it lies face down; whoever knows it reads its letters on it. */
export const plot = ({ face, up }: SeenPiece<PlotKind>): string =>
  group({}, [
    shape('circle', {
      r: 11,
      fill: up ? colours.white : colours.corvid,
      stroke: up ? colours.corvid : colours.white,
      'stroke-width': up ? 2.5 : 1.5,
    }),
    letter(face === null ? '?' : plotCodes[face], 12, 4.5, up ? colours.corvidDark : colours.white),
  ])

/** Tokens are round with a rim. */
export const token = (box: Box, kind: PieceKind): string =>
  group({}, [
    shape('circle', { r: 11, fill: colours.white, stroke: boxColour(box), 'stroke-width': 2.5 }),
    letter(pieceCodes[kind], 12, 4.5, isHireling(box) ? hirelingColour(box) : factionDarks[box]),
  ])

/** A hireling marker on the score track. */
export const markerSign = (): string =>
  group({}, [outlined('M0,-12 L12,0 L0,12 L-12,0 Z', colours.dark), letter('$', 12, 4.5)])

/** A relic is an octagon; it is filled while it lies face down. */
export const relic = (type: RelicType, face: number | null): string =>
  group({}, [
    shape('path', {
      d: 'M-5,-11 H5 L11,-5 V5 L5,11 H-5 L-11,5 V-5 Z',
      fill: face === null ? colours.keepers : colours.white,
      stroke: face === null ? colours.white : colours.keepers,
      'stroke-width': face === null ? 1.5 : 2.5,
    }),
    letter(`${type[0]}${face ?? '?'}`, 12, 4.5, face === null ? colours.white : colours.keepersDark),
  ])

export const ferrySign = (): string =>
  group({}, [
    outlined('M-13,2 H13 L8,10 H-8 Z', colours.waterLine),
    outlined('M-1,0 V-11 L8,-1 Z', colours.white, { stroke: colours.waterLine }),
  ])

export const towerSign = (): string =>
  group({}, [
    outlined('M-8,11 V-7 H-10 V-12 H-5 V-9 H-2 V-12 H2 V-9 H5 V-12 H10 V-7 H8 V11 Z', colours.dark),
    letter('T', 12, 8),
  ])

type Pictured = LandmarkView['landmark']

/** A silhouette for each landmark. */
const landmarkPaths: Readonly<Record<Pictured, string>> = {
  'elder-treetop': 'M-3,13 V4 C-14,6 -15,-5 -7,-7 C-6,-15 6,-15 7,-7 C15,-5 14,6 3,4 V13 Z',
  'black-market': 'M-13,-4 L-10,-12 H10 L13,-4 H11 V12 H-11 V-4 Z',
  'legendary-forge': 'M-14,-3 H13 C12,2 7,3 4,5 V8 L8,13 H-9 L-4,8 V5 C-10,5 -13,1 -14,-3 Z',
  'lost-city': 'M-14,-5 L0,-14 L14,-5 H12 V9 H14 V13 H-14 V9 H-12 V-5 Z',
}
const landmarkColours: Readonly<Record<Pictured, string>> = {
  'elder-treetop': '#2f6b3a',
  'black-market': '#3b3346',
  'legendary-forge': '#3a332c',
  'lost-city': '#4a4436',
}

/** The Lost City counts as each of the three suits: a pillar has the colour of one. */
const pillar = (suit: ClearingSuit, x: number): string =>
  shape('rect', { x: x - 2.7, y: -3.5, width: 5.4, height: 12, fill: suitColours[suit], stroke: colours.white })

const landmarkDetails: Readonly<Record<Pictured, () => readonly string[]>> = {
  'elder-treetop': () => [letter('+1', 11, 0)],
  'black-market': () => [letter('B', 11, 8)],
  'legendary-forge': () => [outlined('M0,-4 C-8,-5 -6,-11 -2,-15 C-2,-11 3,-12 3,-15 C8,-10 7,-5 0,-4 Z', '#d9571a')],
  'lost-city': () => [pillar('fox', -7.5), pillar('rabbit', 0), pillar('mouse', 7.5)],
}

/** A landmark: its silhouette, and what tells it apart in it. */
export const landmarkSign = (landmark: Pictured): string =>
  group({}, [outlined(landmarkPaths[landmark], landmarkColours[landmark]), ...landmarkDetails[landmark]()])

/** The Scoundrel's torch: no piece can come here any more. */
export const torchSign = (): string =>
  group({}, [
    shape('circle', { r: 11, fill: colours.dark }),
    outlined('M0,7 C-6,3 -5,-2 0,-8 C5,-2 6,3 0,7 Z', '#f0a93c', { stroke: 'none' }),
  ])

/** A path that nobody can take yet. */
export const closedSign = (): string =>
  group({}, [
    shape('circle', { r: 9, fill: colours.white, stroke: colours.dark, 'stroke-width': 1.5 }),
    shape('path', { d: 'M-4,-4 L4,4 M4,-4 L-4,4', stroke: colours.dark, 'stroke-width': 2, fill: 'none' }),
  ])
