import type { BonusTile } from '../card'

/** The 32 bonus tiles with both faces. */
export const bonusTiles: readonly BonusTile[] = [
  {
    id: 'TF1-1',
    colour: 'yellow',
    basic: { income: { rice: 1, stone: 1 }, draw: 0 },
    advanced: { income: { rice: 1 }, draw: 1 },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'TF1-2',
    colour: 'grey',
    basic: { steps: [{ do: 'recruit', discount: 1 }] },
    advanced: { steps: [{ do: 'collect', at: 'governor', times: 2 }] },
    provenance: { basic: 'rulebook', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'TF1-3',
    colour: 'grey',
    basic: { steps: [{ do: 'build', discount: 0 }] },
    advanced: {
      steps: [{ do: 'pay', cost: { rice: 1 }, steps: [{ do: 'gain', resources: { metal: 1, stone: 1, gold: 1 } }] }],
    },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'TF1-4',
    colour: 'grey',
    basic: { steps: [{ do: 'seek', take: 1 }] },
    advanced: {
      steps: [
        { do: 'gain', resources: { gold: 1 } },
        { do: 'draw', count: 1 },
      ],
    },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'TF2-1',
    colour: 'yellow',
    basic: { income: { rice: 1, stone: 1 }, draw: 0 },
    advanced: { income: { metal: 1 }, draw: 1 },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'TF2-2',
    colour: 'grey',
    basic: { steps: [{ do: 'recruit', discount: 1 }] },
    advanced: {
      steps: [
        { do: 'gain', resources: { gold: 1 } },
        { do: 'build', only: 'gold' },
      ],
    },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'TF2-3',
    colour: 'grey',
    basic: { steps: [{ do: 'build', discount: 0 }] },
    advanced: {
      steps: [
        { do: 'storage', count: 1 },
        { do: 'takeRelic', from: 'blackMarket', count: 1 },
      ],
    },
    provenance: { basic: 'rulebook', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'TF2-4',
    colour: 'grey',
    basic: { steps: [{ do: 'seek', take: 1 }] },
    advanced: { steps: [{ do: 'gain', resources: { metal: 1, stone: 1 } }] },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'TF3-1',
    colour: 'yellow',
    basic: { income: { rice: 1, stone: 1 }, draw: 0 },
    advanced: { income: { stone: 1 }, draw: 1 },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'TF3-2',
    colour: 'grey',
    basic: { steps: [{ do: 'recruit', discount: 1 }] },
    advanced: { steps: [{ do: 'recruit', exact: 1 }] },
    provenance: { basic: 'rulebook', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'TF3-3',
    colour: 'grey',
    basic: { steps: [{ do: 'build', discount: 0 }] },
    advanced: { steps: [{ do: 'pay', cost: { hero: 1 }, steps: [{ do: 'villager', count: 1 }] }] },
    provenance: { basic: 'rulebook', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'TF3-4',
    colour: 'grey',
    basic: { steps: [{ do: 'seek', take: 1 }] },
    advanced: {
      steps: [{ do: 'pay', cost: { gold: 1 }, steps: [{ do: 'gain', resources: { rice: 1, metal: 1, stone: 1 } }] }],
    },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'TF4-1',
    colour: 'yellow',
    basic: { income: { rice: 1, stone: 1 }, draw: 0 },
    advanced: { income: { rice: 2 }, draw: 0 },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'TF4-2',
    colour: 'grey',
    basic: { steps: [{ do: 'recruit', discount: 1 }] },
    advanced: { steps: [{ do: 'hire', discount: 2 }] },
    provenance: { basic: 'rulebook', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'TF4-3',
    colour: 'grey',
    basic: { steps: [{ do: 'build', discount: 0 }] },
    advanced: {
      steps: [
        { do: 'storage', count: 1 },
        { do: 'adjustDie', delta: [1], times: 2 },
      ],
    },
    provenance: { basic: 'rulebook', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'TF4-4',
    colour: 'grey',
    basic: { steps: [{ do: 'seek', take: 1 }] },
    advanced: { steps: [{ do: 'gain', resources: { rice: 1, gold: 1 } }] },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT1-1',
    colour: 'yellow',
    basic: { income: { metal: 1, gold: 1 }, draw: 0 },
    advanced: { income: { gold: 1 }, draw: 1 },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT1-2',
    colour: 'grey',
    basic: { steps: [{ do: 'gain', resources: { gold: 2 } }] },
    advanced: { steps: [{ do: 'pay', cost: { gold: 1 }, steps: [{ do: 'seek', take: 2 }] }] },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT1-3',
    colour: 'grey',
    basic: { steps: [{ do: 'storage', count: 2 }] },
    advanced: { steps: [{ do: 'collect', at: 'tower', times: 2 }] },
    provenance: { basic: 'rulebook', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'RT1-4',
    colour: 'grey',
    basic: { steps: [{ do: 'pay', cost: { hero: 1 }, steps: [{ do: 'build', discount: 1 }] }] },
    advanced: { steps: [{ do: 'gainPer', resource: 'gold' }] },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT2-1',
    colour: 'yellow',
    basic: { income: { metal: 1, gold: 1 }, draw: 0 },
    advanced: { income: { gold: 2 }, draw: 0 },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT2-2',
    colour: 'grey',
    basic: { steps: [{ do: 'gain', resources: { gold: 2 } }] },
    advanced: { steps: [{ do: 'pay', cost: { hero: 1 }, steps: [{ do: 'hire', discount: 3 }] }] },
    provenance: { basic: 'partly', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'RT2-3',
    colour: 'grey',
    basic: { steps: [{ do: 'storage', count: 2 }] },
    advanced: { steps: [{ do: 'pay', cost: { gold: 1 }, steps: [{ do: 'resetTrack' }] }] },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT2-4',
    colour: 'grey',
    basic: { steps: [{ do: 'pay', cost: { hero: 1 }, steps: [{ do: 'build', discount: 1 }] }] },
    advanced: {
      steps: [{ do: 'pay', cost: { metal: 1 }, steps: [{ do: 'gain', resources: { rice: 1, stone: 1, gold: 1 } }] }],
    },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT3-1',
    colour: 'yellow',
    basic: { income: { metal: 1, gold: 1 }, draw: 0 },
    advanced: { income: { metal: 1, stone: 1 }, draw: 0 },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT3-2',
    colour: 'grey',
    basic: { steps: [{ do: 'gain', resources: { gold: 2 } }] },
    advanced: {
      steps: [
        { do: 'takeRelic', from: 'board', count: 2 },
        { do: 'discardRelic', to: 'bag', count: 2 },
      ],
    },
    provenance: { basic: 'partly', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'RT3-3',
    colour: 'grey',
    basic: { steps: [{ do: 'storage', count: 2 }] },
    advanced: { steps: [{ do: 'pay', cost: { gold: 1 }, steps: [{ do: 'villagersHelp', steps: 2 }] }] },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT3-4',
    colour: 'grey',
    basic: { steps: [{ do: 'pay', cost: { hero: 1 }, steps: [{ do: 'build', discount: 1 }] }] },
    advanced: {
      steps: [
        { do: 'gain', resources: { rice: 1 } },
        { do: 'draw', count: 1 },
      ],
    },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT4-1',
    colour: 'yellow',
    basic: { income: { metal: 1, gold: 1 }, draw: 0 },
    advanced: { income: { rice: 1 }, draw: 1 },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT4-2',
    colour: 'grey',
    basic: { steps: [{ do: 'gain', resources: { gold: 2 } }] },
    advanced: { steps: [{ do: 'gain', resources: { gold: 2 } }] },
    provenance: { basic: 'partly', advanced: 'partly', place: 'reconstructed' },
  },
  {
    id: 'RT4-3',
    colour: 'grey',
    basic: { steps: [{ do: 'storage', count: 2 }] },
    advanced: { steps: [{ do: 'recruit', discount: 1 }] },
    provenance: { basic: 'rulebook', advanced: 'rulebook', place: 'reconstructed' },
  },
  {
    id: 'RT4-4',
    colour: 'grey',
    basic: { steps: [{ do: 'pay', cost: { hero: 1 }, steps: [{ do: 'build', discount: 1 }] }] },
    advanced: {
      steps: [{ do: 'pay', cost: { stone: 1 }, steps: [{ do: 'gain', resources: { rice: 1, metal: 1, gold: 1 } }] }],
    },
    provenance: { basic: 'rulebook', advanced: 'partly', place: 'reconstructed' },
  },
]
