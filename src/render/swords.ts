import { shape } from './svg'

/** Crossed swords: a battle is fought here. */
export const swords = (): string[] => [
  shape('circle', { r: 12, fill: '@dark', stroke: '@white', 'stroke-width': 1.5 }),
  shape('path', {
    d: 'M-6,-6 L6,6 M-6,2 L-2,6 M6,-6 L-6,6 M6,2 L2,6',
    fill: 'none',
    stroke: '@white',
    'stroke-width': 2.5,
    'stroke-linecap': 'round',
  }),
]
