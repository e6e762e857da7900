import { collectProblems, plain, usualLimits } from 'totemforge/toolkit'
import { expect, test } from 'vitest'

function read(input: unknown, limits = usualLimits): { value: unknown; messages: string[] } {
  const problems = collectProblems()
  const value = plain(input, problems, limits)
  return { value, messages: problems.found.map(({ message }) => message) }
}

test('a copy of plain data shares nothing with it, and undefined counts as left out', () => {
  const inner = { b: [1, null, 'x'] }
  const { value, messages } = read({ a: inner, left: undefined })
  expect(messages).toEqual([])
  expect(value).toStrictEqual({ a: { b: [1, null, 'x'] } })
  inner.b.push('y')
  expect(value).toStrictEqual({ a: { b: [1, null, 'x'] } })
})

test('a getter is read once, and what it said is what stands there', () => {
  let count = 0
  const changing = {
    get id() {
      count++
      return count === 1 ? 'F1' : '__proto__'
    },
  }
  const { value } = read(changing)
  expect([count, JSON.stringify(value), JSON.stringify(value)]).toEqual([1, '{"id":"F1"}', '{"id":"F1"}'])
})

test('a proxy is read once for every key that it names', () => {
  const asked: PropertyKey[] = []
  const proxy = new Proxy(
    { a: 1, b: 2 },
    {
      get(target, key) {
        asked.push(key)
        return Reflect.get(target, key)
      },
    },
  )
  expect(read(proxy).value).toStrictEqual({ a: 1, b: 2 })
  expect(asked).toEqual(['a', 'b'])
})

test('a key __proto__ is a key like any other and changes no prototype', () => {
  const { value } = read(JSON.parse('{"__proto__":{"polluted":true},"a":1}'))
  expect(Object.keys(Object(value))).toEqual(['__proto__', 'a'])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
})

test('what is neither a list nor a plain object stays as it is', () => {
  const map = new Map()
  const made = read({ map, text: 'x' })
  expect(made.value).toStrictEqual({ map, text: 'x' })
})

const thrown: [string, unknown, string][] = [
  ['an error', new Error('no'), 'This cannot be read: no'],
  ['a text', 'stop', 'This cannot be read: stop'],
  ['an object without prototype', Object.create(null), 'This cannot be read: it threw a value that cannot be read.'],
  [
    'an error whose message cannot be read',
    Object.defineProperty(new Error(), 'message', {
      get() {
        throw new Error('again')
      },
    }),
    'This cannot be read: it threw a value that cannot be read.',
  ],
]

test.each(thrown)('a getter that throws %s is a problem and nothing more', (_, what, message) => {
  const hostile = {
    get id(): string {
      throw what
    },
  }
  expect(read([hostile])).toEqual({ value: undefined, messages: [message] })
})

test('what is too large, too deep, or refers to itself ends with a problem', () => {
  const loop: unknown[] = []
  loop.push(loop)
  const wide: unknown[] = []
  wide.push(wide, wide)
  const limits = { values: 1000, depth: 20, text: 50 }
  expect(read(Array(1001).fill(1), limits).messages).toEqual(['This cannot be read: It holds more than 1000 values.'])
  expect(read(loop, limits).messages).toEqual(['This cannot be read: Its lists and objects go deeper than 20 levels.'])
  expect(read(wide, limits).messages).toHaveLength(1)
  expect(read({ a: 'x'.repeat(51) }, limits).messages).toEqual([
    'This cannot be read: One of its texts is longer than 50 characters.',
  ])
  expect(read({ ['x'.repeat(51)]: 1 }, limits).messages).toHaveLength(1)
  const holes: unknown[] = []
  holes.length = 2 ** 32 - 1
  expect(read(holes).messages).toEqual(['This cannot be read: It holds more than 100000 values.'])
})
