import { defineGame, loadRecord, type Policy, playMatch, playMatchAsync, randomPolicy, replay } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { connectFour, type Drop, type Seat, type State } from '../../examples/games/connect-four'
import { type Seat as Lantern, lanternRules } from '../fixtures/lanterns'
import { soloGame } from '../ironwood/solo'

const options = { seed: 7 }
const random = { red: randomPolicy, yellow: randomPolicy }

describe('a misleading answer', () => {
  test('a policy that adds to the list that it was shown gains nothing', () => {
    const cheat: Policy<State, Drop, Seat> = {
      name: 'cheat',
      choose({ legal }) {
        const drop: Drop = { type: 'drop', column: 9 }
        if (Array.isArray(legal)) legal.push(drop)
        return drop
      },
    }
    const { error } = playMatch(connectFour, { options, policies: { red: cheat, yellow: cheat } })
    expect(error).toMatchObject({ code: 'ILLEGAL_ACTION', action: 0 })
  })

  test('an answer that throws when it is looked at ends the match as one that threw', () => {
    const trap: Policy<State, Drop, Seat> = {
      name: 'trap',
      choose: () => ({
        type: 'drop',
        get column(): number {
          throw new Error('look elsewhere')
        },
      }),
    }
    const { error } = playMatch(connectFour, { options, policies: { red: trap, yellow: randomPolicy } })
    expect(error).toMatchObject({ code: 'POLICY_THREW', message: 'trap (red, action 0) threw: look elsewhere' })
  })

  test('reads an answer once: the checked action is played and recorded', () => {
    let looks = 0
    const shifty: Policy<State, Drop, Seat> = {
      name: 'shifty',
      choose: () => ({
        type: 'drop',
        get column(): number {
          return looks++ === 0 ? 4 : 77
        },
      }),
    }
    const plan = { options, policies: { red: shifty, yellow: randomPolicy }, maxActions: 1 }
    const { record, state } = playMatch(connectFour, plan)
    expect(record.actions).toEqual([{ type: 'drop', column: 4 }])
    expect(state.cells.indexOf('r')).toBe(21)
  })
})

describe('a listener that fails', () => {
  test('ends the match, and the record is kept', () => {
    const failure = new Error('no screen')
    const match = playMatch(connectFour, {
      options,
      policies: random,
      onAction({ number }) {
        if (number === 3) throw failure
      },
    })
    expect(match.error).toEqual({
      code: 'LISTENER_THREW',
      policy: 'random',
      seat: 'yellow',
      action: 3,
      message: 'onAction threw after random (yellow, action 3): no screen',
      cause: failure,
    })
    expect(match.record.actions.length).toBe(4)
    expect(replay(connectFour, match.record)).toEqual(match.state)
  })

  test('is waited for by playMatchAsync, and ends the match all the same', async () => {
    const shown: string[] = []
    const match = await playMatchAsync(connectFour, {
      options,
      policies: { red: randomPolicy, yellow: randomPolicy },
      async onAction({ number, state }) {
        const before = JSON.stringify(state)
        await new Promise((resolve) => setTimeout(resolve, 1))
        shown.push(`${number} ${JSON.stringify(state) === before}`)
        if (number === 2) throw new Error('cable cut')
      },
    })
    expect(shown).toEqual(['0 true', '1 true', '2 true'])
    expect(match.error).toMatchObject({ code: 'LISTENER_THREW', seat: 'red', action: 2 })
    expect(match.record.actions.length).toBe(3)
  })
})

