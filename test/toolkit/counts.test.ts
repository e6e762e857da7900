import { add, entry, item, many, sum, zeros } from 'totemforge/toolkit'
import { expect, test } from 'vitest'

test('counts have the plural if needed', () => {
  expect([0, 1, 2].map((count) => many(count, 'Golem'))).toEqual(['0 Golems', '1 Golem', '2 Golems'])
})

test('a list of zeros is counted up and down, and never below zero or beside the list', () => {
  const counts = zeros(3)
  add(counts, 1, 2)
  add(counts, 1, -1)
  expect(counts).toEqual([0, 1, 0])
  expect(sum(counts)).toBe(1)
  expect(() => add(counts, 1, -2)).toThrow('2 cannot be taken from 1.')
  expect(() => add(counts, 3, 1)).toThrow('There is no place 3 in a list of 3.')
  expect(counts).toEqual([0, 1, 0])
})

test('what must be there is there, or it is said that it is not', () => {
  expect(item(['a', 'b'], 1)).toBe('b')
  expect(item([0, null], 0)).toBe(0)
  expect(() => item(['a'], 1)).toThrow('There is no item 1 in a list of 1.')
  expect(() => item(['a'], -1)).toThrow('There is no item -1 in a list of 1.')
  expect(entry({ F1: 0 }, 'F1')).toBe(0)
  expect(() => entry({ F1: 0 }, 'F2')).toThrow('There is no entry "F2".')
})
