import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { game } from '../../../src/ironwood/rules/game'
import { jsonSchemas } from '../../../src/ironwood/schema'
import { accepts, isNode } from '../../schema/accepts'
import { ironwoodCards, randomGame, throughJson, withCard } from './support'

const schemas = jsonSchemas()
const { states, events, record } = randomGame({ mode: 'duel', seed: 2 }, 120)
const [state] = states.slice(-1)
if (!state) throw new Error('There is no state.')
const view = game.view(state, 'ironclad')

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
