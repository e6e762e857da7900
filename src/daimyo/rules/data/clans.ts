import type { ClanData } from '../card'

/** The four clan boards. */
export const clanTable: readonly ClanData[] = [
  {
    id: 'nature',
    start: { rice: 2, metal: 1, stone: 1, gold: 0 },
    ability: [{ do: 'gainAny', count: 2, of: ['rice', 'metal', 'stone'] }],
    heroes: ['NA01', 'NA02', 'NA03'],
    provenance: { ability: 'rulebook', heroes: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'technology',
    start: { rice: 2, metal: 1, stone: 1, gold: 2 },
    ability: [
      { do: 'storage', count: 1 },
      { do: 'draw', count: 1 },
    ],
    heroes: ['TE01', 'TE02', 'TE03'],
    provenance: { ability: 'rulebook', heroes: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'nomads',
    start: { rice: 2, metal: 0, stone: 1, gold: 0 },
    ability: [{ do: 'moveGovernor', collect: 2 }],
    heroes: ['NO01', 'NO02', 'NO03'],
    provenance: { ability: 'rulebook', heroes: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'aristocrats',
    start: { rice: 2, metal: 1, stone: 1, gold: 2 },
    ability: [{ do: 'playHero' }],
    heroes: ['AR01', 'AR02', 'AR03'],
    provenance: { ability: 'rulebook', heroes: 'rulebook', start: 'reconstructed' },
  },
]
