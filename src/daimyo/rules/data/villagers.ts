import type { VillagersTile } from '../card'

/** The three Villagers tiles. A tile without a side at setup begins with a random side (DAI-SETUP-04). */
export const villagersTiles: readonly VillagersTile[] = [
  {
    id: 'VI01',
    a: [{ do: 'gainAny', count: 1, of: ['metal', 'stone'] }],
    b: [{ do: 'gain', resources: { rice: 1, gold: 1 } }],
    provenance: { a: 'partly', b: 'partly', pairing: 'reconstructed' },
  },
  {
    id: 'VI02',
    a: [{ do: 'moveGovernor', collect: 1 }],
    b: [{ do: 'storage', count: 1 }],
    atSetup: 'a',
    provenance: { a: 'rulebook', b: 'rulebook', pairing: 'reconstructed' },
  },
  {
    id: 'VI03',
    a: [{ do: 'draw', count: 2 }],
    b: [{ do: 'takeRelic', from: 'seeker', count: 1 }],
    provenance: { a: 'rulebook', b: 'rulebook', pairing: 'reconstructed' },
  },
]
