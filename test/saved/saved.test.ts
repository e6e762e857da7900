import { readFileSync } from 'node:fs'
import { loadRecord } from 'totemforge'
import { createTable } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { findGame } from '../../src/catalogue'

/** Those of Root and Ironwood were made by totemforge 1.0.0. They load as long as the rules keep their versions. */
const kept = (name: string, what: string): string => readFileSync(`test/golden/saved/${name}-${what}.json`, 'utf8')

describe.each([
  ['root', '0.1.0', 300],
  ['ironwood', '1.2.0', 150],
  ['daimyo', '0.2.0', 250],
] as const)('%s %s', async (id, version, length) => {
  const { game } = await findGame(id)
  const name = `${id}-${version}`

  test('its record loads', () => {
    const loaded = loadRecord(game, kept(name, 'record'))
    expect(loaded.ok ? loaded.record.actions.length : loaded.problems).toBe(length)
  })

  test('its saved table goes on', () => {
    const saved = JSON.parse(kept(name, 'table'))
    const table = createTable(game, { saved })
    expect(table.saved()).toEqual(saved)
    expect(table.record().actions).toHaveLength(length)
  })
})
