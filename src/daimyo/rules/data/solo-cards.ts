import type { SoloCard } from '../card'

/** The twenty cards of the Empire in three groups. */
export const soloCards: readonly SoloCard[] = [
  {
    id: 'SA01',
    rounds: [1, 2],
    blue: [
      { do: 'governor', count: 1, on: ['blue', 'yellow'], advantage: true },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'relic', count: 2, advantage: true }],
    red: [
      { do: 'tower', count: 1, on: ['red', 'purple'] },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SA02',
    rounds: [1, 2],
    blue: [{ do: 'helmet' }, { do: 'points', count: 1 }],
    green: [{ do: 'farm', count: 1, on: ['blue', 'red'] }],
    red: [
      { do: 'governor', count: 1, on: ['red', 'purple'], advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SA03',
    rounds: [1, 2],
    blue: [
      { do: 'relic', count: 2, advantage: true },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'farm', count: 1, on: ['purple', 'yellow'] }],
    red: [
      { do: 'shadow', count: 1, on: ['blue', 'red'] },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SA04',
    rounds: [1, 2],
    blue: [
      { do: 'relic', count: 2, advantage: true },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'governor', count: 1, on: ['red', 'yellow'], advantage: true }],
    red: [
      { do: 'farm', count: 1, on: ['blue', 'purple'] },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SA05',
    rounds: [1, 2],
    blue: [{ do: 'helmet' }, { do: 'points', count: 1 }],
    green: [{ do: 'relic', count: 2, advantage: true }],
    red: [
      { do: 'governor', count: 1, advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SA06',
    rounds: [1, 2],
    blue: [
      { do: 'farm', count: 1 },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'governor', count: 1, on: ['blue', 'purple'], advantage: true }],
    red: [
      { do: 'relic', count: 2, advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SA07',
    rounds: [1, 2],
    blue: [
      { do: 'relic', count: 2, advantage: true },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'farm', count: 1, on: ['red', 'yellow'] }],
    red: [
      { do: 'governor', count: 1, on: ['blue', 'red'], advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SA08',
    rounds: [1, 2],
    blue: [
      { do: 'governor', count: 1, on: ['purple', 'yellow'] },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'relic', count: 2, advantage: true }],
    red: [
      { do: 'shadow', count: 1, on: ['yellow', 'purple'] },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SB01',
    rounds: [3, 4],
    blue: [{ do: 'governor', count: 1, on: ['red', 'purple'], advantage: true }],
    green: [{ do: 'relic', count: 2, advantage: true }],
    red: [{ do: 'tower', count: 1, on: ['blue', 'yellow'] }],
    provenance: 'partly',
  },
  {
    id: 'SB02',
    rounds: [3, 4],
    blue: [{ do: 'helmet' }, { do: 'points', count: 1 }],
    green: [{ do: 'governor', count: 2, advantage: true }],
    red: [
      { do: 'farm', count: 1 },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SB03',
    rounds: [3, 4],
    blue: [
      { do: 'relic', count: 3, advantage: true },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'tower', count: 1, advantage: true }],
    red: [
      { do: 'shadow', count: 1, advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SB04',
    rounds: [3, 4],
    blue: [
      { do: 'farm', count: 1 },
      { do: 'points', count: 2 },
    ],
    green: [{ do: 'relic', count: 3, advantage: true }],
    red: [
      { do: 'governor', count: 1, advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SB05',
    rounds: [3, 4],
    blue: [
      { do: 'governor', count: 1, on: ['blue', 'yellow'], advantage: true },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'relic', count: 3, advantage: true }],
    red: [
      { do: 'tower', count: 1, on: ['red', 'purple'], advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SB06',
    rounds: [3, 4],
    blue: [{ do: 'helmet' }, { do: 'points', count: 1 }],
    green: [{ do: 'relic', count: 3, advantage: true }],
    red: [
      { do: 'shadow', count: 1, on: ['red', 'purple'], advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SB07',
    rounds: [3, 4],
    blue: [
      { do: 'move', advantage: true },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'farm', count: 2 }],
    red: [
      { do: 'relic', count: 3, advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SB08',
    rounds: [3, 4],
    blue: [
      { do: 'relic', count: 2, advantage: true },
      { do: 'points', count: 2 },
    ],
    green: [{ do: 'governor', count: 1, advantage: true }],
    red: [
      { do: 'shadow', count: 1, on: ['blue', 'yellow'], advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SC01',
    rounds: [5],
    blue: [
      { do: 'governor', count: 2, advantage: true },
      { do: 'points', count: 1 },
    ],
    green: [
      { do: 'farm', count: 1 },
      { do: 'points', count: 1 },
    ],
    red: [
      { do: 'shadow', count: 1, advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SC02',
    rounds: [5],
    blue: [{ do: 'helmet' }, { do: 'points', count: 2 }],
    green: [{ do: 'farm', count: 2 }],
    red: [
      { do: 'tower', count: 1, advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SC03',
    rounds: [5],
    blue: [
      { do: 'move', advantage: true },
      { do: 'points', count: 1 },
    ],
    green: [{ do: 'points', count: 2 }],
    red: [
      { do: 'governor', count: 2, advantage: true },
      { do: 'points', count: 1 },
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'SC04',
    rounds: [5],
    blue: [{ do: 'points', count: 2 }],
    green: [{ do: 'tower', count: 1, advantage: true }],
    red: [{ do: 'shadow', count: 1, advantage: true }],
    provenance: 'reconstructed',
  },
]
