import type { HirelingRules } from './hireling'

/** The Badger Bodyguards: the first hit on their controller in a battle does not count (ROOT-HIR-6Da). */
export const badgerBodyguards: HirelingRules = { takesFirstHit: true }
