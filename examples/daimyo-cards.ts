import { daimyo, daimyoBox, type OwnBox } from 'totemforge/daimyo'
import { explain } from 'totemforge/daimyo/render'
import { parseBox } from 'totemforge/daimyo/schema'

// What is named takes the place of what has the same id; all else stays.
const box: OwnBox = {
  heroes: {
    HE01: { id: 'HE01', title: 'Ox Driver', strength: 3, cost: 2, steps: [{ do: 'gain', resources: { rice: 3 } }] },
    HE02: { id: 'HE02', title: 'Ferrywoman', strength: 5, cost: 2, steps: [{ do: 'seek', take: 1 }] },
    HE03: {
      id: 'HE03',
      title: 'Old Gambler',
      strength: 7,
      cost: 3,
      steps: [
        { do: 'adjustDie', delta: [1, -1], times: 1 },
        { do: 'pay', cost: { gold: 1 }, steps: [{ do: 'draw', count: 2 }] },
      ],
    },
    HE04: { id: 'HE04', title: 'Mason', strength: 9, cost: 4, steps: [{ do: 'build', discount: 1 }] },
    HE05: {
      id: 'HE05',
      title: 'Cook',
      strength: 4,
      cost: 2,
      steps: [{ do: 'gainAny', count: 2, of: ['rice', 'gold'] }],
    },
    HE20: {
      id: 'HE20',
      title: 'Thief',
      strength: 8,
      cost: 3,
      aggressive: true,
      steps: [{ do: 'stealGold' }],
    },
  },
  bonusTiles: {
    'RT1-2': {
      id: 'RT1-2',
      colour: 'grey',
      basic: { steps: [{ do: 'gain', resources: { gold: 2 } }] },
      advanced: { steps: [{ do: 'collect', at: 'tower', times: 2 }] },
    },
    'RT1-1': {
      id: 'RT1-1',
      colour: 'yellow',
      basic: { income: { metal: 1 }, draw: 1 },
      advanced: { income: { gold: 2 }, draw: 0 },
    },
  },
  goals: {
    GO01: {
      id: 'GO01',
      kind: 'green',
      title: 'Two Harbours',
      condition: { is: 'governorIslands', atLeast: 3 },
      gold: { points: 4, gain: { gold: 1 } },
      silver: { points: 2 },
    },
  },
  soloCards: {
    SA01: {
      id: 'SA01',
      rounds: [1, 2],
      blue: [{ do: 'helmet' }],
      green: [{ do: 'relic', count: 1, advantage: true }],
      red: [{ do: 'governor', count: 2, on: ['blue', 'red'] }],
    },
  },
  numbers: { ...daimyoBox.numbers, taxGold: 3 },
}

const state = daimyo.setup({ seed: 7, clans: ['nature', 'nomads'], box })
console.log(explain('HE03', state))

// The same from a file: what does not fit is said, card by card.
const text = '{"heroes":{"HE01":{"id":"HE01","title":"Ox Driver","strength":30,"cost":2,"steps":[{"do":"fly"}]}}}'
const parsed = parseBox(JSON.parse(text))
if (!parsed.ok) for (const { path, message } of parsed.problems) console.log(`${path}: ${message}`)
