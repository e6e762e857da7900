import { defineGame, frozen, type Policy, playMatch, playMatchAsync, randomPolicy, replay, type Turn } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { connectFour, type Drop, type Seat, type State } from '../../examples/games/connect-four'
import { type Action, type Event, type State as Lit, lanternRules, lanterns, type View } from '../fixtures/lanterns'

type Lantern = 'ash' | 'birch' | 'cedar'

/** Lanterns by an author who hands out what the state is made of. */
const careless = defineGame({
  ...lanternRules,
  view: (state): View => ({
    ...lanterns.view(state, 'ash'),
    hand: state.hands.ash,
    lanterns: state.lanterns,
    agenda: state.agenda,
  }),
  legalActions: (state): Action[] =>
    lanternRules.legalActions(state).map((action) => Object.assign(action, { of: state.hands })),
  refusal: () => null,
  step(state, action, emit?: (event: Event & { state?: object }) => void) {
    lanternRules.step(state, action)
    emit?.({ type: 'shuffled', state })
  },
  redact: (event: Event) => event,
})

/** Writes into everything that it can reach. */
function vandalise(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    vandalise(Reflect.get(value, key))
    Reflect.set(value, key, 99)
  }
  if (Array.isArray(value)) value.length = 0
}

describe('a policy or a listener cannot change the game through its arguments', () => {
  const plan = { options: { seed: 3 }, maxActions: 6 }
  const honest = { ash: randomPolicy, birch: randomPolicy, cedar: randomPolicy }

  test('a policy that writes into its turn changes nothing but its own chance', () => {
    const vandal: Policy<View, Action, Lantern> = {
      name: 'vandal',
      choose(turn) {
        const answer = structuredClone(turn.random.pick(turn.legal))
        for (const part of [turn.legal, turn.view]) vandalise(part)
        return answer
      },
    }
    const match = playMatch(careless, { ...plan, policies: { ash: vandal, birch: vandal, cedar: vandal } })
    expect(match).toEqual(playMatch(careless, { ...plan, policies: honest }))
  })

  test('nor can a listener that writes into its whole argument', () => {
    const match = playMatch(careless, { ...plan, policies: honest, onAction: vandalise })
    expect(match).toEqual(playMatch(careless, { ...plan, policies: honest }))
  })

  test('the values that a policy keeps do not change', () => {
    const kept: Turn<View, Action, Lantern>[] = []
    const texts: string[] = []
    const keeper: Policy<View, Action, Lantern> = {
      name: 'keeper',
      choose(turn) {
        kept.push(turn)
        texts.push(JSON.stringify([turn.view, turn.legal]))
        return randomPolicy.choose(turn)
      },
    }
    playMatch(careless, { ...plan, policies: { ash: keeper, birch: keeper, cedar: keeper } })
    expect(kept.map(({ view, legal }) => JSON.stringify([view, legal]))).toEqual(texts)
  })

  test('and a later read gives the same values', () => {
    const kept: Turn<View, Action, Lantern>[] = []
    const states: (() => Lit)[] = []
    const keeper: Policy<View, Action, Lantern> = {
      name: 'keeper',
      choose(turn) {
        kept.push(turn)
        return randomPolicy.choose(turn)
      },
    }
    const { record } = playMatch(lanterns, {
      ...plan,
      policies: { ash: keeper, birch: keeper, cedar: keeper },
      onAction: (happening) => states.push(() => happening.state),
    })
    expect(kept.map(({ view }) => view)).toEqual(
      kept.map(({ seat }, number) => lanterns.view(replay(lanterns, record, number), seat)),
    )
    expect(states.map((state) => state())).toEqual(kept.map((_, number) => replay(lanterns, record, number + 1)))
  })

  test('a policy that wraps another hands its turn on with all its parts', () => {
    const wrapper: Policy<View, Action, Lantern> = {
      name: 'wrapper',
      choose(turn) {
        expect(Object.keys({ ...turn }).sort()).toEqual(['legal', 'random', 'seat', 'view'])
        expect({ ...turn }.view).toEqual(turn.view)
        return randomPolicy.choose({ ...turn })
      },
    }
    const match = playMatch(lanterns, { ...plan, policies: { ash: wrapper, birch: wrapper, cedar: wrapper } })
    expect(match).toEqual(playMatch(lanterns, { ...plan, policies: honest }))
  })

  test('a changed action of the list is checked in its new form', () => {
    const forger: Policy<State, Drop, Seat> = {
      name: 'forger',
      choose: ({ legal: [first] }) => Object.assign(first ?? { type: 'drop' as const }, { column: 9 }),
    }
    const { error, actions } = playMatch(connectFour, {
      options: { seed: 1 },
      policies: { red: forger, yellow: forger },
    })
    expect(error).toMatchObject({ code: 'ILLEGAL_ACTION', policy: 'forger', seat: 'red', action: 0 })
    expect(actions).toBe(0)
  })

  test('nobody answers for another seat', () => {
    const both = defineGame({
      ...connectFour,
      actor: (state, action): Seat | null => (action?.column === 7 ? 'yellow' : connectFour.toAct(state)),
    })
    const seventh: Policy<State, Drop, Seat> = { name: 'seventh', choose: () => ({ type: 'drop', column: 7 }) }
    const { error } = playMatch(both, {
      options: { seed: 1 },
      policies: {
        red: { ...seventh, choose: () => Object.assign({ type: 'drop' as const, column: 7 }, { more: 1 }) },
        yellow: seventh,
      },
    })
    expect(error?.refusal?.code).toBe('not-your-turn')
  })
})

