import { describe, expect, test } from 'vitest'
import { loadRecord, playMatch, recordText } from '../../src/core'
import { daimyo, type Options } from '../../src/daimyo'
import { greedy } from '../../src/daimyo/bots'

/**
 * For each number of clans. They are written again with
 * `npx vitest run --project rules test/daimyo/golden.test.ts -u`; the difference says what a change has changed.
 */
const games: readonly { readonly name: string; readonly options: Options }[] = [
  { name: 'solo-hard', options: { seed: 1, clans: ['nomads'], difficulty: 'hard' } },
  { name: 'two-advanced', options: { seed: 1, clans: ['nature', 'aristocrats'], boards: 'advanced' } },
  { name: 'three-peaceful', options: { seed: 2, clans: ['technology', 'nomads', 'nature'], aggressive: false } },
  { name: 'four', options: { seed: 3, clans: ['aristocrats', 'technology', 'nature', 'nomads'] } },
]
const policies = { nature: greedy, technology: greedy, nomads: greedy, aristocrats: greedy, empire: greedy }

describe('games that must never change', () => {
  test.each(games)('$name: it is played as before, and its record plays it back', async ({ name, options }) => {
    const match = playMatch(daimyo, { options, policies, maxActions: 2000 })
    expect(match.error).toBeNull()
    expect(match.outcome).not.toBeNull()
    expect(daimyo.check(match.state)).toEqual([])
    const text = recordText(daimyo, match.record)
    const end = JSON.stringify(match.state)
    await expect(text).toMatchFileSnapshot(`../golden/daimyo/${name}.txt`)
    await expect(`${end}\n`).toMatchFileSnapshot(`../golden/daimyo/${name}.end.txt`)
    for (const saved of [text, JSON.stringify(match.record)]) {
      const loaded = loadRecord(daimyo, saved)
      expect(loaded.ok && JSON.stringify(loaded.state)).toBe(end)
    }
  })
})
