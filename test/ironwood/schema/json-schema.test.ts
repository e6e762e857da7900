import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { game } from '../../../src/ironwood/rules/game'
import { jsonSchemas } from '../../../src/ironwood/schema'
import { ironwoodCards, randomGame, throughJson, withCard } from './support'

const schemas = jsonSchemas()
const { states, events, record } = randomGame({ mode: 'duel', seed: 2 }, 120)
const [state] = states.slice(-1)
if (!state) throw new Error('There is no state.')
const view = game.view(state, 'ironclad')

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isNode,
}

/** As much of JSON Schema as these schemas use; a word that it does not know is an error. */
function accepts(root: Node, schema: Node, value: unknown): boolean {
  const below = (part: unknown, inside: unknown): boolean => !isNode(part) || accepts(root, part, inside)
  const text = typeof value === 'string' ? value : null
  const number = typeof value === 'number' ? value : null
  const items = Array.isArray(value) ? value : null
  const entries = isNode(value) ? Object.entries(value) : null
  const properties = isNode(schema['properties']) ? schema['properties'] : {}
  const words: Readonly<Record<string, (word: unknown) => boolean>> = {
    $schema: () => true,
    id: () => true,
    $defs: () => true,
    $ref: (word) => {
      const path = String(word).split('/').slice(1)
      return below(
        path.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), root),
        value,
      )
    },
    type: (word) => [word].flat().some((type) => types[String(type)]?.(value)),
    const: (word) => word === value,
    enum: (word) => Array.isArray(word) && word.includes(value),
    oneOf: (word) => nodes(word).filter((each) => accepts(root, each, value)).length === 1,
    anyOf: (word) => nodes(word).some((each) => accepts(root, each, value)),
    allOf: (word) => nodes(word).every((each) => accepts(root, each, value)),
    pattern: (word) => text === null || new RegExp(String(word)).test(text),
    minimum: (word) => number === null || number >= Number(word),
    maximum: (word) => number === null || number <= Number(word),
    minItems: (word) => items === null || items.length >= Number(word),
    maxItems: (word) => items === null || items.length <= Number(word),
    prefixItems: (word) => items === null || nodes(word).every((each, index) => accepts(root, each, items[index])),
    items: (word) => items === null || 'prefixItems' in schema || items.every((item) => below(word, item)),
    properties: () => entries === null || entries.every(([key, inside]) => below(properties[key], inside)),
    required: (word) => !isNode(value) || (Array.isArray(word) && word.every((key) => Object.hasOwn(value, key))),
    propertyNames: (word) => entries === null || entries.every(([key]) => below(word, key)),
    additionalProperties: (word) =>
      entries === null ||
      entries.every(([key, inside]) => Object.hasOwn(properties, key) || (word !== false && below(word, inside))),
  }
  return Object.entries(schema).every(([word, part]) => {
    const check = words[word]
    if (!check) throw new Error(`The test does not know ${word}.`)
    return check(part)
  })
}

const samples: readonly [keyof typeof schemas, unknown, unknown][] = [
  [
    'action',
    { type: 'move', from: 'F1', to: 'F3', totem: 'full' },
    { type: 'move', from: 'F1', to: 'F3', totem: 'red' },
  ],
  ['event', events[3], { ...events[3], extra: 1 }],
  ['options', { mode: 'duel', seed: 7, map: ironwoodMap }, { mode: 'solo', seed: 7 }],
  ['state', state, { ...state, round: 'first' }],
  ['view', view, { ...view, viewer: 'nobody' }],
  ['map', ironwoodMap, { ...ironwoodMap, ridges: [['ferrum', 5]] }],
  ['cards', ironwoodCards, withCard('WW02', { steps: [{ do: 'move-fighters', count: 0 }] })],
  ['record', record, { ...record, actions: [{ type: 'fly' }] }],
]

describe('JSON Schemas', () => {
  test.each(Object.entries(schemas))('the schema of %s is what it was', (name, schema) => {
    const file = `test/golden/schema/${name}.json`
    if (process.env['GOLDEN']) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
    const golden: unknown = JSON.parse(readFileSync(file, 'utf8'))
    // As text, so that the order of the keys counts too; how the file is laid out does not.
    expect(JSON.stringify(schema)).toBe(JSON.stringify(golden))
  })

  test.each(samples)('the schema of %s accepts what fits and refuses what does not', (name, good, bad) => {
    const schema = throughJson(schemas[name])
    if (!isNode(schema)) throw new Error('There is no schema.')
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema')
    expect(accepts(schema, schema, throughJson(good))).toBe(true)
    expect(accepts(schema, schema, throughJson(bad))).toBe(false)
  })

  test('there is a sample of each', () => {
    expect(samples.map(([name]) => name).sort()).toEqual(Object.keys(schemas).sort())
  })
})
