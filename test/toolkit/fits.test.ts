import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CheckNamed,
  checkFields,
  checkShape,
  collectProblems,
  either,
  fits,
  flag,
  listOf,
  named,
  nullable,
  number,
  objectOf,
  oneOf,
  optional,
  pairOf,
  type Shape,
  tableOf,
  text,
  whole,
  word,
} from '../../src/toolkit'

/** What does not fit, a line each. */
function wrong(
  shape: Shape,
  value: unknown,
  checkNamed?: (name: string, value: unknown, path: string) => void,
): string[] {
  const told: string[] = []
  checkShape(shape, value, '', (path, message) => void told.push(`${path}: ${message}`), checkNamed)
  return told
}

interface Move {
  readonly at: string
  readonly count?: number
}
const move = objectOf<Move>({ at: word('place', /^\w+$/), count: optional(whole(1, 3)) })

describe('a shape and what is held against it', () => {
  test.each<[string, Shape, unknown[], [unknown, string][]]>([
    [
      'a flag',
      flag,
      [true, false],
      [
        [0, '0 is not true or false.'],
        [null, 'null is not true or false.'],
      ],
    ],
    [
      'a whole number',
      whole(2, 5),
      [2, 5],
      [
        [1, '1 is not a whole number from 2 to 5.'],
        [6, '6 is not a whole number from 2 to 5.'],
        [2.5, '2.5 is not a whole number from 2 to 5.'],
        ['3', '"3" is not a whole number from 2 to 5.'],
      ],
    ],
    [
      'one without an end',
      whole(1),
      [1, Number.MAX_SAFE_INTEGER],
      [
        [0, '0 is not a whole number from 1.'],
        [Number.MAX_SAFE_INTEGER + 1, '9007199254740992 is not a whole number from 1.'],
      ],
    ],
    ['one from nothing', whole(), [0], [[-1, '-1 is not a whole number from 0.']]],
    [
      'a number',
      number,
      [0, -1.5, 1e300],
      [
        [Number.NaN, 'NaN is not a number.'],
        [Number.POSITIVE_INFINITY, 'Infinity is not a number.'],
        ['1', '"1" is not a number.'],
      ],
    ],
    ['a text', text, ['', 'a b'], [[1, '1 is not a text.']]],
    [
      'a word',
      word('place', /^F\d+$/),
      ['F3'],
      [
        ['x', '"x" is not a place.'],
        [3, '3 is not a place.'],
      ],
    ],
    [
      'a choice',
      oneOf<string | number>('fox', 2),
      ['fox', 2],
      [
        ['2', '"2" is not "fox" or 2.'],
        ['owl', '"owl" is not "fox" or 2.'],
      ],
    ],
    [
      'a list',
      listOf(whole(), 2),
      [[], [1], [1, 2]],
      [
        [[1, 2, 3], 'A list of 3 items is not a list of up to 2.'],
        ['12', '"12" is not a list of up to 2.'],
      ],
    ],
    ['a list without an end', listOf(whole()), [[], [1, 2, 3, 4]], [[{}, 'An object is not a list.']]],
    [
      'a pair',
      pairOf(whole()),
      [[1, 2]],
      [
        [[1], 'A list of 1 items is not a list of 2 items.'],
        [[1, 2, 3], 'A list of 3 items is not a list of 2 items.'],
        ['12', '"12" is not a list of 2 items.'],
      ],
    ],
    [
      'a table',
      tableOf(whole()),
      [{}, { a: 1 }],
      [
        [[], 'A list of 0 items is not an object.'],
        [null, 'null is not an object.'],
      ],
    ],
    ['a thing or null', nullable(whole()), [null, 1], [['', '"" is not a whole number from 0.']]],
    [
      'an object',
      move,
      [{ at: 'x' }, { at: 'x', count: 3 }],
      [
        [[], 'A list of 0 items is not an object.'],
        [new Map(), 'An object is not an object.'],
      ],
    ],
    [
      'one of several',
      either(whole(), oneOf('all')),
      [3, 'all'],
      [[true, 'true is not a whole number from 0 or "all".']],
    ],
    [
      'one of several objects',
      either(move, flag),
      [true, { at: 'x' }],
      [[7, '7 is not an object with at, count or true or false.']],
    ],
  ])('%s', (_, shape, good, bad) => {
    for (const value of good) expect(wrong(shape, value)).toEqual([])
    for (const [value, message] of bad) expect(wrong(shape, value)).toEqual([`: ${message}`])
    expect(wrong(shape, undefined)).toEqual([': This is missing.'])
  })

  test('a nested problem has its path', () => {
    expect(wrong(listOf(whole()), [1, 'a', -1])).toEqual([
      '[1]: "a" is not a whole number from 0.',
      '[2]: -1 is not a whole number from 0.',
    ])
    expect(wrong(pairOf(whole()), [1, 'a'])).toEqual(['[1]: "a" is not a whole number from 0.'])
    expect(wrong(tableOf(whole()), { a: 1, b: 'x', 'c d': 'y' })).toEqual([
      'b: "x" is not a whole number from 0.',
      '["c d"]: "y" is not a whole number from 0.',
    ])
    expect(wrong(nullable(listOf(flag)), [1])).toEqual(['[0]: 1 is not true or false.'])
    expect(wrong(objectOf<{ move: Move }>({ move }), { move: { at: 'a b', count: 0 } })).toEqual([
      'move.at: "a b" is not a place.',
      'move.count: 0 is not a whole number from 1 to 3.',
    ])
  })

  test('of several shapes the most likely one is reported: the one with the fewest problems inside', () => {
    const shape = either(
      objectOf<{ a: number; b: number }>({ a: whole(), b: whole() }),
      objectOf<{ a: number }>({ a: whole() }),
    )
    expect(wrong(shape, { a: 1 })).toEqual([])
    expect(wrong(shape, { a: 'x', b: 1 })).toEqual(['a: "x" is not a whole number from 0.'])
    expect(wrong(shape, { a: 'x' })).toEqual(['a: "x" is not a whole number from 0.'])
    expect(wrong(either(flag, listOf(flag)), [1])).toEqual(['[0]: 1 is not true or false.'])
    expect(wrong(either(listOf(flag), flag), [1])).toEqual(['[0]: 1 is not true or false.'])
  })

  test('a shape that has only a name is looked up, and needs a check', () => {
    const asked: unknown[] = []
    const shape = objectOf<{ steps: readonly number[] }>({ steps: listOf(named<number>('step')) })
    expect(wrong(shape, { steps: [5] }, (name, value, path) => void asked.push([name, value, path]))).toEqual([])
    expect(asked).toEqual([['step', 5, 'steps[0]']])
    for (const each of [listOf(named('step')), tableOf(named('step')), nullable(named('step')), pairOf(named('step'))])
      expect(() => wrong(each, each.form === 'table' ? { a: 1 } : [1, 2])).toThrow('The shape step has no check.')
    for (const each of [tableOf(named('step')), pairOf(named('step')), nullable(named('step'))]) {
      asked.length = 0
      expect(wrong(each, each.form === 'table' ? { a: 1 } : [1, 2], (name) => void asked.push(name))).toEqual([])
      expect(asked[0]).toBe('step')
    }
    expect(wrong(named('step'), undefined, () => asked.push('never'))).toEqual([': This is missing.'])
  })
})

