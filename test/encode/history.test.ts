import { defineGame, startRecord } from 'totemforge'
import { createEnv, historyKey } from 'totemforge/encode'
import { describe, expect, test } from 'vitest'
import { kuhnPokerEncoding } from '../../examples/encodings/kuhn-poker'
import { kuhnPoker, type Seat } from '../../examples/games/kuhn-poker'

/** Ann chooses twice and the view shows the sum alone; between the two Bob looks on or nods in secret. */
const steps = defineGame({
  id: 'steps',
  version: '1.0.0',
  seats: ['ann', 'bob'],
  setup: (_: { seed: number }) => ({ sum: 0, nods: 0, count: 0 }),
  toAct: ({ count }) => (count > 3 ? null : count % 2 === 0 ? 'ann' : 'bob'),
  legalActions: ({ count }) => (count > 3 ? [] : [1, 2, 3]),
  step(state, action, emit?: (event: { rolled: number; for: string }) => void) {
    if (state.count % 2 === 0) state.sum += action
    else {
      state.nods += action
      emit?.({ rolled: action, for: 'bob' })
    }
    state.count++
  },
  redact: (event, viewer) => (viewer === event.for ? event : null),
  clone: (state) => ({ ...state }),
  view: ({ sum }) => ({ sum }),
  determinize: ({ sum }: { sum: number }) => ({ sum, nods: 0, count: 0 }),
  outcome: ({ count }) => (count > 3 ? { winners: [], reason: 'done' } : null),
  format: String,
  parse: Number,
})

const keyOf = (seat: 'ann' | 'bob', ...actions: number[]): string =>
  historyKey(steps, { ...startRecord(steps, { seed: 0 }), actions }, seat)

describe('historyKey', () => {
  test('tells own moves in swapped order apart, which lead to the same view', () => {
    expect(keyOf('ann', 1, 1, 2)).not.toBe(keyOf('ann', 2, 1, 1))
    expect(keyOf('ann', 1, 1, 2)).toBe(keyOf('ann', 1, 1, 2))
  })

  test('counts what a seat was shown, and no more', () => {
    // Ann does not notice a nod, not even that there was one.
    expect(keyOf('ann', 1, 3)).toBe(keyOf('ann', 1))
    expect(keyOf('ann', 1, 3, 2)).toBe(keyOf('ann', 1, 1, 2))
    expect(keyOf('bob', 1, 3)).not.toBe(keyOf('bob', 1, 2))
    // Bob sees each sum on its way.
    expect(keyOf('bob', 1, 1, 2)).not.toBe(keyOf('bob', 2, 1, 1))
  })

  test('belongs to one seat', () => {
    expect(keyOf('ann')).not.toBe(keyOf('bob'))
  })

  test('counts an event that no view shows', () => {
    const silent = defineGame({ ...steps, redact: () => null, view: ({ count }) => ({ sum: count }) })
    const loud = defineGame({ ...steps, redact: (event) => event, view: ({ count }) => ({ sum: count }) })
    const key = (game: typeof steps, ...actions: number[]) =>
      historyKey(game, { ...startRecord(steps, { seed: 0 }), actions }, 'ann')
    expect(key(silent, 1, 3)).toBe(key(silent, 1, 2))
    expect(key(loud, 1, 3)).not.toBe(key(loud, 1, 2))
  })

  test('an environment has it for each agent', () => {
    const env = createEnv(kuhnPoker, { options: (seed) => ({ seed }), encoding: kuhnPokerEncoding })
    env.reset(1)
    const keys = new Set<string>()
    for (const choice of ['pass', 'bet', 'bet'] as const) {
      for (const seat of ['first', 'second'] as Seat[]) keys.add(env.historyKey(seat))
      env.step({ type: choice })
    }
    expect(env.historyKey('first')).toBe(historyKey(kuhnPoker, env.record(), 'first'))
    expect(keys.size).toBe(6)
  })
})
