import type { Facts } from '../fact'

/** The Woodland Alliance: ROOT-COMP-03. */
export const allianceFacts = {
  reach: 3,
  pieces: {
    warrior: { class: 'warrior', count: 10 },
    'base-fox': { class: 'building', count: 1 },
    'base-rabbit': { class: 'building', count: 1 },
    'base-mouse': { class: 'building', count: 1 },
    sympathy: { class: 'token', count: 10, alone: true },
  },
  crafts: ['sympathy'],
  handLimit: 'ROOT-8.6.2b',
} as const satisfies Facts

/** ROOT-8.0b: by the number of sympathy tokens that lie already; and the limits of the stack. */
export const allianceTracks = {
  cost: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3],
  points: [0, 1, 1, 1, 2, 2, 3, 4, 4, 4],
  supporters: 3,
  stackLimit: 5,
  revoltCost: 2,
  martialLawFrom: 3,
} as const
