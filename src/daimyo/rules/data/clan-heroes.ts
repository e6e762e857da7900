import type { Hero } from '../card'

/**
 * Three heroes for each clan. Those of Technology are measured: with a tile from where its Seeker stands (TE01), 1 gold instead of rice
 * (TE02) and 1 gold instead of 2 (TE03), equal searches with three clans won 34, 22, 41 and 37 % (Nature, Technology, Nomads,
 * Aristocrats); docs/balance.md has the shares since then.
 */
export const clanHeroes: readonly Hero[] = [
  {
    id: 'NA01',
    title: 'Compost Oracle',
    strength: 4,
    cost: 2,
    steps: [
      { do: 'gain', resources: { rice: 1 } },
      { do: 'gainAny', count: 1, of: ['metal', 'stone'] },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'NA02',
    title: 'Beekeeper Marshal',
    strength: 7,
    cost: 2,
    steps: [{ do: 'collect', at: 'governor', times: 2 }],
    provenance: 'reconstructed',
  },
  {
    id: 'NA03',
    title: 'Root Cellar Witch',
    strength: 10,
    cost: 3,
    steps: [{ do: 'gainAny', count: 3, of: ['rice', 'metal', 'stone'] }],
    provenance: 'reconstructed',
  },
  {
    id: 'TE01',
    title: 'Tinkering Pilgrim',
    strength: 4,
    cost: 2,
    steps: [{ do: 'takeRelic', from: 'board', count: 1 }],
    provenance: 'reconstructed',
  },
  {
    id: 'TE02',
    title: 'Warehouse Android',
    strength: 7,
    cost: 2,
    steps: [
      { do: 'storage', count: 1 },
      { do: 'gain', resources: { rice: 1 } },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'TE03',
    title: 'Acolyte of the Great Dishwasher',
    strength: 10,
    cost: 3,
    steps: [
      { do: 'seek', take: 1 },
      { do: 'gain', resources: { gold: 2 } },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'NO01',
    title: 'Road Cook',
    strength: 4,
    cost: 2,
    steps: [{ do: 'gain', resources: { rice: 1, gold: 1 } }],
    provenance: 'reconstructed',
  },
  {
    id: 'NO02',
    title: 'Bicycle Scout',
    strength: 7,
    cost: 2,
    steps: [{ do: 'moveGovernor', collect: 1 }],
    provenance: 'reconstructed',
  },
  {
    id: 'NO03',
    title: 'Caravan Matriarch',
    strength: 10,
    cost: 3,
    steps: [{ do: 'recruit', discount: 1 }],
    provenance: 'reconstructed',
  },
  {
    id: 'AR01',
    title: 'Silk Accountant',
    strength: 4,
    cost: 2,
    steps: [{ do: 'gain', resources: { gold: 2 } }],
    provenance: 'reconstructed',
  },
  {
    id: 'AR02',
    title: 'Etiquette Drone',
    strength: 7,
    cost: 2,
    steps: [
      { do: 'draw', count: 1 },
      { do: 'gainAny', count: 2, of: ['rice', 'metal', 'stone'] },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'AR03',
    title: 'Matchmaker of Houses',
    strength: 10,
    cost: 3,
    steps: [{ do: 'hire', discount: 3 }],
    provenance: 'partly',
  },
]
