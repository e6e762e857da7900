import {
  type Check,
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
  readAs,
  refusedFor,
  type Shape,
  tableOf,
  text,
  whole,
  word,
} from 'totemforge/toolkit'
import { describe, expect, test } from 'vitest'

const checked =
  <Value>(shape: Shape<Value>): Check<Value> =>
  (value, problems): value is Value =>
    fits(shape, value, problems)

const said = (shape: Shape, input: unknown): string[] => {
  const parsed = readAs(checked(shape), input)
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)
}

const rows: [string, Shape, unknown[], [unknown, string][]][] = [
  [
    'text',
    text,
    ['', 'x'],
    [
      [5, '5 is not a text.'],
      [null, 'null is not a text.'],
      [undefined, 'This is missing.'],
    ],
  ],
  [
    'number',
    number,
    [0, -1.5],
    [
      [Number.NaN, 'NaN is not a number.'],
      ['5', '"5" is not a number.'],
    ],
  ],
  ['flag', flag, [true, false], [[0, '0 is not true or false.']]],
  [
    'whole',
    whole(1, 9),
    [1, 9],
    [
      [0, '0 is not a whole number from 1 to 9.'],
      [1.5, '1.5 is not a whole number from 1 to 9.'],
    ],
  ],
  [
    'one of',
    oneOf('a', 'b'),
    ['a'],
    [
      ['c', '"c" is not "a" or "b".'],
      [() => 1, 'A function is not "a" or "b".'],
    ],
  ],
  [
    'word',
    word('word', /^\S+$/),
    ['x'],
    [
      ['x y', '"x y" is not a word.'],
      [7, '7 is not a word.'],
    ],
  ],
  [
    'list',
    listOf(text, 2),
    [[], ['a', 'b']],
    [
      [{}, 'An object is not a list of up to 2.'],
      [['a', 'b', 'c'], 'A list of 3 items is not a list of up to 2.'],
    ],
  ],
  [
    'pair',
    pairOf(text),
    [['a', 'b']],
    [
      [['a'], 'A list of 1 items is not a list of 2 items.'],
      ['ab', '"ab" is not a list of 2 items.'],
    ],
  ],
  ['nullable', nullable(text), [null, 'x'], [[1, '1 is not a text.']]],
  ['table', tableOf(number), [{}, { a: 1 }], [[[], 'A list of 0 items is not an object.']]],
  [
    'object',
    objectOf({}),
    [{}],
    [
      [[], 'A list of 0 items is not an object.'],
      [new Map(), 'An object is not an object.'],
    ],
  ],
  ['either', either(whole(1), oneOf('all')), [3, 'all'], [[0, '0 is not a whole number from 1 or "all".']]],
]

describe('a shape fits what has it, and says of anything else what it is not', () => {
  test.each(rows)('%s', (_, shape, good, bad) => {
    for (const value of good) expect(said(shape, value)).toEqual([])
    for (const [value, message] of bad) expect(said(shape, value)).toEqual([`: ${message}`])
  })
})

interface Place {
  readonly id: string
  readonly at: readonly [number, number]
  readonly kinds: readonly 'a'[]
  readonly note?: string
}

test('parts are looked at where they are, all of them, and none too many', () => {
  const shape = objectOf<Place>({ id: text, at: pairOf(number), kinds: listOf(oneOf('a')), note: optional(text) })
  expect(said(shape, { id: 'x', at: [1, 2], kinds: [] })).toEqual([])
  expect(said(shape, { id: 'x', at: [1, 2], kinds: [], note: undefined })).toEqual([])
  expect(said(shape, { at: [1, 'b'], kinds: ['a', 'c'], note: 1, extra: 1, ['no word']: 2 }).sort()).toEqual([
    '["no word"]: There is no such key here.',
    'at[1]: "b" is not a number.',
    'extra: There is no such key here.',
    'id: This is missing.',
    'kinds[1]: "c" is not "a".',
    'note: 1 is not a text.',
  ])
  expect(said(tableOf(shape), { one: 5 })).toEqual(['one: 5 is not an object.'])
})

test('inherited keys are not parts of an object', () => {
  expect(said(objectOf<{ toString: string }>({ toString: text }), {})).toEqual(['toString: This is missing.'])
  expect(said(objectOf({}), JSON.parse('{"__proto__":1}'))).toEqual(['__proto__: There is no such key here.'])
})

test('of several forms the one that was meant says what is wrong', () => {
  const spend = objectOf<{ spend: number }>({ spend: whole(1) })
  const burn = objectOf<{ burn: string; count: number }>({ burn: text, count: whole(1) })
  expect(said(either(spend, burn), { burn: 5, count: 1 })).toEqual(['burn: 5 is not a text.'])
  expect(said(either(spend, burn), { spend: 0 })).toEqual(['spend: 0 is not a whole number from 1.'])
  expect(said(either(spend, burn), 7)).toHaveLength(1)
})

test('what is only named is handed over, with its path', () => {
  const seen: unknown[] = []
  const shape = objectOf<{ steps: readonly unknown[] }>({ steps: listOf(named('step')) })
  const problems = collectProblems()
  const good = fits(shape, { steps: [1, 2] }, problems, (name, value, path, report) => {
    seen.push([name, value, path])
    if (value === 2) report(path, 'Not this one.')
  })
  expect(seen).toEqual([
    ['step', 1, 'steps[0]'],
    ['step', 2, 'steps[1]'],
  ])
  expect([good, problems.found]).toEqual([false, [{ path: 'steps[1]', message: 'Not this one.' }]])
})

test('a long list of wrong things leaves 100 problems', () => {
  expect(said(listOf(text), Array(50_000).fill(1))).toHaveLength(100)
})

test('what was read is a copy, and what cannot be read is a problem', () => {
  const input = { a: 1 }
  const parsed = readAs(checked(tableOf(number)), input)
  expect(parsed).toEqual({ ok: true, value: { a: 1 } })
  expect(parsed.ok && parsed.value !== input).toBe(true)
  const hostile = new Proxy({}, { ownKeys: () => ['a', 'a'] })
  expect(readAs(checked(tableOf(number)), hostile).ok).toBe(false)
})

test('a door that throws has a code, the problems, and a sentence of the first ten', () => {
  const problems = Array.from({ length: 12 }, (_, index) => ({ path: index === 0 ? '' : `p${index}`, message: 'No.' }))
  const error = refusedFor('INVALID_MAP', 'It cannot be used', problems)
  expect([error.code, error.problems]).toEqual(['INVALID_MAP', problems])
  expect(error.message).toMatch(/^It cannot be used: No\. p1: No\. .* p9: No\. There are 2 more problems\.$/)
})
