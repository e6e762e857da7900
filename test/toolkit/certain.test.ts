import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { entry, item } from '../../src/toolkit'

property.prop([fc.array(fc.string(), { minLength: 1 }), fc.nat()])(
  'an item of a list is the one at its index',
  (list, any) => {
    const index = any % list.length
    expect(item(list, index)).toBe(list[index])
  },
)

property.prop([fc.array(fc.string()), fc.integer({ min: -3, max: 3 })])(
  'an index outside a list is an error',
  (list, off) => {
    const index = off < 0 ? off : list.length + off
    expect(() => item(list, index)).toThrow(`There is no item ${index} in a list of ${list.length}.`)
  },
)

test('what counts as nothing elsewhere is an item and an entry all the same', () => {
  expect([item([0], 0), item([''], 0), item([null], 0), item([false], 0)]).toEqual([0, '', null, false])
  expect([entry({ a: 0 }, 'a'), entry({ a: '' }, 'a'), entry({ a: null }, 'a')]).toEqual([0, '', null])
})

test('an entry that a table does not have is an error', () => {
  expect(entry({ F3: 2 }, 'F3')).toBe(2)
  expect(() => entry({ F3: 2 }, 'F"4')).toThrow(new RangeError('There is no entry "F\\"4".'))
})
