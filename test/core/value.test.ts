import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, same } from '../../src/core/value'

const plain = fc.jsonValue({ maxDepth: 4 })

describe('same', () => {
  property.prop([plain])('a copy is the same, whatever it holds', (value) => {
    expect(same(value, copy(value))).toBe(true)
    expect(copy(value)).toEqual(value)
  })

  property.prop([plain, plain])(
    'two values are the same exactly when a deep comparison finds them so',
    (one, other) => {
      let equal = true
      try {
        expect(one).toStrictEqual(other)
      } catch {
        equal = false
      }
      expect(same(one, other)).toBe(equal || (one === 0 && other === 0))
    },
  )

  test.each([
    [null, undefined],
    [null, {}],
    [[], {}],
    [0, false],
    ['1', 1],
    [{ a: undefined }, {}],
    [{ a: 1 }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ toString: 1 }, { valueOf: 1 }],
  ])('%j and %j differ', (one, other) => {
    expect(same(one, other)).toBe(false)
    expect(same(other, one)).toBe(false)
  })
})

test('a copy shares nothing with what it was made of', () => {
  const value = { list: [{ deep: 1 }] }
  const copied = copy(value)
  expect(copied.list).not.toBe(value.list)
  expect(copied.list[0]).not.toBe(value.list[0])
})
