import { expect, test } from 'vitest'
import { underLoad } from '../../scripts/table-load/run'

test('a server carries out all that is asked of it, and both players hear of it', async () => {
  const phases = [
    { rate: 20, seconds: 2 },
    { rate: 40, seconds: 2 },
  ]
  // However slow the machine is, everything is done in the end.
  const measured = await underLoad({ tables: 10, phases, patience: 300 })
  expect(measured.map(({ seen }) => [seen.actions, seen.refused])).toEqual([
    [40, 0],
    [80, 0],
  ])
  for (const { seen, processor } of measured) {
    expect(seen.answered.p50).toBeGreaterThan(0)
    expect(seen.told.p50).toBeGreaterThan(0)
    expect(processor).toBeGreaterThan(0)
  }
})
