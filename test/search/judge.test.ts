import { expect, test } from 'vitest'
import { judgeOf } from '../../src/search/judge'

test.each([
  [['a'], ['a', 'b', 'c'], [1, 0, 0]],
  [
    ['a', 'c'],
    ['a', 'b', 'c'],
    [0.5, 0, 0.5],
  ],
  [[], ['a', 'b'], [0.5, 0.5]],
  [[], ['a', 'b', 'c', 'd'], [0.25, 0.25, 0.25, 0.25]],
  [['a'], ['a'], [1]],
  [[], ['a'], [0]],
])('where %j win among %j each gets %j', (winners, players, shares) => {
  expect(judgeOf(() => ({ winners, reason: 'so it is' }), {}, players)(null)).toEqual(shares)
})
