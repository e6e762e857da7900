import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStorage } from 'totemforge/storage'
import { openTable } from 'totemforge/table'
import { expect, onTestFinished, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { codeOf, done } from '../table/support'

const drop = { type: 'drop', column: 4 } as const

test('an action that cannot be written is refused and not done, and the next one is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'totemforge-tables-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const storage = await fileStorage(folder)
  const troubles: string[] = []
  const table = await openTable(connectFour, storage, 'a', { onTrouble: ({ what }) => void troubles.push(what) })
  const red = done(await table.take('red')).token
  const { version } = done(table.since(red))
  const [file, aside] = [join(folder, 'a.jsonl'), join(folder, 'aside')]
  renameSync(file, aside)
  mkdirSync(file)
  expect(codeOf(await table.act(red, drop, version, { id: 'x' }))).not.toBeNull()
  expect(troubles).toEqual(['journal'])
  expect(table.record().actions).toEqual([])
  rmdirSync(file)
  renameSync(aside, file)
  expect(codeOf(await table.act(red, drop, version, { id: 'x' }))).toBeNull()
  table.close()
  const again = await openTable(connectFour, storage, 'a')
  expect(again.record().actions).toEqual([drop])
  again.close()
  await storage.close()
})

test('an entry that could not be written is not counted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'totemforge-tables-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const storage = await fileStorage(folder)
  await storage.create('a', {})
  const [file, aside] = [join(folder, 'a.jsonl'), join(folder, 'aside')]
  renameSync(file, aside)
  mkdirSync(file)
  await expect(storage.append('a', 0, { lost: true })).rejects.toThrow()
  rmdirSync(file)
  renameSync(aside, file)
  expect(await storage.append('a', 0, { kept: true })).toBe(true)
  expect((await storage.read('a'))?.entries).toEqual([{ kept: true }])
  await storage.close()
})
