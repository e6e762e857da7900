import { expect, test } from 'vitest'
import { eventLine, fieldsOf } from '../../src/cli/fields'

test('a position is a line for each field', () => {
  const view = {
    turn: 'ann',
    deck: 14,
    hands: { ann: ['fox', null], bob: [] },
    last: null,
    row: [{ card: 'fox', up: true }, []],
    note: '',
  }
  expect(fieldsOf(view)).toBe(
    [
      'turn   ann',
      'deck   14',
      'hands  ann (fox, -), bob ()',
      'last   -',
      'row    (card fox, up true), ()',
      'note   ""',
    ].join('\n'),
  )
  expect(fieldsOf(['fox', 3])).toBe('fox, 3')
  expect(fieldsOf({})).toBe('')
})

test('an event is its type and its fields in one line', () => {
  expect(eventLine({ type: 'rolled', seat: 'ann', dice: [6, 1] })).toBe('rolled: seat ann, dice (6, 1)')
  expect(eventLine({ type: 'shuffled' })).toBe('shuffled')
  expect(eventLine(['fox', 3])).toBe('fox, 3')
})

test('control characters do not reach the terminal', () => {
  expect(fieldsOf({ note: 'a\u001b[2Jb\nc' })).toBe('note  "a\\u001b[2Jb\\nc"')
})
