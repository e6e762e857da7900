import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { daimyo } from '../../../src/daimyo'
import { jsonSchemas } from '../../../src/daimyo/schema'
import { accepts, isNode } from '../../schema/accepts'
import { ten } from '../ten-cards'
import { randomGame } from './support'

const schemas = jsonSchemas()
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const { states, events, record } = randomGame({ seed: 2, clans: ['nature', 'nomads'], box: ten }, 50)
const [, , state] = states
if (!state) throw new Error('There is no state.')
const view = daimyo.view(state, 'nature')

const samples: readonly [keyof typeof schemas, unknown, unknown][] = [
  ['action', { type: 'governor', spot: 'blue-1' }, { type: 'governor', spot: 'blue' }],
  ['event', events[3], { ...events[3], extra: 1 }],
  ['options', { seed: 7, clans: ['nomads'], difficulty: 'hard', box: ten }, { seed: 7, clans: [] }],
  ['state', state, { ...state, round: 'first' }],
  ['view', view, { ...view, viewer: 'nobody' }],
  ['box', ten, { ...ten, heroes: { HE01: { id: 'HE01' } } }],
  ['record', record, { ...record, actions: [{ type: 'fly' }] }],
]

describe('JSON Schemas of Daimyo', () => {
  test.each(Object.entries(schemas))('the schema of %s is what it was', (name, schema) => {
    const file = `test/golden/schema/daimyo/${name}.json`
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
