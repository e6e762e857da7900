import { expect, test } from 'vitest'
import { hirelings, isSeat, seats } from '../../src/root/rules/vocabulary'

test('ROOT-E.3: an owner is a seat or a hireling', () => {
  expect(seats.map(isSeat)).toEqual(seats.map(() => true))
  expect(hirelings.map(isSeat)).toEqual(hirelings.map(() => false))
})
