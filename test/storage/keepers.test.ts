import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepTable } from '../../src/storage/keeper'
import { createKeepers } from '../../src/storage/keepers'

function tables() {
  const folder = mkdtempSync(join(tmpdir(), 'totemforge-keepers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ground = { isSafe: false, check: () => undefined, syncNames: async () => undefined }
  return createKeepers((id) => keepTable(join(folder, `${id}.jsonl`), ground))
}

test('nothing is kept in memory of an id that no table has', async () => {
  const { use, all } = tables()
  await Promise.all(['a', 'b', 'a', 'c'].map((id) => use(id, (table) => table.read())))
  await use('d', (table) => table.glimpse())
  await use('e', (table) => table.remove())
  expect(all()).toEqual([])
})

test('a table is kept in memory until it is removed', async () => {
  const { use, all } = tables()
  await use('a', (table) => table.create({}, undefined))
  const [kept] = all()
  expect(await use('a', (table) => table.append(0, {}, undefined))).toBe(true)
  await use('a', (table) => table.read())
  expect(all()).toEqual([kept])
  await use('a', (table) => table.remove())
  expect(all()).toEqual([])
  expect(await use('a', (table) => table.create({}, undefined))).toBe(true)
})

test('two that use an id at once use one keeper, also when the first is done', async () => {
  const { use, all } = tables()
  const first = use('a', (table) => table.read())
  const second = use('a', (table) => table.create({}, undefined))
  await first
  expect(all()).toHaveLength(1)
  expect(await second).toBe(true)
  expect(await use('a', (table) => table.create({}, undefined))).toBe(false)
})
