import { describe, expect, test } from 'vitest'
import { loadRecord, type Policy, playMatch, randomPolicy, recordText } from '../../src/core'
import { type Action, type Options, root, type Seat, type View } from '../../src/root'
import { greedy } from '../../src/root/bots'

type Player = Policy<View, Action, Seat>

interface Golden {
  readonly name: string
  readonly options: Options
  readonly policy: Player
}

/**
 * For each number of players, each map and deck. What they are is written anew with
 * `npx vitest run --project rules test/root/golden.test.ts -u`; the difference says what a change has changed.
 */
const games: readonly Golden[] = [
  {
    name: 'two-winter-standard',
    options: { seed: 1, map: 'winter', deck: 'standard', factions: ['alliance', 'marquise'] },
    policy: randomPolicy,
  },
  {
    name: 'three-lake-exiles',
    options: { seed: 1, map: 'lake', deck: 'exiles', factions: ['vagabond', 'eyrie', 'marquise'] },
    policy: randomPolicy,
  },
  {
    name: 'four-mountain-exiles',
    options: { seed: 3, map: 'mountain', deck: 'exiles', factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
    policy: randomPolicy,
  },
  {
    name: 'four-autumn-standard',
    options: { seed: 1, map: 'autumn', deck: 'standard', factions: ['vagabond2', 'alliance', 'eyrie', 'vagabond'] },
    policy: randomPolicy,
  },
  {
    name: 'greedy-autumn-exiles',
    options: { seed: 2, map: 'autumn', deck: 'exiles', players: 4 },
    policy: greedy,
  },
]

describe('games that must never change', () => {
  test.each(games)(
    'ROOT-INV-39: $name: it is played as it always was, and its record plays it back',
    async (golden) => {
      const { name, options, policy } = golden
      const policies = { p1: policy, p2: policy, p3: policy, p4: policy }
      const match = playMatch(root, { options, policies, maxActions: 2000 })
      expect(match.error).toBeNull()
      expect(match.outcome).not.toBeNull()
      expect(root.check(match.state)).toEqual([])
      const text = recordText(root, match.record)
      const end = JSON.stringify(match.state)
      await expect(text).toMatchFileSnapshot(`../golden/root/${name}.txt`)
      await expect(`${end}\n`).toMatchFileSnapshot(`../golden/root/${name}.end.txt`)
      for (const saved of [text, JSON.stringify(match.record)]) {
        const loaded = loadRecord(root, saved)
        expect(loaded.ok && JSON.stringify(loaded.state)).toBe(end)
      }
    },
  )
})
