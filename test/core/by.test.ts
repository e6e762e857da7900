import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { createRandom, defineGame } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { type Action, lanternRules, lanterns, redeal, type Seat, type State } from '../fixtures/lanterns'

const start = lanterns.setup({ seed: 1 })
const notYourTurn = { code: 'not-your-turn', message: 'It is not your turn.' }

describe('who acts', () => {
  test('nobody acts for the seat that decides', () => {
    for (const action of lanterns.legalActions(start)) {
      expect(lanterns.refusal(start, action, 'birch')).toEqual(notYourTurn)
      expect(lanterns.tryApply(start, action, 'cedar')).toEqual({ ok: false, refusal: notYourTurn })
      expect(() => lanterns.apply(start, action, 'birch')).toThrow('It is not your turn.')
      expect(lanterns.apply(start, action, 'ash')).toEqual(lanterns.apply(start, action))
      expect(lanterns.refusal(start, action, 'ash')).toBeNull()
    }
  })

  test.each([undefined, null, 7, 'take', {}, [], { type: 'wager', card: 99 }, { type: 'fly' }, new Map()])(
    'out of turn the answer to %j is the one answer too',
    (action) => {
      expect(Reflect.apply(lanterns.refusal, lanterns, [start, action, 'birch'])).toEqual(notYourTurn)
      expect(Reflect.apply(lanterns.tryApply, lanterns, [start, action, 'birch'])).toMatchObject({ ok: false })
    },
  )

  test.each(['spectator', 'oak', '', 0, 7, null])('%j cannot act', (by) => {
    const [action] = lanterns.legalActions(start)
    expect(Reflect.apply(lanterns.refusal, lanterns, [start, action, by])).toEqual(notYourTurn)
  })

  test('a connection without a seat acts for nobody: naming undefined is not the same as naming none', () => {
    const [action = { type: 'take' as const }] = lanterns.legalActions(start)
    const seatOf = new Map<string, Seat>()
    expect(lanterns.refusal(start, action, seatOf.get('stranger'))).toEqual(notYourTurn)
    expect(lanterns.tryApply(start, action, seatOf.get('stranger'))).toEqual({ ok: false, refusal: notYourTurn })
    expect(() => lanterns.apply(start, action, seatOf.get('stranger'))).toThrow('It is not your turn.')
    expect(lanterns.refusal(start, action)).toBeNull()
  })

  property.prop([fc.nat(), fc.constantFrom<Seat>('birch', 'cedar'), fc.nat({ max: 12 })])(
    'what is asked out of turn tells nothing of what is hidden',
    (seed, by, card) => {
      const state = lanterns.setup({ seed })
      const other = lanterns.clone(state)
      redeal(other, by, createRandom(seed, 'redeal'))
      for (const action of [{ type: 'wager', card }, { type: 'take' }] as const)
        expect(lanterns.refusal(other, action, by)).toEqual(lanterns.refusal(state, action, by))
    },
  )

  test('after the end everybody gets that answer', () => {
    const over = lanterns.clone(start)
    over.agenda = []
    const message = { code: 'game-over', message: 'The game is over.' }
    expect(lanterns.refusal(over, { type: 'take' }, 'birch')).toEqual(message)
    expect(lanterns.refusal(over, { type: 'take' }, 'ash')).toEqual(message)
  })

  test('a game may say that an action belongs to another seat than the one that decides', () => {
    type Move = Action | { type: 'leave'; seat: Seat }
    const leaving = defineGame({
      ...lanternRules,
      legalActions: (state: State): Move[] => lanternRules.legalActions(state),
      actor: (state: State, action: Move) => (action?.type === 'leave' ? action.seat : lanterns.toAct(state)),
      refusal: (state: State, action: Move) =>
        action?.type === 'leave' ? null : Reflect.apply(lanterns.refusal, lanterns, [state, action]),
      step(state: State, action: Move) {
        if (action.type === 'leave') state.agenda = []
        else lanternRules.step(state, action)
      },
      format: () => '',
      parse: (): Move => ({ type: 'take' }),
      redact: () => null,
    })
    const leave = { type: 'leave', seat: 'birch' } as const
    expect(leaving.tryApply(start, leave, 'birch')).toMatchObject({ ok: true })
    expect(leaving.refusal(start, leave, 'ash')).toEqual(notYourTurn)
    expect(leaving.refusal(start, leave)).toBeNull()
    expect(leaving.refusal(start, { type: 'wager', card: start.hands.ash[0] ?? 0 }, 'birch')).toEqual(notYourTurn)
  })
})

