import type { Hero, OwnBox } from '../../src/daimyo'

export const hero = (id: string, strength: number, cost: number, steps: Hero['steps']): Hero => ({
  id,
  title: `Invented ${id}`,
  strength,
  cost,
  steps,
})

/** Ten invented cards: six heroes, two bonus tiles, a goal, a card of the Empire. */
export const ten: OwnBox = {
  heroes: {
    HE01: hero('HE01', 3, 0, [{ do: 'gain', resources: { rice: 4 } }]),
    HE02: hero('HE02', 18, 9, [{ do: 'points', count: 7 }]),
    HE03: hero('HE03', 5, 2, [{ do: 'gainAny', count: 2, of: ['gold', 'stone'] }]),
    HE04: hero('HE04', 6, 2, [
      { do: 'pay', cost: { gold: 1 }, steps: [{ do: 'takeRelic', from: 'blackMarket', count: 1 }] },
    ]),
    NA01: hero('NA01', 1, 2, [{ do: 'gain', resources: { metal: 3 } }]),
    AR03: hero('AR03', 10, 3, [{ do: 'draw', count: 2 }]),
  },
  bonusTiles: {
    'TF1-1': {
      id: 'TF1-1',
      colour: 'yellow',
      basic: { income: { gold: 5 }, draw: 0 },
      advanced: { income: {}, draw: 2 },
    },
    'RT1-2': {
      id: 'RT1-2',
      colour: 'grey',
      basic: { steps: [{ do: 'gain', resources: { gold: 3 } }] },
      advanced: { steps: [] },
    },
  },
  goals: {
    GO01: {
      id: 'GO01',
      kind: 'green',
      title: 'A Start',
      condition: { is: 'governors', atLeast: 2 },
      gold: { points: 1 },
      silver: { points: 1 },
    },
  },
  soloCards: {
    SC01: { id: 'SC01', rounds: [5], blue: [{ do: 'points', count: 3 }], green: [{ do: 'helmet' }], red: [] },
  },
}
