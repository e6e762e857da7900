import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { experimentCalled, play } from '../../src/experiments'

test('an error ends all threads, and none plays or writes after it', async () => {
  const games = experimentCalled('random-games')
  if (!games) throw new Error('There are no random games.')
  const rows = games.rows.filter(({ name }) => name.startsWith('Ironwood, against Ironbot'))
  let added = 0
  const add = (): void => {
    if (++added === 3) throw new Error('The disk is full.')
  }
  const run = play({
    experiment: { ...games, rows },
    games: 200,
    threads: 2,
    kept: { known: new Map(), add },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  await expect(run).rejects.toThrow('The disk is full.')
  await setTimeout(500)
  expect(added).toBe(3)
})
