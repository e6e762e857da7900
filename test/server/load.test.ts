import { expect, test } from 'vitest'
import { underLoad } from '../../scripts/table-load/run'

test('a server carries out all that is asked of it, and both players hear of it', async () => {
  const measured = await underLoad({
    tables: 10,
    phases: [
      { rate: 20, seconds: 4 },
      { rate: 40, seconds: 4 },
    ],
  })
  expect(measured.map(({ seen }) => [seen.actions, seen.refused])).toEqual([
    [80, 0],
    [160, 0],
  ])
  for (const { seen, processor } of measured) {
    expect(seen.answered.p50).toBeGreaterThan(0)
    expect(seen.told.p50).toBeGreaterThan(0)
    expect(seen.took).toBeLessThan(8)
    expect(processor).toBeGreaterThan(0)
  }
}, 120_000)
