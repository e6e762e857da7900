import { type Forms, pluralsOf } from 'totemforge/toolkit'
import { expect, test } from 'vitest'

const polish = pluralsOf('pl', 'one', 'few', 'many')
const czech = pluralsOf('cs', 'one', 'few', 'other')
const kryształ: Forms<'one' | 'few' | 'many'> = { one: 'kryształ', few: 'kryształy', many: 'kryształów' }
const krystal: Forms<'one' | 'few' | 'other'> = { one: 'krystal', few: 'krystaly', other: 'krystalů' }

test.each([
  [0, 'kryształów', 'krystalů'],
  [1, 'kryształ', 'krystal'],
  [2, 'kryształy', 'krystaly'],
  [5, 'kryształów', 'krystalů'],
  [12, 'kryształów', 'krystalů'],
  [22, 'kryształy', 'krystalů'],
  [25, 'kryształów', 'krystalů'],
])('%i: %s, %s', (count, inPolish, inCzech) => {
  expect([polish(count, kryształ), czech(count, krystal)]).toEqual([inPolish, inCzech])
})

test('a count of a category that is not named takes the last form', () => {
  expect(polish(1.5, kryształ)).toBe('kryształów')
})

test('the compiler asks for each form', () => {
  // @ts-expect-error: few is missing
  expect(polish(5, { one: 'kryształ', many: 'kryształów' })).toBe('kryształów')
})
