import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { kindsOf, namedSchemas, schemaOf } from '../../src/schema/shape'
import {
  checkShape,
  either,
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
  taggedBy,
  text,
  whole,
  word,
} from '../../src/toolkit'

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

interface Move {
  readonly at: string
  readonly count?: number
}
const move = objectOf<Move>({ at: word('place', /^\w+$/), count: optional(whole(1, 3)) })

type Kind = { readonly at: 'F3' } | { readonly at: 'fox'; readonly count: number }

const shapes: [string, Shape][] = [
  ['a flag', flag],
  ['a whole number', whole(2, 5)],
  ['one without an end', whole(1)],
  ['a number', number],
  ['a text', text],
  ['a word', word('place', /^F\d+$/)],
  ['a choice of texts', oneOf('fox', 'owl')],
  ['a choice of one', oneOf('fox')],
  ['a choice of numbers', oneOf(2, 4)],
  ['a mixed choice', oneOf<string | number>('fox', 2)],
  ['a list', listOf(whole(), 2)],
  ['a list without an end', listOf(flag)],
  ['a pair', pairOf(whole())],
  ['a list of some', listOf(whole(), 3, 2)],
  ['a table', tableOf(whole())],
  ['a table with ids', tableOf(whole(), /^[ab]$/)],
  ['one of several kinds', taggedBy<Kind, 'at'>('at', { F3: {}, fox: { count: whole(1, 3) } })],
  ['a thing or null', nullable(whole())],
  ['an object', move],
  ['one of several', either(whole(), either(oneOf('all'), either(move, flag)))],
]

const values: unknown[] = [
  ...[true, false, null, 0, 1, 2, 4, 5, 6, -1, 2.5, 2 ** 53, '', 'F3', 'fox', 'owl', 'all', '2'],
  ...[
    [],
    [1],
    [1, 2],
    [1, 2, 3],
    [true],
    [true, 1],
    {},
    { a: 1 },
    { a: 'x' },
    { at: 'x' },
    { at: 'a b' },
    { count: 1 },
  ],
  ...[
    { at: 'x', count: 3 },
    { at: 'x', count: 4 },
    { at: 'x', more: 1 },
    { at: 'x', count: null },
  ],
]

describe('a schema accepts what fits the shape, and nothing else', () => {
  test.each(shapes)('%s', (_, shape) => {
    const schema = schemaOf(shape)
    for (const value of [...values, Number.NaN, Number.POSITIVE_INFINITY]) {
      let fits = true
      checkShape(shape, value, '', () => {
        fits = false
      })
      expect([value, takes(schema, value)]).toEqual([value, fits])
    }
  })

  property.prop([fc.jsonValue(), fc.constantFrom(...shapes)])('whatever comes', (value, [, shape]) => {
    let fits = true
    checkShape(shape, value, '', () => {
      fits = false
    })
    expect(takes(schemaOf(shape), value)).toBe(fits)
  })

  test('as JSON Schema it says the same bounds', () => {
    expect(z.toJSONSchema(schemaOf(whole(2, 5)))).toMatchObject({ type: 'integer', minimum: 2, maximum: 5 })
    expect(z.toJSONSchema(schemaOf(listOf(text, 4)))).toMatchObject({ type: 'array', maxItems: 4 })
    expect(z.toJSONSchema(schemaOf(listOf(text)))).not.toHaveProperty('maxItems')
    expect(z.toJSONSchema(schemaOf(oneOf('fox', 'owl')))).toMatchObject({ enum: ['fox', 'owl'] })
    expect(z.toJSONSchema(schemaOf(oneOf('fox')))).toMatchObject({ const: 'fox' })
    expect(z.toJSONSchema(schemaOf(move))).toMatchObject({ required: ['at'], additionalProperties: false })
    // One of several that is again one of several is one list.
    const { anyOf } = z.toJSONSchema(schemaOf(either(move, either(listOf(flag), tableOf(text)))))
    expect(anyOf).toMatchObject([{ type: 'object', required: ['at'] }, { type: 'array' }, { type: 'object' }])
  })

  test('a shape that has only a name is looked up in every place', () => {
    const asked: string[] = []
    const step = (name: string): z.ZodType => {
      asked.push(name)
      return z.literal('step')
    }
    const shape = named<'step'>('step')
    for (const [holds, value] of [
      [shape, 'step'],
      [listOf(shape), ['step']],
      [pairOf(shape), ['step', 'step']],
      [tableOf(shape), { a: 'step' }],
      [nullable(shape), 'step'],
      [either(flag, shape), 'step'],
      [objectOf<{ a: 'step' }>({ a: shape }), { a: 'step' }],
      [objectOf<{ a?: 'step' }>({ a: optional(shape) }), { a: 'step' }],
    ] as const) {
      expect(takes(schemaOf<unknown>(holds, step), value)).toBe(true)
      expect(() => schemaOf<unknown>(holds)).toThrow('step has no schema.')
    }
    expect(new Set(asked)).toEqual(new Set(['step']))
  })
})

