import type { Column, Faction, Leader } from '../vocabulary'

/** Numbers of the factions' boards and boxes; the publisher's boards, told by several public sources. */
/** ROOT-5.2b. */
export const reach: Readonly<Record<Faction, number>> = {
  marquise: 10,
  eyrie: 7,
  alliance: 3,
  vagabond: 5,
  vagabond2: 2,
}

/** ROOT-5.2a: by the number of players. */
export const recommendedReach: Readonly<Record<number, number>> = { 2: 17, 3: 18, 4: 21, 5: 25, 6: 28 }

/** ROOT-6.0: by the number of buildings of the kind that stand already. */
export const marquiseBoard = {
  cost: [0, 1, 2, 3, 3, 4],
  points: { sawmill: [0, 1, 2, 3, 4, 5], workshop: [0, 2, 2, 3, 4, 5], recruiter: [0, 1, 2, 3, 3, 4] },
  drawBonusAt: [3, 5],
} as const

/** ROOT-7.0b: points in Evening by the number of roosts on the map. */
export const eyrieBoard = { points: [0, 0, 1, 2, 3, 4, 4, 5], drawBonusAt: [3, 6] } as const

/** Where the viziers of each leader go. */
export const viziers: Readonly<Record<Leader, readonly [Column, Column]>> = {
  builder: ['recruit', 'move'],
  charismatic: ['recruit', 'battle'],
  commander: ['move', 'battle'],
  despot: ['move', 'build'],
}

/** ROOT-8.0b: by the number of sympathy tokens that lie already. */
export const allianceBoard = {
  cost: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3],
  points: [0, 1, 1, 1, 2, 2, 3, 4, 4, 4],
  supporters: 3,
  stackLimit: 5,
  revoltCost: 2,
  martialLawFrom: 3,
} as const

/** ROOT-9.0c: Aids in one turn to the next space of the chart, and the points there. */
export const vagabondBoard = {
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
