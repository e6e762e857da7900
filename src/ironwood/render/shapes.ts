import { type Attributes, bold, centred, shape, write } from '../../render/svg'
import { colours } from './palette'

const outline = (path: string, fill: string, attributes: Attributes = {}): string =>
  shape('path', {
    d: path,
    fill,
    stroke: colours.white,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
    ...attributes,
  })

const counted = (count: number): string =>
  write(0, 5, count, { ...bold, ...centred, 'font-size': 15, fill: colours.white })

/** Shields with a count: round for the Woodwalkers, pointed for Ironclad Fighters, six-sided for Golems. */
export const woodFighters = (count: number): string[] => [
  shape('circle', { r: 13, fill: colours.wood, stroke: colours.white, 'stroke-width': 1.5 }),
  counted(count),
]

export const ironFighters = (count: number): string[] => [
  outline('M-12,-13 H12 V0 C12,8 6,13 0,16 C-6,13 -12,8 -12,0 Z', colours.iron),
  counted(count),
]

export const golems = (count: number): string[] => [
  outline('M-7,-13 H7 L14,0 L7,13 H-7 L-14,0 Z', colours.golem),
  counted(count),
]

export const crystal = (): string =>
  outline('M0,-8 L6,0 L0,8 L-6,0 Z', colours.crystal, { stroke: colours.crystalLine })

const totemPath = 'M-5,10 V-5 C-5,-11 5,-11 5,-5 V10 Z'

export const totem = (side: 'full' | 'fading'): string =>
  side === 'full'
    ? `${outline(totemPath, colours.totem)}\n${outline('M-5,-2 H5 M-5,4 H5', 'none')}`
    : outline(totemPath, colours.totemPale, { stroke: colours.totem, 'stroke-dasharray': '3 2' })

export const emptyTotem = (): string => outline(totemPath, 'none', { stroke: colours.line })

export const drill = (): string =>
  `${outline('M-9,-9 H9 L0,11 Z', colours.drill, { stroke: colours.dark })}\n${outline('M-6,-3 H6 M-3.5,3 H3.5', 'none', { stroke: colours.dark })}`

export const foundation = (): string =>
  outline('M-10,8 V1 H-4 V4 H4 V1 H10 V8 Z', colours.face, { stroke: colours.ink })

export const forge = (): string =>
  `${outline('M-10,9 V-1 L-3,-5 V-1 L4,-5 V-10 H9 V9 Z', colours.ink, { stroke: colours.land })}\n${outline('M-1,8 C-5,4 -1,2 0,-1 C2,2 4,4 1,8 Z', colours.drill, { stroke: 'none' })}`

export const emptyForge = (): string =>
  outline('M-10,9 V-1 L-3,-5 V-1 L4,-5 V-10 H9 V9 Z', 'none', { stroke: colours.line })

/** A marker cube: a bar forbids coming, a cross forbids leaving, and an empty cube no longer forbids anything. */
export function marker(stops: 'leaving' | 'entering' | 'nothing'): string {
  const cube = shape('rect', {
    x: -7,
    y: -7,
    width: 14,
    height: 14,
    rx: 2,
    fill: stops === 'nothing' ? colours.face : colours.dark,
    stroke: stops === 'nothing' ? colours.faint : colours.white,
    'stroke-width': 1.5,
  })
  if (stops === 'nothing') return cube
  return `${cube}\n${outline(stops === 'leaving' ? 'M-3.5,-3.5 L3.5,3.5 M3.5,-3.5 L-3.5,3.5' : 'M-4,0 H4', 'none', { 'stroke-width': 2.5 })}`
}

/** A mark on a mountain's slot for a bot: a ring, to differ from a marker of a card. */
export const botMark = (): string =>
  shape('circle', { r: 6, fill: colours.face, stroke: colours.ink, 'stroke-width': 3 })

/** A cube that counts how long an ongoing card lasts. */
export const cube = (): string =>
  shape('rect', { x: -6, y: -6, width: 12, height: 12, rx: 2, fill: colours.ink, stroke: colours.face })

/** The three values of a card: a blade, a shield, a crown. */
export const damage = (): string =>
  outline('M-1.5,-9 L1.5,-9 L1.5,2 H5 V4 H1.5 V9 H-1.5 V4 H-5 V2 H-1.5 Z', colours.iron, { 'stroke-width': 0.5 })

export const defense = (): string =>
  outline('M-7,-8 H7 V0 C7,5 3,8 0,9 C-3,8 -7,5 -7,0 Z', colours.crystalLine, { 'stroke-width': 0.5 })

export const dominance = (): string =>
  outline('M-8,7 V-6 L-3,0 L0,-8 L3,0 L8,-6 V7 Z', colours.totem, { 'stroke-width': 0.5 })
