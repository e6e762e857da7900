import { defineGame, type Policy, randomPolicy } from 'totemforge'
import { checkPolicy } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { type Action, lanternRules, lanterns, type Seat, type View } from '../fixtures/lanterns'

const settings = { options: (seed: number) => ({ seed }) }
const take: Action = { type: 'take' }

let asked = 0

/** For each law, a policy that breaks it. */
const mutants: Record<string, Policy<View, Action, Seat>> = {
  answers: {
    name: 'lost',
    choose: () => {
      throw new Error('lost has no idea')
    },
  },
  'answers-legally': { name: 'stubborn', choose: () => take },
  'answers-repeat': {
    name: 'fickle',
    choose: ({ legal }) => legal[asked++ % legal.length] ?? take,
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
    const { 'plays-on': playsOn, ...checks } = report.checks
    expect(Object.keys(checks).sort()).toEqual(Object.keys(mutants).sort())
    for (const count of Object.values(checks)) expect(count).toBe(report.actions)
    expect(playsOn).toBe(20)
  })

  test.each(Object.entries(mutants))('finds the policy that breaks %s', (law, policy) => {
    const { broken } = checkPolicy(lanterns, policy, settings)
    expect(broken).toContainEqual(expect.objectContaining({ law, message: expect.stringContaining(policy.name) }))
  })

  test('reports once what a policy threw, and continues', () => {
    const { broken, finished } = checkPolicy(lanterns, mutants['answers'] ?? randomPolicy, settings)
    const message = expect.stringMatching(
      /^lost threw for ash: lost has no idea \(at .*choose \(.*policy\.test\.ts:\d+:\d+\)\)$/,
    )
    expect(broken).toEqual([{ law: 'answers', seed: 0, action: 0, message }])
    expect(finished).toBe(20)
  })

  test('says that a policy answers with a promise, and for which seat', () => {
    // @ts-expect-error: a policy that takes its time is an AsyncPolicy
    const slow: Policy<View, Action, Seat> = { name: 'slow', choose: async ({ legal }) => legal[0] ?? take }
    const { broken, finished } = checkPolicy(lanterns, slow, { ...settings, seats: ['birch'] })
    expect(broken).toMatchObject([
      { law: 'answers', message: expect.stringContaining('slow answered for birch with a promise') },
    ])
    expect(finished).toBe(20)
  })

  test('finds a policy that changes an action of the list, even if it answers with it', () => {
    const scribbler: Policy<View, Action, Seat> = {
      name: 'scribbler',
      choose: ({ legal }) => Object.assign(legal.at(-1) ?? take, { seen: true }),
    }
    const { broken } = checkPolicy(lanterns, scribbler, settings)
    expect(broken).toContainEqual(expect.objectContaining({ law: 'changes-nothing' }))
  })

  test('finds the game that throws, and says where', () => {
    const frail = defineGame({
      ...lanternRules,
      step(state, action) {
        if (action.type !== 'wager') throw new Error('Lost count.')
        lanternRules.step(state, action)
      },
    })
    const { broken, games } = checkPolicy(frail, randomPolicy, settings)
    const message = expect.stringMatching(/^It threw: Lost count\. \(at Object\.step \(.*policy\.test\.ts:\d+:\d+\)\)$/)
    expect(broken).toEqual([{ law: 'plays-on', seed: 0, action: 3, message }])
    expect(games).toBe(20)
  })

  test('does not blame the policy for a game that lists nothing to do', () => {
    const stuck = defineGame({
      ...lanternRules,
      legalActions: (state) => (state.wagers.ash === null ? lanternRules.legalActions(state) : []),
    })
    const { broken } = checkPolicy(stuck, randomPolicy, settings)
    const message = `${stuck.id} lists no legal action for birch, who is to decide.`
    expect(broken).toEqual([{ law: 'plays-on', seed: 0, action: 1, message }])
  })

  test('asks twice for each decision', () => {
    let asked = 0
    const counting: Policy<View, Action, Seat> = {
      name: 'counting',
      choose: (turn) => {
        asked++
        return randomPolicy.choose(turn)
      },
    }
    const { actions } = checkPolicy(lanterns, counting, settings)
    expect(asked).toBe(2 * actions)
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

  test('refuses a name that is not a seat', () => {
    const report = checkPolicy(lanterns, randomPolicy, {
      options: (seed) => ({ seed }),
      // @ts-expect-error: blue is no seat of Lanterns
      seats: ['blue'],
    })
    expect(report.finished).toBe(20)
  })
})
