import { readFileSync } from 'node:fs'
import { checkStorage } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { memoryStorage, storageFaults } from './faults/storages'

/** All that a storage in memory holds, as another opening of it finds it. */
const onTables = (open: typeof memoryStorage) => {
  const tables: Parameters<typeof memoryStorage>[0] = new Map()
  return { open: async () => open(tables), servers: true, tables }
}

describe('the kit finds the faults of a storage', () => {
  test('a sound one keeps every law, and nothing of the check is left in it', async () => {
    const { tables, ...settings } = onTables(memoryStorage)
    tables?.set('mine', { head: {}, entries: [], begun: new Date(), changed: new Date(), open: true, summary: null })
    expect(await checkStorage(settings)).toMatchObject({ broken: [], untested: [] })
    expect([...(tables?.keys() ?? [])]).toEqual(['mine'])
  })

  test('what only many servers can show is untested with one', async () => {
    const report = await checkStorage({ ...onTables(memoryStorage), servers: false })
    expect(report).toMatchObject({ broken: [], untested: ['serves-many'] })
  })

  test.each(storageFaults.map((each): [string, typeof each] => [`${each.fault} (${each.law})`, each]))(
    '%s',
    async (_title, { law, says, open }) => {
      const { broken } = await checkStorage(onTables((tables = new Map()) => open(tables)))
      expect(broken).toContainEqual({ law, message: expect.stringContaining(says) })
    },
  )

  test('a storage that throws breaks laws, and the report comes', async () => {
    const failing = async () => {
      throw new Error('no disk')
    }
    const { broken, kept } = await checkStorage({ open: async () => ({ ...memoryStorage(), read: failing }) })
    expect(broken).toContainEqual({ law: 'reads-back', message: 'It threw: Error: no disk' })
    expect(kept).toContain('lists-dates')
  })
})

test('the guide has every law of storages and a fault that it finds', async () => {
  const rows = readFileSync('docs/table.md', 'utf8')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
  const told = rows.slice(rows.findIndex(([, law]) => law === 'law') + 2)
  const table = told
    .slice(
      0,
      told.findIndex((cells) => cells.length < 3),
    )
    .map((cells) => [cells[1], cells[3]])
  expect(table).toEqual(storageFaults.map(({ law, fault }) => [`\`${law}\``, fault]))
  const { kept } = await checkStorage(onTables(memoryStorage))
  expect(kept).toEqual(storageFaults.map(({ law }) => law))
})
