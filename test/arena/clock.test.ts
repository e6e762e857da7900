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
