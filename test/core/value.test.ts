import { runInNewContext } from 'node:vm'
import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, plain as read, same } from '../../src/core/value'

const plain = fc.jsonValue({ maxDepth: 4 })

describe('same', () => {
  property.prop([plain])('a copy is the same, for any content', (value) => {
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
    [new Array(2), [1, 2]],
    [
      [1, new Array(1)],
      [1, [2]],
    ],
    [new Set([1]), new Set([2])],
    [new Map([[1, 2]]), {}],
    [new Date(1), new Date(2)],
    [new (class Bag {})(), {}],
  ])('%j and %j differ', (one, other) => {
    expect(same(one, other)).toBe(false)
    expect(same(other, one)).toBe(false)
  })
})

test('a copy shares nothing with the original', () => {
  const value = { list: [{ deep: 1 }] }
  const copied = copy(value)
  expect(copied.list).not.toBe(value.list)
  expect(copied.list[0]).not.toBe(value.list[0])
})

test('a copy keeps a key that objects have a meaning for', () => {
  const value = JSON.parse('{"__proto__":{"deep":1}}')
  expect(JSON.stringify(copy(value))).toBe('{"__proto__":{"deep":1}}')
  expect(copy(value).deep).toBeUndefined()
})

test('objects of another realm, and objects without a prototype, are as good as our own', () => {
  const foreign: object = runInNewContext('({ list: [{ deep: 1 }] })')
  expect(same(foreign, { list: [{ deep: 1 }] })).toBe(true)
  expect(copy(foreign)).not.toBe(foreign)
  expect(same(Object.assign(Object.create(null), { deep: 1 }), { deep: 1 })).toBe(true)
})

test('an instance of a class is not plain data: it equals only itself, and copies keep it', () => {
  const bag = new Set([1])
  expect(same({ bag }, { bag })).toBe(true)
  expect(copy({ bag }).bag).toBe(bag)
})

test('plain data has up to 100,000 parts', () => {
  const list = Array.from({ length: 100_000 }, () => 1)
  expect(read(list)).toHaveLength(100_000)
  expect(() => read([...list, 1])).toThrow('This has more than 100000 parts.')
})
