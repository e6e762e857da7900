import { spotsWithRoom } from 'totemforge/toolkit'
import { expect, test } from 'vitest'

test('a spot has room until it holds as many as its capacity', () => {
  const capacities = { mill: 1, market: 2, tower: 0 }
  expect(spotsWithRoom(capacities, { mill: [], market: ['ann'], tower: [] })).toEqual(['mill', 'market'])
  expect(spotsWithRoom(capacities, { mill: ['bob'], market: ['ann'], tower: [] })).toEqual(['market'])
  expect(spotsWithRoom(capacities, { mill: ['bob'], market: ['ann', 'ann'], tower: [] })).toEqual([])
})
