import { loadRecord, playMatch, randomPolicy, recordText } from 'totemforge/core'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/ironwood/game'

const everyone = { woodwalkers: randomPolicy, ironclad: randomPolicy }

describe('games that must never change', () => {
  test.each([1, 2, 3])('game %d is played as it always was, and its record plays it back', async (seed) => {
    const match = playMatch(game, { options: { mode: 'duel', seed }, policies: everyone, maxActions: 1500 })
    expect(match.error).toBeNull()
    const text = recordText(game, match.record)
    await expect(text).toMatchFileSnapshot(`../golden/ironwood/${seed}.txt`)
    for (const saved of [text, JSON.stringify(match.record)]) {
      const loaded = loadRecord(game, saved)
      expect(loaded.ok).toBe(true)
      if (loaded.ok) expect(loaded.state).toEqual(match.state)
    }
    expect(match.outcome !== null || match.actions === 1500).toBe(true)
  })
})
