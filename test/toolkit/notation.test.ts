import { test as property } from '@fast-check/vitest'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { createNotation, flag, flagOf, nullable, oneOf, optional, type Parts, whole, word } from '../../src/toolkit'

type Action =
  | { readonly type: 'move'; readonly from: string; readonly to: string; readonly totem?: 'full' | 'fading' }
  | { readonly type: 'wager'; readonly card: string | null }
  | { readonly type: 'gain'; readonly count: number }
  | { readonly type: 'face'; readonly up: boolean }
  | { readonly type: 'cross'; readonly ferry?: boolean }
  | { readonly type: 'pass' }

const place = word('place', /^[a-z]\d$/)
const parts: Parts<Action> = {
  move: { from: place, to: place, totem: optional(oneOf('full', 'fading')) },
  wager: { card: nullable(word('card', /^\w+$/)) },
  gain: { count: whole(0, 20) },
  face: { up: flag },
  cross: { ferry: optional(flagOf('path', 'ferry')) },
  pass: {},
}
const { format, parse, isAction } = createNotation<Action>(parts)

const id = fc.stringMatching(/^[a-z]\d{1,3}$/)
const actions = fc.oneof(
  fc.record({ type: fc.constant('move' as const), from: id, to: id }),
  fc.record({
    type: fc.constant('move' as const),
    from: id,
    to: id,
    totem: fc.constantFrom('full' as const, 'fading' as const),
  }),
  fc.record({ type: fc.constant('wager' as const), card: fc.option(id) }),
  fc.record({ type: fc.constant('gain' as const), count: fc.nat(20) }),
  fc.record({ type: fc.constant('face' as const), up: fc.boolean() }),
  fc.record({ type: fc.constant('cross' as const), ferry: fc.boolean() }),
  fc.constant({ type: 'pass' as const }),
)

describe('a notation made of parts', () => {
  test.each<[Action, string]>([
    [{ type: 'move', from: 'a1', to: 'b2' }, 'move a1 b2'],
    [{ type: 'move', from: 'a1', to: 'b2', totem: 'full' }, 'move a1 b2 full'],
    [{ type: 'wager', card: null }, 'wager nothing'],
    [{ type: 'wager', card: 'ace' }, 'wager ace'],
    [{ type: 'gain', count: 3 }, 'gain 3'],
    [{ type: 'face', up: false }, 'face false'],
    [{ type: 'cross', ferry: true }, 'cross ferry'],
    [{ type: 'cross', ferry: false }, 'cross path'],
    [{ type: 'cross' }, 'cross'],
    [{ type: 'pass' }, 'pass'],
  ])('%j is %s, and back', (action, text) => {
    expect(format(action)).toBe(text)
    expect(parse(text)).toEqual(action)
  })

  test('a whole number below 0 is read as it was written', () => {
    type Bid = { readonly type: 'bid'; readonly count: number }
    const bids = createNotation<Bid>({ bid: { count: whole(-20, 20) } })
    for (const count of [-20, -1, 0, 20])
      expect(bids.parse(bids.format({ type: 'bid', count }))).toEqual({ type: 'bid', count })
    for (const text of ['bid -0', 'bid --1', 'bid -01', 'bid -21'])
      expect(() => bids.parse(text)).toThrow('does not have the form')
  })

  property.prop([actions])('what is written is read the same', (action) => {
    expect(isAction(action)).toBe(true)
    expect(parse(format(action))).toEqual(action)
  })

  property.prop([fc.string()])('anything else is refused in a sentence', (text) => {
    try {
      expect(isAction(parse(text))).toBe(true)
    } catch (error) {
      expect(String(error)).toMatch(
        /^Error: ".*" does not (begin with a type of action|have the form ".+"( with .+)?)\.$/s,
      )
    }
  })

  test.each([
    'move a1',
    'move a1 b2 half',
    'move a1 b2 full more',
    'gain',
    'gain 21',
    'gain 03',
    'gain -1',
    'pass now',
    'wager',
    'face up',
  ])('"%s" is refused', (text) => {
    expect(() => parse(text)).toThrow('does not have the form')
  })

  test('the sentence shows the form', () => {
    expect(() => parse('move a1')).toThrow('"move a1" does not have the form "move from to full|fading".')
    expect(() => parse('move '.repeat(200_000))).toThrow(/^.{50,150}$/)
    expect(() => parse('fly')).toThrow('"fly" does not begin with a type of action.')
  })

  test('an error names the bounds of numbers', () => {
    expect(() => parse('gain 21')).toThrow('"gain 21" does not have the form "gain count" with count from 0 to 20.')
  })

  test('a choice or a flag that is not one word is refused', () => {
    type Show = { readonly type: 'show'; readonly what: 'red card' | 'joker' | null }
    expect(() => createNotation<Show>({ show: { what: nullable(oneOf('red card', 'joker')) } })).toThrow(
      '"red card" cannot be a part of an action: it is not one word.',
    )
    type Stop = { readonly type: 'stop'; readonly now: boolean }
    expect(() => createNotation<Stop>({ stop: { now: flagOf('', 'now') } })).toThrow('it is not one word')
  })

  test('a part too many, a part missing and a part of another kind are no action', () => {
    expect(isAction({ type: 'pass', why: 1 })).toBe(false)
    expect(isAction({ type: 'gain' })).toBe(false)
    expect(isAction({ type: 'gain', count: '1' })).toBe(false)
    expect(isAction({ type: 'move', from: 'a1', to: 'b 2' })).toBe(false)
    expect(isAction(null)).toBe(false)
  })

  test('the compiler asks for every kind and every part of it', () => {
    expectTypeOf<Parts<Action>>().toHaveProperty('pass')
    // @ts-expect-error: the part `to` is missing.
    const without: Parts<Action>['move'] = { from: place, totem: optional(oneOf('full', 'fading')) }
    // @ts-expect-error: what may be left out must say so.
    const needed: Parts<Action>['move'] = { from: place, to: place, totem: oneOf('full', 'fading') }
    expect([without, needed]).toHaveLength(2)
  })
})

test('types of action that share their fields can be written as one', () => {
  type Merged = { readonly type: 'take' | 'drop'; readonly card: 'ace' | 'king' } | { readonly type: 'pass' }
  const card = oneOf('ace', 'king')
  const merged = createNotation<Merged>({ take: { card }, drop: { card }, pass: {} })
  expect(merged.format({ type: 'drop', card: 'king' })).toBe('drop king')
  expect(merged.parse('take ace')).toEqual({ type: 'take', card: 'ace' })
  // @ts-expect-error taking names a card
  expectTypeOf({ take: {}, drop: { card }, pass: {} }).toExtend<Parts<Merged>>()
})
