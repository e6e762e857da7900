import { describe, expect, test } from 'vitest'
import {
  checkShape,
  flag,
  listOf,
  nullable,
  objectOf,
  oneOf,
  optional,
  type Shape,
  tableOf,
  taggedBy,
  text,
  whole,
} from '../../src/toolkit'

function wrong(shape: Shape, value: unknown): string[] {
  const found: string[] = []
  checkShape(shape, value, '', (path, message) => void found.push(`${path}: ${message}`))
  return found
}

type Suit = 'fox' | 'owl'
interface Hand {
  readonly suit: Suit
  readonly kept: readonly Suit[] | null
  cards: string[]
  open?: boolean
}

test('a shape allows every value of its type, or it does not compile', () => {
  const hand: Shape<Hand> = objectOf<Hand>({
    suit: oneOf('fox', 'owl'),
    kept: nullable(listOf(oneOf('fox', 'owl'))),
    // A text may be fewer than all texts.
    cards: listOf(oneOf('ace', 'king')),
    open: optional(flag),
  })
  // @ts-expect-error: an owl is missing.
  const suit: Shape<Suit> = oneOf('fox')
  // @ts-expect-error: an owl in a list is missing.
  const list: Shape<readonly Suit[]> = listOf(oneOf('fox'))
  // @ts-expect-error: nothing is missing.
  const none: Shape<Suit | null> = oneOf('fox', 'owl')
  // @ts-expect-error: an owl in an object is missing.
  const inside: Shape<{ readonly of: Suit }> = objectOf({ of: oneOf('fox') })
  // @ts-expect-error: a field is missing.
  const field: Shape<Pick<Hand, 'suit' | 'cards'>> = objectOf<Pick<Hand, 'suit' | 'cards'>>({ suit })
  expect([suit, list, none, inside, field]).toHaveLength(5)
  expect(wrong(hand, { suit: 'owl', kept: ['fox'], cards: ['ace'] })).toEqual([])
})

test('a list may have a least length', () => {
  const winners = listOf(text, 3, 1)
  expect(wrong(winners, ['ann'])).toEqual([])
  expect(wrong(winners, [])).toEqual([': A list of 0 items is not a list of 1 to 3.'])
  expect(wrong(listOf(text, undefined, 2), ['ann'])).toEqual([': A list of 1 items is not a list of 2 or more.'])
})

test('the keys of a table may have a form', () => {
  const found = tableOf(whole(), /^c\d$/)
  expect(wrong(found, { c1: 2 })).toEqual([])
  expect(wrong(found, { c1: 2, d: 1, c2: 'x' })).toEqual([
    'd: This key does not have the form of an id.',
    'c2: "x" is not a whole number from 0.',
  ])
})

describe('an object of one of several kinds', () => {
  type Spot =
    | { readonly kind: 'wood'; readonly trees: number }
    | { readonly kind: 'lake' | 'pond'; readonly deep?: true }
  const spot: Shape<Spot> = taggedBy<Spot, 'kind'>('kind', {
    wood: { trees: whole() },
    lake: { deep: optional(oneOfTrue()) },
    pond: { deep: optional(oneOfTrue()) },
  })

  test('has the parts of its kind', () => {
    expect(wrong(spot, { kind: 'wood', trees: 3 })).toEqual([])
    expect(wrong(spot, { kind: 'pond', deep: true })).toEqual([])
    expect(wrong(spot, { kind: 'lake', trees: 3 })).toEqual(['trees: There is no such key here.'])
    expect(wrong(spot, { kind: 'wood' })).toEqual(['trees: This is missing.'])
  })

  test('names its kind', () => {
    expect(wrong(spot, {})).toEqual(['kind: This is missing.'])
    expect(wrong(spot, { kind: 'toString' })).toEqual(['kind: "toString" is not one of wood, lake, pond.'])
    expect(wrong(spot, 'wood')).toEqual([': "wood" is not an object.'])
  })

  test('does not compile without one of them', () => {
    // @ts-expect-error: the pond is missing.
    expect(taggedBy<Spot, 'kind'>('kind', { wood: { trees: whole() }, lake: {} }).form).toBe('tagged')
  })

  /** Only `true`, as its form says less. */
  function oneOfTrue(): Shape<true> {
    return { form: 'flag' }
  }
})
