import type { BoardData } from '../card'
import type { Amounts, BuildingKind } from '../vocabulary'

/** What the basic sides of a kind start with; they are all alike. */
const basic: Readonly<Record<BuildingKind, Amounts>> = { farm: { metal: 1, stone: 1 }, tower: { rice: 1, gold: 1 } }

/** Each board with what its advanced side starts with. */
const rows: readonly (readonly [id: string, kind: BuildingKind, advanced: Amounts])[] = [
  ['TF1', 'farm', { metal: 1, gold: 1 }],
  ['TF2', 'farm', { metal: 1, stone: 1 }],
  ['TF3', 'farm', { rice: 1, stone: 1 }],
  ['TF4', 'farm', { metal: 1, rice: 1 }],
  ['RT1', 'tower', { rice: 1, gold: 1 }],
  ['RT2', 'tower', { rice: 1, metal: 1 }],
  ['RT3', 'tower', { stone: 1, gold: 1 }],
  ['RT4', 'tower', { stone: 1, gold: 1 }],
]

/** The eight construction boards: the resources of both sides, and their bonus tiles. */
export const boardTable: readonly BoardData[] = /* @__PURE__ */ rows.map(([id, kind, advanced]) => ({
  id,
  kind,
  start: { basic: basic[kind], advanced },
  slots: [1, 2, 3, 4].map((slot) => `${id}-${slot}`),
  provenance: { slots: 'rulebook', start: 'reconstructed' },
}))
