import type { Facts } from '../fact'

/** The Vagabond: ROOT-COMP-04. It has items and a pawn, and no pieces. */
export const vagabondFacts = { reach: 5, pieces: {}, crafts: [], handLimit: 'ROOT-9.6.3' } as const satisfies Facts

/** The second Vagabond (ROOT-9.7). */
export const secondVagabondFacts = { ...vagabondFacts, reach: 2, beside: 'vagabond' } as const satisfies Facts

/** ROOT-9.0c: Aids in one turn to the next space of the chart, and the points there. */
export const vagabondTracks = {
  aids: [1, 2, 3],
  points: [1, 2, 2],
  aidToAllied: 2,
  trackSpaces: 3,
  refresh: 3,
  refreshPerTea: 2,
  limit: 6,
  limitPerBag: 2,
  fullRemoval: 3,
  openQuests: 3,
} as const