describe('a match ends in an outcome or in an error that names policy, seat and action, with any policy', () => {
  const bare: unknown = Object.create(null)
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  /** An object with the same content below each of its keys, for ever, made anew at each read. */
  const tree = (keys: string[]): object =>
    new Proxy(
      {},
      {
        has: () => false,
        ownKeys: () => keys,
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
        get: () => tree(keys),
      },
    )
  const throwing = (thrown: unknown) => () => {
    throw thrown
  }
  const message = new Error('told')
  Object.defineProperty(message, 'message', { get: throwing(bare) })
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  const deeds: [string, () => unknown][] = [
    ['throws an object without a prototype', throwing(bare)],
    ['throws nothing', throwing(undefined)],
    ['throws an error whose message throws', throwing(message)],
    ['throws what is gone', throwing(revoked.proxy)],
    ['answers with an object without a prototype', () => bare],
    ['answers with nothing', () => undefined],
    ['answers with what is gone', () => revoked.proxy],
    ['answers with a function', () => () => 1],
    [
      'answers with an action of a class',
      () =>
        new (class Drop {
          readonly type = 'drop'
          readonly column = 1
        })(),
    ],
    ['answers with a very deep list', () => deep],
    ['answers with a list of four thousand million holes', () => Object.assign([], { length: 2 ** 32 - 1 })],
    ['answers with a tree that never ends', () => tree(['left', 'right'])],
    ['answers with a path that never ends', () => tree(['next'])],
    [
      'never returns',
      function forever(): unknown {
        return forever()
      },
    ],
    [
      'answers with something that can only be asked once',
      () => Object.defineProperty({}, 'then', { get: throwing(bare) }),
    ],
  ]

  test.each(deeds)('one that %s', async (_deed, choose) => {
    const policy = { name: 'cheat', choose }
    for (const play of [playMatch, playMatchAsync]) {
      const plan = { options: { seed: 1 }, policies: { red: randomPolicy, yellow: policy } }
      const { error, record, state } = await Reflect.apply(play, undefined, [connectFour, plan])
      expect(error).toMatchObject({ policy: 'cheat', seat: 'yellow', action: 1 })
      expect(error.message).toMatch(/^cheat \(yellow, action 1\) /)
      expect(replay(connectFour, record)).toEqual(state)
    }
  })

  test('one without a name, and one that does not choose', () => {
    const nameless = {
      get name() {
        throw bare
      },
      choose: throwing(bare),
    }
    for (const policy of [nameless, {}, { name: bare }, 7]) {
      const plan = { options: { seed: 1 }, policies: { red: policy, yellow: randomPolicy } }
      expect(Reflect.apply(playMatch, undefined, [connectFour, plan]).error).toMatchObject({ seat: 'red', action: 0 })
    }
  })

  test('an answer that is a promise gets an error, and the promise is ignored', async () => {
    const slow = { name: 'slow', choose: () => Promise.reject(new Error('too late')) }
    const plan = { options: { seed: 1 }, policies: { red: slow, yellow: randomPolicy } }
    expect(Reflect.apply(playMatch, undefined, [connectFour, plan]).error).toEqual({
      code: 'ILLEGAL_ACTION',
      policy: 'slow',
      seat: 'red',
      action: 0,
      message: 'slow (red, action 0) answered with a promise; playMatchAsync waits for one.',
    })
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
})

test('frozen gives a copy that nobody can change, and leaves the original alone', () => {
  const table = [{ id: 'ace', suits: ['oak'] }]
  const kept = frozen(Object.freeze(table))
  expect(kept).toEqual(table)
  expect([kept, kept[0], kept[0]?.suits].every(Object.isFrozen)).toBe(true)
  expect(Object.isFrozen(table[0])).toBe(false)
})