describe('the parts of an object', () => {
  const parts = (whole: Record<string, unknown>): string[] => {
    const told: string[] = []
    checkFields(
      { at: text, count: optional(flag), to: nullable(text) },
      whole,
      'steps[0]',
      (path, message) => void told.push(`${path}: ${message}`),
    )
    return told
  }

  test('none is missing, one may be left out, and none is too many', () => {
    expect(parts({ at: 'a', to: null })).toEqual([])
    expect(parts({ at: 'a', to: 'b', count: true })).toEqual([])
    expect(parts({ at: 'a', to: null, count: undefined })).toEqual([])
    expect(parts({ to: null, count: 1, 'x y': 2 })).toEqual([
      'steps[0]["x y"]: There is no such key here.',
      'steps[0].at: This is missing.',
      'steps[0].count: 1 is not true or false.',
    ])
  })

  test('inherited keys are not parts of an object', () => {
    const told: string[] = []
    const report = (path: string, message: string): void => void told.push(`${path}: ${message}`)
    checkFields({ constructor: text, toString: optional(text) }, {}, '', report)
    expect(told).toEqual(['constructor: This is missing.'])
    checkFields({}, { constructor: 1 }, '', report)
    expect(told[1]).toBe('constructor: There is no such key here.')
  })
})

property.prop([fc.array(fc.oneof(fc.integer(), fc.constant('x'))), fc.nat(9)])(
  'a list is reported item by item: a problem for each item that does not fit',
  (list, least) => {
    const bad = list.filter((each) => typeof each === 'string' || each < least)
    expect(wrong(listOf(whole(least)), list)).toHaveLength(bad.length)
    const problems = collectProblems()
    expect(fits(listOf(whole(least)), list, problems)).toBe(bad.length === 0)
    expect(problems.found).toHaveLength(Math.min(100, bad.length))
  },
)

property.prop([fc.anything()])('anything at all is answered, never thrown at', (value) => {
  const shape = either(move, either(listOf(nullable(move), 3), tableOf(pairOf(number))))
  expect(Array.isArray(wrong(shape, value))).toBe(true)
})

test('what is named within one of several forms is checked as well', () => {
  const shape = either(flag, named<string>('step'))
  const found: string[] = []
  const checkNamed: CheckNamed = (_name, value, path, report) => {
    if (value !== 'good') report(path, 'No step.')
  }
  for (const value of [true, 'good', 'bad'])
    checkShape(shape, value, '', (_path, message) => found.push(message), checkNamed)
  expect(found).toEqual(['"bad" is not true or false or a valid value.'])
})
