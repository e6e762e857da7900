import type { Facts } from '../fact'

/** The Lizard Cult: ROOT-COMP-05. */
export const cultFacts = {
  reach: 2,
  pieces: {
    warrior: { class: 'warrior', count: 25 },
    'garden-fox': { class: 'building', count: 5 },
    'garden-rabbit': { class: 'building', count: 5 },
    'garden-mouse': { class: 'building', count: 5 },
  },
  crafts: ['garden-fox', 'garden-rabbit', 'garden-mouse'],
  rulesByBuildings: true,
  corner: true,
  handLimit: 'ROOT-10.6.3b',
} as const satisfies Facts

/** ROOT-10.0b: points of Score by the number of gardens of the suit on the map; at how many the suit brings a card more. */
export const cultTracks = { points: [0, 0, 2, 2, 3, 4], drawBonusAt: [2] } as const

/** What a conspiracy costs; with a Hated Outcast an acolyte less (ROOT-10.4.3b). */
export const conspiracyCost = { crusade: 2, convert: 2, sanctify: 3 } as const

export const conspiracies = ['crusade', 'convert', 'sanctify'] as const
export type Conspiracy = (typeof conspiracies)[number]