describe('a match and what lies outside of it', () => {
  test('a step that changes options and actions does not reach the record', () => {
    const keeping = soloGame<
      { rules: { left: number }; plans: { count: number }[] },
      { count: number },
      { seed: number; rules: { left: number } }
    >({
      setup: ({ rules }) => ({ rules, plans: [] }),
      legalActions: (state) => (state.rules.left > 0 ? [{ count: 2 }] : []),
      step(state, action) {
        state.rules.left--
        action.count--
        state.plans.push(action)
      },
    })
    const rules = { left: 3 }
    const { record } = playMatch(keeping, { options: { seed: 1, rules }, policies: { solo: randomPolicy } })
    expect(rules).toEqual({ left: 3 })
    expect(record.options.rules).toEqual({ left: 3 })
    expect(record.actions).toEqual([{ count: 2 }, { count: 2 }, { count: 2 }])
    expect(loadRecord(keeping, JSON.stringify(record))).toMatchObject({ ok: true, record })
  })

  test('a record that is very long can be gone on from', () => {
    const long = soloGame<{ left: number }, number>({
      setup: () => ({ left: 200_001 }),
      legalActions: ({ left }) => (left > 0 ? [1] : []),
      step(state) {
        state.left--
      },
    })
    const actions = Array<number>(200_000).fill(1)
    const plan = { options, actions, policies: { solo: randomPolicy }, maxActions: 1_000_000 }
    expect(playMatch(long, plan).actions).toBe(200_001)
  })

  test('a seat that turns up later and has no policy ends the match, and the record is kept', async () => {
    const crowd = defineGame({
      ...lanternRules,
      players: (state): readonly Lantern[] => (state.wagers.birch === null ? ['ash', 'birch'] : state.players),
    })
    const plan = {
      options: { seed: 3, players: 3 },
      policies: { ash: randomPolicy, birch: randomPolicy },
    }
    const match = playMatch(crowd, plan)
    expect(match.error).toEqual({
      code: 'NO_POLICY',
      policy: null,
      seat: 'cedar',
      action: 2,
      message: 'cedar must decide on action 2 and has no policy.',
    })
    expect(match.record.actions.length).toBe(2)
    expect(replay(crowd, match.record)).toEqual(match.state)
    expect(await playMatchAsync(crowd, plan)).toEqual(match)
  })
})

test('a game that lists nothing to do is to blame itself, not the policy', async () => {
  const stuck = defineGame({
    ...lanternRules,
    legalActions: (state) => (state.wagers.ash === null ? lanternRules.legalActions(state) : []),
  })
  const plan = { options: { seed: 3, players: 2 }, policies: { ash: randomPolicy, birch: randomPolicy } }
  const match = playMatch(stuck, plan)
  expect(match.error).toEqual({
    code: 'NO_ACTIONS',
    policy: null,
    seat: 'birch',
    action: 1,
    message: `${stuck.id} lists no legal action for birch, who is to decide on action 1.`,
  })
  expect(await playMatchAsync(stuck, plan)).toEqual(match)
})

describe('a record that says too much', () => {
  const header = 'totemforge-record-1\ngame connect-four\nversion 1.0.0\nrandom blake3-1\noptions {"seed":1}\n'

  test('is refused in a sentence that can be read, however long the record is', () => {
    const long = 'x'.repeat(1_000_000)
    for (const text of [`${header}1 red: ${long}`, `${header}1 red: drop ${long}`, long]) {
      const loaded = loadRecord(connectFour, text)
      expect(loaded.ok).toBe(false)
      expect(JSON.stringify(loaded).length).toBeLessThan(3000)
    }
  })

  test.each([null, undefined, 7, {}, ['totemforge-record-1']])('%j is not a text', (text) => {
    const loaded = Reflect.apply(loadRecord, undefined, [connectFour, text])
    expect(loaded.problems).toEqual([{ path: 'record', message: 'A record is read from a text.' }])
  })

  test('says that it is too deep, not the error of the engine', () => {
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`
    const loaded = loadRecord(
      connectFour,
      `{"format":"totemforge-record-1","game":${deep},"options":{"seed":1},"actions":[]}`,
    )
    expect(loaded).toMatchObject({ ok: false, problems: [{ message: 'This goes too deep.' }] })
  })
})
