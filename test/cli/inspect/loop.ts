import { defineGame } from 'totemforge'

interface State {
  left: number
}

/** Counts down from 3, and at 1 does what a faulty game may do. */
export const loop = defineGame({
  id: 'loop',
  version: '1.0.0',
  seats: ['a'],
  setup: (_options: { seed: string | number; faulty?: string }): State => ({ left: 3 }),
  toAct: ({ left }) => (left === 0 ? null : 'a'),
  legalActions({ left }) {
    while (left === 1);
    return left === 0 ? [] : [1, 2]
  },
  step(state, action) {
    if (action === 2) process.exit(7)
    state.left--
  },
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  determinize: (view) => ({ ...view }),
  outcome: ({ left }) => (left === 0 ? { winners: ['a'], reason: 'counted' } : null),
  format: String,
  parse: Number,
})