test('named schemas are made once, when they are asked for, and may name each other', () => {
  const made: string[] = []
  const parts = namedSchemas({
    step: (named) => {
      made.push('step')
      return z.strictObject({ next: named('steps') })
    },
    steps: (named) => z.lazy(() => z.array(named('step'))),
    never: () => {
      throw new Error('Nobody asks for this.')
    },
  })
  expect(made).toEqual([])
  expect(takes(parts('step'), { next: [{ next: [] }] })).toBe(true)
  expect(takes(parts('step'), { next: [{}] })).toBe(false)
  expect(parts('step')).toBe(parts('step'))
  expect(made).toEqual(['step'])
  expect(() => parts('leap')).toThrow('leap has no schema.')
})

test('a table with ids refuses the key that objects inherit from', () => {
  const table = schemaOf(tableOf(whole(), /^(?!__proto__$)\w+$/))
  expect(takes(table, JSON.parse('{"a":1}'))).toBe(true)
  expect(takes(table, JSON.parse('{"a":1,"__proto__":1}'))).toBe(false)
})

describe('things of several kinds', () => {
  const kinds = { pass: { fields: {} }, play: { fields: { card: text, twice: optional(flag) } }, roll: { fields: {} } }

  test('each has the parts of its own kind', () => {
    const schema = kindsOf('type', kinds, [])
    expect(takes(schema, { type: 'pass' })).toBe(true)
    expect(takes(schema, { type: 'play', card: 'x' })).toBe(true)
    expect(takes(schema, { type: 'play', card: 'x', twice: true })).toBe(true)
    for (const bad of [{}, { type: 'fly' }, { type: 'play' }, { type: 'pass', card: 'x' }, { card: 'x' }, 'pass'])
      expect(takes(schema, bad)).toBe(false)
  })

  test('those that an order names come first, the others follow, none twice', () => {
    const names = (order: string[]): unknown[] => {
      const { oneOf: variants } = z.toJSONSchema(kindsOf('type', kinds, order))
      return (variants ?? []).map(
        (each) =>
          z.object({ properties: z.object({ type: z.object({ const: z.string() }) }) }).parse(each).properties.type
            .const,
      )
    }
    expect(names([])).toEqual(['pass', 'play', 'roll'])
    expect(names(['roll', 'play'])).toEqual(['roll', 'play', 'pass'])
  })

  test('a kind may hold what only has a name', () => {
    const holds = { step: { fields: { steps: listOf(named<unknown>('step')) } } }
    expect(
      takes(
        kindsOf('do', holds, [], () => z.literal(1)),
        { do: 'step', steps: [1] },
      ),
    ).toBe(true)
    expect(
      takes(
        kindsOf('do', holds, [], () => z.literal(1)),
        { do: 'step', steps: [2] },
      ),
    ).toBe(false)
    expect(() => kindsOf('do', holds, [])).toThrow('step has no schema.')
  })

  test('without any kind there is nothing to tell apart', () => {
    expect(() => kindsOf('type', {}, [])).toThrow('The union by type has no kinds.')
  })
})
