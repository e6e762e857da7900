import type { Hired } from '../state'

/** ROOT-HIR-7b: what an enemy has moved to a warrior of the Band stays there in this turn. */
export const detains = ({ pieces }: Hired, at: number): boolean => (pieces.warrior?.[at] ?? 0) > 0
