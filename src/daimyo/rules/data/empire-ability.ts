import type { AbilityRow } from '../card'

/** The ability card of the Empire. The rulebook knows the row of a sum of 12; the others are reconstructed. */
export const empireAbility: readonly AbilityRow[] = [
  { from: 8, acts: [{ do: 'points', count: 1 }] },
  { from: 11, acts: [{ do: 'loseOne' }] },
  {
    from: 14,
    acts: [
      { do: 'points', count: 2 },
      { do: 'relic', count: 1, advantage: true },
    ],
  },
]
