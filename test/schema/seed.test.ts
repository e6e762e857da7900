import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { ironwood } from '../../src/ironwood/rules'
import { parseOptions as parseIronwood } from '../../src/ironwood/schema'
import { root } from '../../src/root/rules'
import { parseOptions as parseRoot } from '../../src/root/schema'

const seeds = fc.oneof(
  fc.string({ maxLength: 20 }),
  // Around the longest that there may be; some letters count as two.
  fc
    .tuple(fc.constantFrom('x', 'ł', '𝄞'), fc.integer({ min: 498, max: 1003 }))
    .map(([sign, count]) => sign.repeat(count)),
  fc.double(),
  fc.constantFrom(null, true, [], {}, Number.MAX_VALUE, -0, Number.NaN, Number.POSITIVE_INFINITY),
)

/** Whether `setup` takes these options. */
function takes(setup: (options: never) => unknown, options: unknown): boolean {
  try {
    Reflect.apply(setup, undefined, [options])
    return true
  } catch {
    return false
  }
}

test.prop([seeds], { numRuns: 60 })('parseOptions takes the seeds that setup takes, and no others', (seed) => {
  const duel = { mode: 'duel', seed }
  expect([parseIronwood(duel).ok, parseRoot({ seed }).ok]).toEqual([
    takes(ironwood.setup, duel),
    takes(root.setup, { seed }),
  ])
})

test('a seed that is too long gets that message', () => {
  const parsed = parseRoot({ seed: 'x'.repeat(1001) })
  expect(parsed.ok || parsed.problems).toEqual([
    { path: 'seed', message: expect.stringMatching(/^"x+… is not a number or a text of at most 1000 characters\.$/) },
  ])
})
