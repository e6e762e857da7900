import { fc } from '@fast-check/vitest'
import { distancesFrom, neighboursOf, oneWays, stepsTo, unreached } from 'totemforge/toolkit'
import { describe, expect, test } from 'vitest'

/** A path of four places, and a fifth apart. */
const path = neighboursOf(5, [
  [1, 0],
  [2, 1],
  [2, 3],
])

const graphs = fc.integer({ min: 1, max: 12 }).chain((count) => {
  const place = fc.integer({ min: 0, max: count - 1 })
  return fc.record({
    ways: fc.array(fc.tuple(place, place), { maxLength: 20 }).map((pairs) => neighboursOf(count, pairs)),
    from: place,
    to: place,
  })
})

describe('neighbours', () => {
  test('a pair holds in both directions, and lists are in ascending order', () => {
    expect(path).toEqual([[1], [0, 2], [1, 3], [2], []])
    expect(oneWays(path)).toEqual([])
  })

  test('a table with one-way pairs gives these pairs', () => {
    expect(oneWays([[1], [0, 2], []])).toEqual([[1, 2]])
  })

  test('a pair of places that do not exist is a mistake', () => {
    expect(() => neighboursOf(2, [[0, 2]])).toThrow('There is no item 2 in a list of 2.')
  })
})

describe('distances', () => {
  test('are the fewest steps from the nearest start; where no way leads they are infinite', () => {
    expect(distancesFrom(path, [0])).toEqual([0, 1, 2, 3, Number.POSITIVE_INFINITY])
    expect(distancesFrom(path, [0, 3, 3])).toEqual([0, 1, 1, 0, Number.POSITIVE_INFINITY])
    expect(distancesFrom(path, [])).toEqual(Array(5).fill(Number.POSITIVE_INFINITY))
  })

  test('to a wanted place: 0 at a start, infinite if none can be reached', () => {
    expect(stepsTo(path, [1], (place) => place === 1)).toBe(0)
    expect(stepsTo(path, [1], (place) => place === 3)).toBe(2)
    expect(stepsTo(path, [0, 2], (place) => place === 3)).toBe(1)
    expect(stepsTo(path, [0], (place) => place === 4)).toBe(Number.POSITIVE_INFINITY)
  })

  test('are the same in both directions, differ by one step at most between neighbours, and both searches agree', () => {
    fc.assert(
      fc.property(graphs, ({ ways, from, to }) => {
        const steps = distancesFrom(ways, [from])
        expect(steps[to]).toBe(distancesFrom(ways, [to])[from])
        expect(stepsTo(ways, [from], (place) => place === to)).toBe(steps[to])
        for (const [place, beside] of ways.entries())
          for (const next of beside) {
            const [here = 0, there = 0] = [steps[place], steps[next]]
            expect(here === there || Math.abs(here - there) <= 1).toBe(true)
          }
      }),
    )
  })
})

test('a map is connected if every place is reached from the first', () => {
  expect(unreached(path)).toEqual([4])
  expect(unreached([[1], [0]])).toEqual([])
  expect(unreached([])).toEqual([])
})
