import { describe, expect, test } from 'vitest'
import { add, either, neighboursOf, objectOf, refusedFor, type Shape, whole } from '../../src/toolkit'
import { checkShape } from '../../src/toolkit/fits'

test('what lies beside a place is in ascending order, however the pairs come', () => {
  const pairs: [number, number][] = [
    [3, 0],
    [0, 2],
    [1, 0],
    [2, 3],
    [3, 1],
  ]
  expect(neighboursOf(4, pairs)).toEqual([
    [1, 2, 3],
    [0, 3],
    [0, 3],
    [0, 1, 2],
  ])
})

test('places are ordered as numbers, not as texts', () => {
  const pairs = [10, 9, 2, 11].map((place): [number, number] => [0, place])
  expect(neighboursOf(12, pairs)[0]).toEqual([2, 9, 10, 11])
})

test('the missing number appears as a count', () => {
  expect(() => add([2], 0, -3)).toThrow('3 cannot be taken from 2.')
  expect(() => add([2], 1, 1)).toThrow('There is no place 1 in a list of 1.')
})

describe('a refusal', () => {
  const problems = (count: number) => Array.from({ length: count }, (_, index) => ({ path: '', message: `${index}.` }))
  const told = (count: number): string => refusedFor('X', 'No', problems(count)).message

  test('tells ten problems, and how many there are besides', () => {
    expect(told(10)).toBe('No: 0. 1. 2. 3. 4. 5. 6. 7. 8. 9.')
    expect(told(12)).toBe('No: 0. 1. 2. 3. 4. 5. 6. 7. 8. 9. There are 2 more problems.')
  })
})

test('of two shapes that fit equally badly the first is reported', () => {
  const told: string[] = []
  const shape: Shape = either(objectOf<{ a: number }>({ a: whole(1) }), objectOf<{ a: number }>({ a: whole(5) }))
  checkShape(shape, { a: 0 }, '', (path, message) => void told.push(`${path}: ${message}`))
  expect(told).toEqual(['a: 0 is not a whole number from 1.'])
})
