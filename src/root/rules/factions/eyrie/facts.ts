import type { Column, Leader } from '../../vocabulary'
import type { Facts } from '../fact'

/** The Eyrie Dynasties: ROOT-COMP-02. */
export const eyrieFacts = {
  reach: 7,
  pieces: {
    warrior: { class: 'warrior', count: 20 },
    roost: { class: 'building', count: 7, alone: true },
  },
  crafts: ['roost'],
  winsTies: true,
  militant: true,
  corner: true,
  handLimit: 'ROOT-7.6.2b',
} as const satisfies Facts

/** ROOT-7.0b: points in Evening by the number of roosts on the map. */
export const eyrieTracks = { points: [0, 0, 1, 2, 3, 4, 4, 5], drawBonusAt: [3, 6] } as const

/** Where the viziers of each leader go. */
export const viziers: Readonly<Record<Leader, readonly [Column, Column]>> = {
  builder: ['recruit', 'move'],
  charismatic: ['recruit', 'battle'],
  commander: ['move', 'battle'],
  despot: ['move', 'build'],
}
