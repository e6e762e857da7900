import { expect, test } from 'vitest'
import { isEqual } from '../../src/search/equal'

test.each([
  [{ type: 'move', from: 1 }, { from: 1, type: 'move' }, true],
  [{ type: 'move' }, { type: 'move', from: 1 }, false],
  [{ type: 'move', from: 1 }, { type: 'move' }, false],
  [{ type: 'move', from: 1 }, { type: 'move', to: 1 }, false],
  [{ type: 'move', from: { at: [1, 2] } }, { type: 'move', from: { at: [1, 2] } }, true],
  [{ type: 'move', from: { at: [1, 2] } }, { type: 'move', from: { at: [1, 3] } }, false],
  [{ type: 'move', from: null }, { type: 'move', from: {} }, false],
  ['move', 'move', true],
  [[1, 2], [1, 2, 3], false],
])('%j and %j are the same action: %s', (one, other, same) => {
  expect([isEqual(one, other), isEqual(other, one)]).toEqual([same, same])
})
