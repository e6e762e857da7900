import { turnOrder } from 'totemforge/toolkit'
import { expect, test } from 'vitest'

test('the seats play from the first one on', () => {
  const seats = ['ann', 'bob', 'cleo']
  expect(turnOrder(seats, 'ann')).toEqual(['ann', 'bob', 'cleo'])
  expect(turnOrder(seats, 'bob')).toEqual(['bob', 'cleo', 'ann'])
  expect(turnOrder(seats, 'cleo')).toEqual(['cleo', 'ann', 'bob'])
  expect(seats).toEqual(['ann', 'bob', 'cleo'])
})

test('a seat from elsewhere cannot begin', () => {
  expect(() => turnOrder(['ann', 'bob'], 'dan')).toThrow('dan is not among 2 seats.')
})
