import type { Facts } from '../fact'

/** The Marquise de Cat: ROOT-COMP-01. */
export const marquiseFacts = {
  reach: 10,
  pieces: {
    warrior: { class: 'warrior', count: 25 },
    sawmill: { class: 'building', count: 6 },
    workshop: { class: 'building', count: 6 },
    recruiter: { class: 'building', count: 6 },
    wood: { class: 'token', count: 8 },
    keep: { class: 'token', count: 1, alone: true },
  },
  crafts: ['workshop'],
  militant: true,
  corner: true,
  handLimit: 'ROOT-6.6b',
} as const satisfies Facts

/** ROOT-6.0: by the number of buildings of the kind that stand already. */
export const marquiseTracks = {
  cost: [0, 1, 2, 3, 3, 4],
  points: { sawmill: [0, 1, 2, 3, 4, 5], workshop: [0, 2, 2, 3, 4, 5], recruiter: [0, 1, 2, 3, 3, 4] },
  drawBonusAt: [3, 5],
} as const
