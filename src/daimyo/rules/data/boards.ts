import type { BoardData } from '../card'

/** The eight construction boards: the resources of both sides, and their bonus tiles. */
export const boardTable: readonly BoardData[] = [
  {
    id: 'TF1',
    kind: 'farm',
    start: { basic: { metal: 1, stone: 1 }, advanced: { metal: 1, gold: 1 } },
    slots: ['TF1-1', 'TF1-2', 'TF1-3', 'TF1-4'],
    provenance: { slots: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'TF2',
    kind: 'farm',
    start: { basic: { metal: 1, stone: 1 }, advanced: { metal: 1, stone: 1 } },
    slots: ['TF2-1', 'TF2-2', 'TF2-3', 'TF2-4'],
    provenance: { slots: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'TF3',
    kind: 'farm',
    start: { basic: { metal: 1, stone: 1 }, advanced: { rice: 1, stone: 1 } },
    slots: ['TF3-1', 'TF3-2', 'TF3-3', 'TF3-4'],
    provenance: { slots: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'TF4',
    kind: 'farm',
    start: { basic: { metal: 1, stone: 1 }, advanced: { metal: 1, rice: 1 } },
    slots: ['TF4-1', 'TF4-2', 'TF4-3', 'TF4-4'],
    provenance: { slots: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'RT1',
    kind: 'tower',
    start: { basic: { rice: 1, gold: 1 }, advanced: { rice: 1, gold: 1 } },
    slots: ['RT1-1', 'RT1-2', 'RT1-3', 'RT1-4'],
    provenance: { slots: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'RT2',
    kind: 'tower',
    start: { basic: { rice: 1, gold: 1 }, advanced: { rice: 1, metal: 1 } },
    slots: ['RT2-1', 'RT2-2', 'RT2-3', 'RT2-4'],
    provenance: { slots: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'RT3',
    kind: 'tower',
    start: { basic: { rice: 1, gold: 1 }, advanced: { stone: 1, gold: 1 } },
    slots: ['RT3-1', 'RT3-2', 'RT3-3', 'RT3-4'],
    provenance: { slots: 'rulebook', start: 'reconstructed' },
  },
  {
    id: 'RT4',
    kind: 'tower',
    start: { basic: { rice: 1, gold: 1 }, advanced: { stone: 1, gold: 1 } },
    slots: ['RT4-1', 'RT4-2', 'RT4-3', 'RT4-4'],
    provenance: { slots: 'rulebook', start: 'reconstructed' },
  },
]
