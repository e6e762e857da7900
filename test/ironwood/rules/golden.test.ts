import { loadRecord, playMatch, randomPolicy, recordText } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { ironbot, woodenbot } from '../../../src/ironwood/bots'
import { game } from '../../../src/ironwood/rules/game'

const everyone = { woodwalkers: randomPolicy, ironclad: randomPolicy }

const against = {
  ironbot: { woodwalkers: randomPolicy, ironclad: ironbot },
  woodenbot: { woodwalkers: woodenbot, ironclad: randomPolicy },
}

describe('games that must never change', () => {
  test.each(['ironbot', 'woodenbot'] as const)('a game against %s is played as it always was', async (mode) => {
    const options = { mode, seed: 1, difficulty: { redIcons: true, extraFighters: 5 } }
    const match = playMatch(game, { options, policies: against[mode], maxActions: 1500 })
    expect(match.error).toBeNull()
    const text = recordText(game, match.record)
    await expect(text).toMatchFileSnapshot(`../../golden/ironwood/${mode}.txt`)
    const loaded = loadRecord(game, text)
    expect(loaded.ok && loaded.state).toEqual(match.state)
  })

  test.each([1, 2, 3])('game %d is played as it always was, and its record plays it back', async (seed) => {
    const match = playMatch(game, { options: { mode: 'duel', seed }, policies: everyone, maxActions: 1500 })
    expect(match.error).toBeNull()
    const text = recordText(game, match.record)
    await expect(text).toMatchFileSnapshot(`../../golden/ironwood/${seed}.txt`)
    for (const saved of [text, JSON.stringify(match.record)]) {
      const loaded = loadRecord(game, saved)
      expect(loaded.ok).toBe(true)
      if (loaded.ok) expect(loaded.state).toEqual(match.state)
    }
    expect(match.outcome !== null || match.actions === 1500).toBe(true)
  })
})
