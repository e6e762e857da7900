import { item } from '../../../toolkit'
import type { BonusFace, BonusTile, Known } from '../card'

/** The basic face of a slot; it is alike on all boards of a kind. */
interface Slot extends Pick<BonusTile, 'colour' | 'basic'> {
  readonly known: Known
}

const farm: readonly Slot[] = [
  { colour: 'yellow', known: 'partly', basic: { income: { rice: 1, stone: 1 }, draw: 0 } },
  { colour: 'grey', known: 'rulebook', basic: { steps: [{ do: 'recruit', discount: 1 }] } },
  { colour: 'grey', known: 'rulebook', basic: { steps: [{ do: 'build', discount: 0 }] } },
  { colour: 'grey', known: 'rulebook', basic: { steps: [{ do: 'seek', take: 1 }] } },
]

const tower: readonly Slot[] = [
  { colour: 'yellow', known: 'partly', basic: { income: { metal: 1, gold: 1 }, draw: 0 } },
  { colour: 'grey', known: 'partly', basic: { steps: [{ do: 'gain', resources: { gold: 2 } }] } },
  { colour: 'grey', known: 'rulebook', basic: { steps: [{ do: 'storage', count: 2 }] } },
  {
    colour: 'grey',
    known: 'rulebook',
    basic: { steps: [{ do: 'pay', cost: { hero: 1 }, steps: [{ do: 'build', discount: 1 }] }] },
  },
]

/** Each tile with its advanced face, and how much of that is known. */
const rows: readonly (readonly [id: string, known: Known, advanced: BonusFace])[] = [
  ['TF1-1', 'partly', { income: { rice: 1 }, draw: 1 }],
  ['TF1-2', 'rulebook', { steps: [{ do: 'collect', at: 'governor', times: 2 }] }],
  [
    'TF1-3',
    'partly',
    { steps: [{ do: 'pay', cost: { rice: 1 }, steps: [{ do: 'gain', resources: { metal: 1, stone: 1, gold: 1 } }] }] },
  ],
  [
    'TF1-4',
    'partly',
    {
      steps: [
        { do: 'gain', resources: { gold: 1 } },
        { do: 'draw', count: 1 },
      ],
    },
  ],
  ['TF2-1', 'partly', { income: { metal: 1 }, draw: 1 }],
  [
    'TF2-2',
    'partly',
    {
      steps: [
        { do: 'gain', resources: { gold: 1 } },
        { do: 'build', only: 'gold' },
      ],
    },
  ],
  [
    'TF2-3',
    'rulebook',
    {
      steps: [
        { do: 'storage', count: 1 },
        { do: 'takeRelic', from: 'blackMarket', count: 1 },
      ],
    },
  ],
  ['TF2-4', 'partly', { steps: [{ do: 'gain', resources: { metal: 1, stone: 1 } }] }],
  ['TF3-1', 'partly', { income: { stone: 1 }, draw: 1 }],
  ['TF3-2', 'rulebook', { steps: [{ do: 'recruit', exact: 1 }] }],
  ['TF3-3', 'rulebook', { steps: [{ do: 'pay', cost: { hero: 1 }, steps: [{ do: 'villager', count: 1 }] }] }],
  [
    'TF3-4',
    'partly',
    { steps: [{ do: 'pay', cost: { gold: 1 }, steps: [{ do: 'gain', resources: { rice: 1, metal: 1, stone: 1 } }] }] },
  ],
  ['TF4-1', 'partly', { income: { rice: 2 }, draw: 0 }],
  ['TF4-2', 'rulebook', { steps: [{ do: 'hire', discount: 2 }] }],
  [
    'TF4-3',
    'rulebook',
    {
      steps: [
        { do: 'storage', count: 1 },
        { do: 'adjustDie', delta: [1], times: 2 },
      ],
    },
  ],
  ['TF4-4', 'partly', { steps: [{ do: 'gain', resources: { rice: 1, gold: 1 } }] }],
  ['RT1-1', 'partly', { income: { gold: 1 }, draw: 1 }],
  ['RT1-2', 'partly', { steps: [{ do: 'pay', cost: { gold: 1 }, steps: [{ do: 'seek', take: 2 }] }] }],
  ['RT1-3', 'rulebook', { steps: [{ do: 'collect', at: 'tower', times: 2 }] }],
  ['RT1-4', 'partly', { steps: [{ do: 'gainPer', resource: 'gold' }] }],
  ['RT2-1', 'partly', { income: { gold: 2 }, draw: 0 }],
  ['RT2-2', 'rulebook', { steps: [{ do: 'pay', cost: { hero: 1 }, steps: [{ do: 'hire', discount: 3 }] }] }],
  ['RT2-3', 'partly', { steps: [{ do: 'pay', cost: { gold: 1 }, steps: [{ do: 'resetTrack' }] }] }],
  [
    'RT2-4',
    'partly',
    { steps: [{ do: 'pay', cost: { metal: 1 }, steps: [{ do: 'gain', resources: { rice: 1, stone: 1, gold: 1 } }] }] },
  ],
  ['RT3-1', 'partly', { income: { metal: 1, stone: 1 }, draw: 0 }],
  [
    'RT3-2',
    'rulebook',
    {
      steps: [
        { do: 'takeRelic', from: 'board', count: 2 },
        { do: 'discardRelic', to: 'bag', count: 2 },
      ],
    },
  ],
  ['RT3-3', 'partly', { steps: [{ do: 'pay', cost: { gold: 1 }, steps: [{ do: 'villagersHelp', steps: 2 }] }] }],
  [
    'RT3-4',
    'partly',
    {
      steps: [
        { do: 'gain', resources: { rice: 1 } },
        { do: 'draw', count: 1 },
      ],
    },
  ],
  ['RT4-1', 'partly', { income: { rice: 1 }, draw: 1 }],
  ['RT4-2', 'partly', { steps: [{ do: 'gain', resources: { gold: 2 } }] }],
  ['RT4-3', 'rulebook', { steps: [{ do: 'recruit', discount: 1 }] }],
  [
    'RT4-4',
    'partly',
    { steps: [{ do: 'pay', cost: { stone: 1 }, steps: [{ do: 'gain', resources: { rice: 1, metal: 1, gold: 1 } }] }] },
  ],
]

/** The 32 bonus tiles with both faces. */
export const bonusTiles: readonly BonusTile[] = /* @__PURE__ */ rows.map(([id, known, advanced]) => {
  const { known: basic, ...slot } = item(id.startsWith('TF') ? farm : tower, Number(id.at(-1)) - 1)
  return { id, ...slot, advanced, provenance: { basic, advanced: known, place: 'reconstructed' } }
})
