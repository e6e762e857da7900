import { fc } from '@fast-check/vitest'
import { placesByScore } from 'totemforge/toolkit'
import { expect, test } from 'vitest'

test('the highest score comes first, and equal scores share a place', () => {
  const scores = { ann: 3, bob: 7, cleo: 3, dan: -1 }
  expect(placesByScore(['ann', 'bob', 'cleo', 'dan'] as const, (seat) => scores[seat])).toEqual([
    ['bob'],
    ['ann', 'cleo'],
    ['dan'],
  ])
  expect(placesByScore([], () => 0)).toEqual([])
})

test('every seat has one place, and no place is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 3 })), (scores) => {
      const seats = [...scores.keys()]
      const places = placesByScore(seats, (seat) => scores[seat] ?? 0)
      expect(places.flat().sort((one, other) => one - other)).toEqual(seats)
      expect(places.filter((place) => place.length === 0)).toEqual([])
      const ordered = places.flat().map((seat) => scores[seat])
      expect(ordered).toEqual([...scores].sort((one, other) => other - one))
    }),
  )
})
