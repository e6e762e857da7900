import { runInNewContext } from 'node:vm'
import { createRandom } from 'totemforge'
import { expect, test } from 'vitest'
import { clockOf, unwatched } from '../../src/arena/clock'

test('a policy that takes its time has it, however high the limit is', async () => {
  const later = { name: 'later', choose: () => new Promise((done) => setImmediate(done, 'chosen')) }
  const turn = { view: null, legal: [], seat: 'red', random: createRandom(1) }
  for (const limit of [60_000, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    const { policy } = clockOf('later', later, limit, unwatched, () => 0)
    for (let count = 0; count < 20; count++) expect(await policy.choose(turn)).toBe('chosen')
  }
})

test('a promise of another realm is waited for, and no longer than the limit', async () => {
  const turn = { view: null, legal: [], seat: 'red', random: createRandom(1) }
  const answering = (code: string) => {
    const later = { name: 'later', choose: () => runInNewContext(code, { setTimeout }) }
    return clockOf('later', later, 50, unwatched, () => 0)
  }
  const soon = answering('new Promise((done) => setTimeout(done, 5, "chosen"))')
  expect(await soon.policy.choose(turn)).toBe('chosen')
  expect(soon.thinking().longest).toBeGreaterThan(3)
  await expect(answering('new Promise(() => {})').policy.choose(turn)).rejects.toThrow('It took longer than 50 ms.')
})
