import { expect, test } from 'vitest'
import { underLoad } from '../../scripts/table-load/run'

test('a server carries out all that is asked of it, and both players hear of it', async () => {
  const measured = await underLoad({
    tables: 10,
    phases: [
      { rate: 20, seconds: 2 },
      { rate: 40, seconds: 2 },
    ],
  })
  expect(measured.map(({ seen }) => seen.refused)).toEqual([0, 0])
  for (const { seen, processor } of measured) {
    // How many are done depends on how fast the machine is.
    expect(seen.actions).toBeGreaterThan(0)
    expect(seen.actions).toBeLessThanOrEqual(seen.phase.rate * seen.phase.seconds)
    expect(seen.answered.p50).toBeGreaterThan(0)
    expect(seen.told.p50).toBeGreaterThan(0)
    expect(processor).toBeGreaterThan(0)
  }
})
