import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root, rootMaps } from '../../../src/root'
import { jsonSchemas } from '../../../src/root/schema'
import { accepts, isNode } from '../../schema/accepts'
import { ownDeck, randomGame } from './support'

const schemas = jsonSchemas()
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const { states, events, record } = randomGame({ seed: 2, map: rootMaps.lake, deck: ownDeck }, 400)
const [state] = states.slice(-1)
if (!state) throw new Error('There is no state.')
const view = root.view(state, 'p1')

const samples: readonly [keyof typeof schemas, unknown, unknown][] = [
  ['action', { type: 'move-to', at: 3, ferry: true }, { type: 'move-to', at: 13 }],
  ['event', events[3], { ...events[3], extra: 1 }],
  ['options', { seed: 7, factions: 'draft', map: rootMaps.winter, deck: ownDeck }, { seed: 7, players: 9 }],
  ['state', state, { ...state, round: 'first' }],
  ['view', view, { ...view, viewer: 'nobody' }],
  ['map', rootMaps.mountain, { ...rootMaps.mountain, paths: [['a', 'b']] }],
  ['deck', ownDeck, { ...ownDeck, cards: [1] }],
  ['record', record, { ...record, actions: [{ type: 'fly' }] }],
]

describe('JSON Schemas of Root', () => {
  test.each(Object.entries(schemas))('the schema of %s is what it was', (name, schema) => {
    const file = `test/golden/schema/root/${name}.json`
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

  test('every number but the seed, places to draw and counts that grow has bounds, and every list an end', () => {
    const open: string[] = []
    const look = (schema: unknown, path: readonly string[]): void => {
      if (Array.isArray(schema)) for (const [index, part] of schema.entries()) look(part, [...path, String(index)])
      if (!isNode(schema)) return
      if (schema['type'] === 'array' && !('maxItems' in schema) && !('prefixItems' in schema)) open.push(path.join('.'))
      if (schema['type'] === 'number') open.push(path.join('.'))
      for (const [key, part] of Object.entries(schema)) look(part, [...path, key])
    }
    look(schemas.state, [])
    expect(open.filter((path) => !/seed|prefixItems/.test(path))).toEqual([])
  })
})