describe('who looks', () => {
  test.each(['observer', 'Ash', '', undefined, null, 0, {}, ['ash']])('%j sees nothing', (viewer) => {
    const error = expect.objectContaining({ name: 'TypeError', code: 'UNKNOWN_VIEWER' })
    expect(() => Reflect.apply(lanterns.view, lanterns, [start, viewer])).toThrow(error)
    expect(() => Reflect.apply(lanterns.redact, lanterns, [{ type: 'shuffled' }, viewer])).toThrow(error)
  })

  test('and the error is a plain sentence', () => {
    expect(() => Reflect.apply(lanterns.view, lanterns, [start, 'observer'])).toThrow(
      `"observer" may not look: a viewer of lanterns is one of its seats or 'spectator'.`,
    )
  })

  test('seats and the spectator do, also those of a game made of another', () => {
    const four = defineGame({ ...lanterns, seats: ['ash', 'birch', 'cedar', 'oak'], toAct: lanterns.toAct })
    for (const viewer of [...lanterns.seats, 'spectator'] as const) expect(lanterns.view(start, viewer)).toBeDefined()
    expect(() => four.redact({ type: 'shuffled' }, 'oak')).not.toThrow()
  })
})

describe('values passed as an action', () => {
  const [card = 0] = start.hands.ash

  test('is read once: an action that changes its answer is carried out as it was judged', () => {
    let looks = 0
    const shifty = {
      type: 'wager' as const,
      get card() {
        return looks++ === 0 ? card : 99
      },
    }
    const result = lanterns.tryApply(start, shifty, 'ash')
    expect(result).toMatchObject({ ok: true, state: { wagers: { ash: card } } })
    expect(looks).toBe(1)
    const proxy = new Proxy(
      { type: 'wager' as const, card },
      { get: (_target, key) => (key === 'type' ? 'wager' : looks++) },
    )
    expect(lanterns.tryApply(start, proxy, 'ash')).toMatchObject({ ok: false })
  })

  test.each([
    [
      'of a class',
      new (class Wager {
        readonly type = 'wager'
        get card() {
          return card
        }
      })(),
    ],
    ['with a function in it', { type: 'wager', card: () => card }],
    [
      'that throws when it is read',
      {
        type: 'wager',
        get card() {
          throw new Error('look elsewhere')
        },
      },
    ],
    [
      'that never ends',
      (() => {
        const endless: Record<string, unknown> = { type: 'wager' }
        endless['card'] = endless
        return endless
      })(),
    ],
    ['as deep as a well', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)],
  ])('an action %s is refused', (_what, action) => {
    const result: unknown = Reflect.apply(lanterns.tryApply, lanterns, [start, action, 'ash'])
    expect(result).toEqual({
      ok: false,
      refusal: { code: 'not-readable', message: 'This is no action: it is not made of plain data alone.' },
    })
    expect(() => Reflect.apply(lanterns.apply, lanterns, [start, action])).toThrow('This is no action')
  })

  test('a field that is there and undefined counts as left out', () => {
    const action = Object.assign({ type: 'wager' as const, card }, { comment: undefined })
    expect(lanterns.tryApply(start, action, 'ash')).toMatchObject({ ok: true })
    expect(lanterns.refusal(start, action, 'ash')).toBeNull()
  })
})

describe('values passed as a state', () => {
  const [action = { type: 'take' as const }] = lanterns.legalActions(start)

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'state'],
    ['an empty object', {}],
    ['a view', lanterns.view(start, 'ash')],
    ['the view of another', lanterns.view(start, 'birch')],
    ['a view that was frozen', Object.freeze(lanterns.view(start, 'ash'))],
    ['a state with a part too many', { ...start, more: true }],
  ])('%s is not a state, and a plain sentence says so', (_what, state) => {
    const wrong = expect.objectContaining({
      code: 'NOT_A_STATE',
      message: 'This is not a state of lanterns. States come from setup, apply, clone and determinize, not from view.',
    })
    expect(() => Reflect.apply(lanterns.apply, lanterns, [state, action])).toThrow(wrong)
    expect(() => Reflect.apply(lanterns.tryApply, lanterns, [state, action, 'ash'])).toThrow(wrong)
  })

  test('a rule that fails on a good state is not blamed on the state', () => {
    const frail = defineGame({
      ...lanternRules,
      step() {
        throw new Error('The card slipped.')
      },
    })
    expect(() => frail.apply(start, action)).toThrow(new Error('The card slipped.'))
  })
})
