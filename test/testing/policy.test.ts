import { type Policy, randomPolicy } from 'totemforge/core'
import { checkPolicy } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { type Action, lanterns, type Seat, type View } from '../fixtures/lanterns'

const settings = { options: (seed: number) => ({ seed }) }
const take: Action = { type: 'take' }

/** For each law, a policy that breaks it. */
const mutants: Record<string, Policy<View, Action, Seat>> = {
  'answers-legally': { name: 'stubborn', choose: () => take },
  'answers-repeat': {
    name: 'fickle',
    choose: ({ legal }) => legal[Math.floor(Math.random() * legal.length)] ?? take,
  },
  'changes-nothing': {
    name: 'messy',
    choose: ({ legal, view }) => {
      view.revealed.length = 0
      view.hand.length = 0
      return legal[0] ?? take
    },
  },
}

describe('the kit for policies', () => {
  test('finds nothing wrong with the random policy, and looks at every law', () => {
    const report = checkPolicy(lanterns, randomPolicy, settings)
    expect(report).toMatchObject({ games: 20, finished: 20, broken: [] })
    expect(Object.keys(report.checks).sort()).toEqual(Object.keys(mutants).sort())
    for (const count of Object.values(report.checks)) expect(count).toBe(report.actions)
  })

  test.each(Object.entries(mutants))('finds the policy that breaks %s', (law, policy) => {
    const { broken } = checkPolicy(lanterns, policy, settings)
    expect(broken).toContainEqual(expect.objectContaining({ law, message: expect.stringContaining(policy.name) }))
  })

  test('says what a policy threw', () => {
    const lost: Policy<View, Action, Seat> = {
      name: 'lost',
      choose: () => {
        throw new Error('no idea')
      },
    }
    expect(checkPolicy(lanterns, lost, settings).broken[0]?.message).toBe('It threw: no idea')
  })

  test('looks at the seats it is asked about, and leaves the others to chance', () => {
    const seen = new Set<string>()
    const watcher: Policy<View, Action, Seat> = {
      name: 'watcher',
      choose: (turn) => {
        seen.add(turn.seat)
        return randomPolicy.choose(turn)
      },
    }
    expect(checkPolicy(lanterns, watcher, { ...settings, seats: ['birch'] }).broken).toEqual([])
    expect([...seen]).toEqual(['birch'])
  })
})
