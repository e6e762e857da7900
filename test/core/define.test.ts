import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { setAutoFreeze } from 'immer'
import { defineGame, IllegalActionError } from 'totemforge'
import { describe, expect, test, vi } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { lanternRules, lanterns } from '../fixtures/lanterns'

const start = connectFour.setup({ seed: 1 })
const full = ['1', '1', '1', '1', '1', '1']
  .map(connectFour.parse)
  .reduce((state, action) => connectFour.apply(state, action), start)

describe('apply', () => {
  test('gives a new state and leaves the old one as it was', () => {
    const before = JSON.stringify(start)
    const next = connectFour.apply(start, { type: 'drop', column: 4 })
    expect(next.cells.indexOf('r')).toBe(21)
    expect(JSON.stringify(start)).toBe(before)
  })

  test('shares unchanged parts with the old state', () => {
    const begun = lanterns.setup({ seed: 1 })
    const state = lanterns.apply(begun, lanterns.legalActions(begun)[0] ?? { type: 'take' })
    const next = lanterns.apply(state, lanterns.legalActions(state)[0] ?? { type: 'take' })
    expect(next.deck).toBe(state.deck)
    expect(next.hands.birch).not.toBe(state.hands.birch)
  })

  test('freezes nothing of a state that is not its own, and shares nothing with it', () => {
    const state = lanterns.setup({ seed: 1 })
    const action = lanterns.legalActions(state)[0] ?? { type: 'take' }
    const next = lanterns.apply(state, action)
    expect(
      [state, ...Object.values(state)].filter((part) => Object.isFrozen(part) && typeof part === 'object'),
    ).toEqual([])
    const before = JSON.stringify(next)
    lanterns.step(state, action)
    state.deck.pop()
    expect(JSON.stringify(next)).toBe(before)
  })

  test('returns frozen states, even if another part of the program changes its own Immer', () => {
    setAutoFreeze(false)
    const state = lanterns.setup({ seed: 1 })
    const next = lanterns.apply(state, lanterns.legalActions(state)[0] ?? { type: 'take' })
    setAutoFreeze(true)
    expect(Object.isFrozen(next) && Object.isFrozen(next.hands) && Object.isFrozen(next.hands.ash)).toBe(true)
    const action = lanterns.legalActions(next)[0] ?? { type: 'take' }
    expect(() => lanterns.step(next, action)).toThrow(
      'lanterns: step changes a state in place, and this one is frozen, as apply gives it. Clone it first.',
    )
    expect(() => lanterns.step(next, action)).toThrow(expect.objectContaining({ code: 'FROZEN_STATE' }))
    lanterns.step(lanterns.clone(next), action)
  })

  test('throws at an illegal action, with the refusal and a code that outlives copies of the class', () => {
    let caught: unknown
    try {
      connectFour.apply(full, { type: 'drop', column: 1 })
    } catch (error) {
      caught = error
    }
    expect(caught).toBeInstanceOf(IllegalActionError)
    expect(caught).toMatchObject({
      name: 'IllegalActionError',
      code: 'ILLEGAL_ACTION',
      message: 'Column 1 is full.',
      refusal: { code: 'column-full', message: 'Column 1 is full.' },
    })
  })

  test('names the rule in its message where the refusal names one', () => {
    const strict = defineGame({
      ...lanternRules,
      refusal: () => ({ code: 'never', message: 'Never.', rule: 'LA-01' }),
    })
    expect(() => strict.apply(strict.setup({ seed: 1 }), { type: 'take' })).toThrow('Never. (LA-01)')
  })
})

describe('tryApply', () => {
  test('answers with the refusal and leaves the state alone', () => {
    const before = JSON.stringify(full)
    expect(connectFour.tryApply(full, { type: 'drop', column: 1 })).toEqual({
      ok: false,
      refusal: { code: 'column-full', message: 'Column 1 is full.' },
    })
    expect(JSON.stringify(full)).toBe(before)
  })

  test('answers with the state that apply gives, and with what happened', () => {
    const state = lanterns.setup({ seed: 1 })
    const card = state.hands.ash[0] ?? 0
    const result = lanterns.tryApply(state, { type: 'wager', card })
    expect(result).toEqual({
      ok: true,
      state: lanterns.apply(state, { type: 'wager', card }),
      events: [{ type: 'wagered', seat: 'ash', card }],
    })
  })

  test('keeps events whole that hold a part of the state they came from', () => {
    const careless = defineGame({
      ...lanternRules,
      step(state, action, emit?: (event: { hands: number[] }) => void) {
        lanternRules.step(state, action)
        emit?.({ hands: state.hands.ash })
      },
      redact: (event: { hands: number[] }) => event,
    })
    const state = careless.setup({ seed: 1 })
    const [first = 0, ...rest] = state.hands.ash
    const result = careless.tryApply(state, { type: 'wager', card: first })
    expect(result.ok && result.events).toEqual([{ hands: rest }])
  })
})

test("what step returns is nobody's business, and never the new state", () => {
  const returning = defineGame({
    ...lanternRules,
    step: (state, action) => {
      lanternRules.step(state, action)
      return { ...state, deck: [] }
    },
  })
  const state = returning.setup({ seed: 1 })
  const action = lanterns.legalActions(state)[0] ?? { type: 'take' }
  expect(returning.apply(state, action)).toEqual(lanterns.apply(state, action))
  expect(returning.tryApply(state, action)).toMatchObject({ ok: true, state: lanterns.apply(state, action) })
})

