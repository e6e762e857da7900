import type { Goal } from '../card'

const rows: readonly Goal[] = [
  {
    id: 'GO01',
    kind: 'green',
    title: 'Everywhere at Once',
    condition: { is: 'governorIslands', atLeast: 4 },
    gold: { points: 3, gain: { rice: 1, gold: 1 } },
    silver: { points: 2 },
  },
  {
    id: 'GO02',
    kind: 'green',
    title: 'Nobody Sleeps Tonight',
    condition: { is: 'shadows', atLeast: 3 },
    gold: { points: 4, gain: { gold: 2 } },
    silver: { points: 2 },
  },
  {
    id: 'GO03',
    kind: 'green',
    title: 'Farm and Antenna',
    condition: { is: 'farmsAndTowers', atLeast: 2 },
    gold: { points: 5, draw: 1 },
    silver: { points: 3 },
  },
  {
    id: 'GO04',
    kind: 'green',
    title: 'The First Miracle',
    condition: { is: 'relics', atLeast: 1 },
    gold: { points: 3, storage: 1 },
    silver: { points: 2 },
  },
  {
    id: 'GO05',
    kind: 'green',
    title: 'A Very Big Shed',
    condition: { is: 'storage', atLeast: 7 },
    gold: { points: 3, gain: { metal: 1, stone: 1 } },
    silver: { points: 2 },
  },
  {
    id: 'GO06',
    kind: 'green',
    title: 'A Full Payroll',
    condition: { is: 'governors', atLeast: 6 },
    gold: { points: 4, gain: { rice: 1 } },
    silver: { points: 2 },
  },
  {
    id: 'GO07',
    kind: 'green',
    title: 'A Court of Misfits',
    condition: { is: 'heroes', atLeast: 8 },
    gold: { points: 3, draw: 2 },
    silver: { points: 2 },
  },
  {
    id: 'GO08',
    kind: 'green',
    title: 'Local Legend',
    condition: { is: 'influence', atLeast: 9 },
    gold: { points: 4, gain: { gold: 1 } },
    silver: { points: 2 },
  },
  {
    id: 'GO09',
    kind: 'green',
    title: 'One of Everything',
    condition: { is: 'oneOfEach', atLeast: 1 },
    gold: { points: 5, gain: { gold: 1 } },
    silver: { points: 3 },
  },
  {
    id: 'GO10',
    kind: 'orange',
    title: 'Miracles by the Pair',
    condition: { is: 'relics', atLeast: 2 },
    gold: { points: 6 },
  },
  { id: 'GO11', kind: 'orange', title: 'Out of Bricks', condition: { is: 'oneType', atLeast: 4 }, gold: { points: 6 } },
  {
    id: 'GO12',
    kind: 'orange',
    title: 'Talk of the Archipelago',
    condition: { is: 'strongholds', atLeast: 3, influence: 6 },
    gold: { points: 6 },
  },
]

/** The twelve goals. */
export const goalTable: readonly Goal[] = /* @__PURE__ */ rows.map((row) => ({
  ...row,
  provenance: { kind: 'partly', condition: 'reconstructed', rewards: 'reconstructed', title: 'reconstructed' },
}))
