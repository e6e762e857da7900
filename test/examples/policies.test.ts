import { playMatch, randomPolicy } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { checkPolicy } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import guided from '../../examples/policies/guided'
import myBot from '../../examples/policies/my-bot'

describe('the bot of the guide', () => {
  test('keeps the laws of policies', () => {
    const options = (seed: number) => ({ mode: 'duel', seed }) as const
    expect(checkPolicy(ironwood, myBot, { options, games: 1, maxActions: 100 }).broken).toEqual([])
  })

  test.each(['woodwalkers', 'ironclad'] as const)('beats chance as the %s', (seat) => {
    const policies = { woodwalkers: randomPolicy, ironclad: randomPolicy, [seat]: myBot }
    const won = [1, 2, 3].filter((seed) => {
      const { outcome } = playMatch(ironwood, { options: { mode: 'duel', seed }, policies, maxActions: 3000 })
      return outcome?.winners.includes(seat)
    })
    expect(won.length).toBeGreaterThanOrEqual(2)
  })
})

test('the guided search of the guide keeps the laws of policies', () => {
  const options = (seed: number) => ({ mode: 'duel', seed }) as const
  expect(checkPolicy(ironwood, guided, { options, games: 1, maxActions: 3 }).broken).toEqual([])
})