describe('a game made of another game', () => {
  const { players, ...few } = lanternRules
  const variant = defineGame({
    ...defineGame(few),
    id: 'variant',
    seats: ['ash', 'birch'] as const,
    legalActions: () => [{ type: 'take' }],
  })
  const state = variant.setup({ seed: 1 })

  test('refuses actions that its own list leaves out', () => {
    expect(variant.refusal(state, { type: 'take' })).toBeNull()
    expect(variant.tryApply(state, { type: 'wager' })).toMatchObject({
      ok: false,
      refusal: { message: 'This is not one of the 1 legal actions of ash.' },
    })
  })

  test('and has its own seats', () => {
    expect(variant.players(state)).toEqual(['ash', 'birch'])
  })

  test('keeps the functions of the other author', () => {
    const other = defineGame({ ...connectFour, id: 'other' })
    expect(other.refusal(full, { type: 'drop', column: 1 })).toEqual({
      code: 'column-full',
      message: 'Column 1 is full.',
    })
    const quiet = defineGame({ ...lanterns, redact: () => null })
    expect(defineGame({ ...quiet, id: 'other' }).redact({ type: 'shuffled' }, 'ash')).toBeNull()
  })
})

describe('defaults for what the author leaves out', () => {
  const { players, redact, ...few } = lanternRules
  const game = defineGame(few)

  test('all seats take part', () => {
    expect(game.players(game.setup({ seed: 1 }))).toEqual(['ash', 'birch', 'cedar'])
  })

  test('everybody sees every event', () => {
    const event = { type: 'looked', seat: 'ash', card: 3 } as const
    expect(game.redact(event, 'spectator')).toBe(event)
  })

  test('a function that is there and undefined is left out too', () => {
    const without = { ...few, players: undefined, redact: undefined, refusal: undefined }
    const same: typeof game = Reflect.apply(defineGame, undefined, [without])
    const state = same.setup({ seed: 1 })
    expect(same.players(state)).toEqual(['ash', 'birch', 'cedar'])
    expect(same.redact({ type: 'shuffled' }, 'ash')).toEqual({ type: 'shuffled' })
    expect(same.tryApply(state, { type: 'take' })).toMatchObject({ ok: false, refusal: { code: 'not-legal' } })
  })

  test('an action is refused if it is not listed, and once the game is over', () => {
    const state = game.setup({ seed: 1 })
    expect(game.refusal(state, { type: 'take' })).toEqual({
      code: 'not-legal',
      message: 'This is not one of the 3 legal actions of ash.',
    })
    state.agenda = []
    expect(game.refusal(state, { type: 'take' })).toEqual({ code: 'game-over', message: 'The game is over.' })
  })

  const anything = fc.oneof(
    fc.record({ type: fc.constantFrom('wager', 'take', 'drop'), card: fc.integer({ min: 0, max: 13 }) }),
    fc.record({ type: fc.constant('wager'), card: fc.anything() }),
    fc.anything(),
  )

  property.prop([fc.nat(), anything])('exactly the unlisted actions are refused', (seed, action) => {
    const state = game.setup({ seed })
    const listed = game.legalActions(state).some((legal) => JSON.stringify(legal) === JSON.stringify(action))
    expect(Reflect.apply(game.refusal, game, [state, action]) === null).toBe(listed)
  })
})

describe('defineGame reports the mistakes of an author', () => {
  test.each([
    [{ id: '' }, 'defineGame: the rules need id, a text.'],
    [{ version: '' }, 'defineGame: the rules need version, a text.'],
    [{ seats: [] }, "defineGame: lanterns needs at least one seat, each named once and none 'spectator'."],
    [{ seats: ['ash', 'ash'] as const }, 'each named once'],
  ])('%j', (wrong, message) => {
    expect(() => defineGame({ ...lanternRules, ...wrong })).toThrow(message)
  })

  test.each([[['ash', 'spectator']], [['ash', '']], [undefined], [null], ['ash']])('seats: %j', (seats) => {
    expect(() => Reflect.apply(defineGame, undefined, [{ ...lanternRules, seats }])).toThrow(
      "defineGame: lanterns needs at least one seat, each named once and none 'spectator'.",
    )
  })

  test('a function that is missing, or that only a class has', () => {
    const { clone, ...missing } = lanternRules
    expect(() => Reflect.apply(defineGame, undefined, [missing])).toThrow(
      'defineGame: the rules of lanterns need clone, a function of the object itself.',
    )
  })
})

test('without a listener no event is even made', () => {
  const silent = vi.fn()
  const game = defineGame({
    ...lanternRules,
    step(state, action, emit?: (event: { type: string }) => void) {
      lanternRules.step(state, action)
      emit?.({
        get type() {
          silent()
          return 'costly'
        },
      })
    },
    redact: (event: { type: string }) => event,
  })
  const state = game.setup({ seed: 1 })
  game.apply(state, game.legalActions(state)[0] ?? { type: 'take' })
  expect(silent).not.toHaveBeenCalled()
  game.tryApply(state, game.legalActions(state)[0] ?? { type: 'take' })
  expect(silent).toHaveBeenCalled()
})
