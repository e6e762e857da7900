import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildSync } from 'esbuild'
import { createRandom } from 'totemforge'
import { fileStorage } from 'totemforge/storage'
import { openTable } from 'totemforge/table'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { shared } from '../../src/storage/shared'
import { games } from '../deep'
import { done } from '../table/support'
import { afterPowerLoss, calls, failWith } from './disk'

vi.mock('node:fs/promises', async (original) => {
  const { onDisk } = await import('./disk')
  return onDisk(await original())
})

const place = mkdtempSync(join(tmpdir(), 'totemforge-durable-'))
const folderOf = (): string => mkdtempSync(join(place, 'at-'))
afterEach(() => failWith(() => null))
afterAll(() => rmSync(place, { recursive: true }))

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

describe('an answer waits for the disk', () => {
  test('a new folder for its own name, and the names of the folders above that are new too', async () => {
    const folder = folderOf()
    calls.length = 0
    const storage = await fileStorage(join(folder, 'games', 'tables'))
    expect(calls).toEqual(['sync games', `sync ${basename(folder)}`])
    await storage.close()
    calls.length = 0
    await (await fileStorage(join(folder, 'games', 'tables'))).close()
    await (await fileStorage(join(folder, 'more'), { durability: 'process' })).close()
    expect(calls).toEqual([])
  })

  test('a new table for its file and the name of it, an entry for its file', async () => {
    const folder = folderOf()
    const storage = await fileStorage(folder)
    calls.length = 0
    await storage.create('a', {})
    const at = folder.slice(place.length + 1)
    expect(calls).toEqual(['remove a.jsonl', 'create a.jsonl', 'write a.jsonl', 'sync a.jsonl', `sync ${at}`])
    calls.length = 0
    await storage.append('a', 0, {})
    expect(calls).toEqual(['write a.jsonl', 'sync a.jsonl'])
    calls.length = 0
    await storage.remove('a')
    expect(calls).toEqual(['remove a.jsonl', `sync ${at}`])
    await storage.close()
  })

  test('it does not with the durability of the process', async () => {
    const storage = await fileStorage(folderOf(), { durability: 'process' })
    calls.length = 0
    await storage.create('a', {})
    await storage.append('a', 0, {})
    await storage.remove('a')
    expect(calls.filter((call) => call.startsWith('sync'))).toEqual([])
    await storage.close()
    await expect(Reflect.apply(fileStorage, null, ['x', { durability: 'disk' }])).rejects.toThrow(
      "'power' or 'process'",
    )
  })

  test('entries of a table that wait together are written and synced together', async () => {
    const storage = await fileStorage(folderOf())
    await storage.create('a', {})
    calls.length = 0
    expect(await Promise.all(numbers(50).map((number) => storage.append('a', number, { number })))).not.toContain(false)
    expect(calls).toEqual(['write a.jsonl', 'sync a.jsonl'])
    expect((await storage.read('a'))?.entries).toEqual(numbers(50).map((number) => ({ number })))
    await storage.close()
  })

  test('a shared job runs once for all callers before its start, and again for later ones', async () => {
    const ends: (() => void)[] = []
    const sync = shared(() => new Promise((end) => ends.push(end)))
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    const first = [sync(), sync()]
    await turn()
    const later = [sync(), sync(), sync()]
    await turn()
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await Promise.all(first)
    await turn()
    expect(ends).toHaveLength(2)
    ends[1]?.()
    await Promise.all(later)
  })
})

describe('a disk that fails', () => {
  test('after any failure, a loss of power takes nothing that was answered', async () => {
    for (const seed of numbers(games(30))) {
      const random = createRandom(seed)
      const folder = folderOf()
      const storage = await fileStorage(folder)
      const answered = new Map<string, number[]>()
      const refused = new Set<number>()
      const codes = ['ENOSPC', 'EIO']
      for (let number = 0; number < 40; number++) {
        const id = random.pick(['a', 'b'])
        failWith(() => (random.integer(0, 9) === 0 ? random.pick(codes) : null))
        try {
          const kept = answered.get(id)
          if (!kept) {
            if (await storage.create(id, { number })) answered.set(id, [])
          } else if (random.integer(0, 9) === 0) await storage.read(id)
          else if (await storage.append(id, kept.length, { number })) kept.push(number)
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^(ENOSPC|EIO)$/) })
          refused.add(number)
        }
      }
      failWith(() => null)
      await storage.close()
      const left = await fileStorage(afterPowerLoss(folder, random.integer(0, 10) / 10))
      for (const [id, kept] of answered) {
        const entries = (await left.read(id))?.entries ?? []
        expect(entries.slice(0, kept.length)).toEqual(kept.map((number) => ({ number })))
        for (const entry of entries.slice(kept.length))
          expect([...refused].map((number) => ({ number }))).toContainEqual(entry)
      }
      await left.close()
    }
  })

  test('an entry that could not be written or synced is taken back, and the table goes on', async () => {
    for (const what of ['write', 'sync']) {
      const folder = folderOf()
      const storage = await fileStorage(folder)
      await storage.create('a', {})
      await storage.append('a', 0, { number: 0 })
      const before = readFileSync(join(folder, 'a.jsonl'), 'utf8')
      let left = 1
      failWith((call) => (call === `${what} a.jsonl` && left-- > 0 ? 'EIO' : null))
      await expect(storage.append('a', 1, { lost: true })).rejects.toMatchObject({ code: 'EIO' })
      expect(readFileSync(join(folder, 'a.jsonl'), 'utf8')).toBe(before)
      expect((await storage.read('a'))?.entries).toEqual([{ number: 0 }])
      expect(await storage.append('a', 1, { number: 1 })).toBe(true)
      expect((await storage.read('a'))?.entries).toEqual([{ number: 0 }, { number: 1 }])
      await storage.close()
    }
  })

  test('while it cannot be taken back the table is refused', async () => {
    const storage = await fileStorage(folderOf())
    await storage.create('a', {})
    failWith((call) => (/^(write|truncate)/.test(call) ? 'ENOSPC' : null))
    await expect(storage.append('a', 0, {})).rejects.toMatchObject({ code: 'ENOSPC' })
    await expect(storage.read('a')).rejects.toMatchObject({ code: 'ENOSPC' })
    failWith(() => null)
    expect((await storage.read('a'))?.entries).toEqual([])
    await storage.close()
  })

  test('a table whose bytes the disk could not keep is refused until a new start, since the disk says so once', async () => {
    const folder = folderOf()
    writeFileSync(join(folder, 'a.jsonl'), '{"a":1}\n{"b":2}\n')
    const storage = await fileStorage(folder)
    failWith((call) => (call === 'sync a.jsonl' ? 'EIO' : null))
    await expect(storage.read('a')).rejects.toMatchObject({ code: 'EIO' })
    failWith(() => null)
    await expect(storage.read('a')).rejects.toMatchObject({ code: 'EIO' })
    await expect(storage.append('a', 1, {})).rejects.toMatchObject({ code: 'EIO' })
    await storage.close()
  })

  test('a table that could not be created can be created later', async () => {
    for (const what of ['create', 'write', 'sync']) {
      const storage = await fileStorage(folderOf())
      failWith((call) => (call.startsWith(what) ? 'ENOSPC' : null))
      await expect(storage.create('a', {})).rejects.toMatchObject({ code: 'ENOSPC' })
      failWith(() => null)
      expect(await storage.read('a')).toBeNull()
      expect(await storage.create('a', {})).toBe(true)
      await storage.close()
    }
  })
})

test('a process that is killed while it writes has kept every entry that it answered', async () => {
  const built = join(place, 'appender.mjs')
  buildSync({
    entryPoints: ['test/storage/appender.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: built,
  })
  const folder = folderOf()
  let answered = 0
  for (const round of numbers(games(4))) {
    const child = spawn(process.execPath, [built, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    let lines = 0
    createInterface({ input: child.stdout }).on('line', (line) => {
      answered = Number(line) + 1
      if (++lines === 20 + round) child.kill('SIGKILL')
    })
    await Promise.all([ended, once(child.stdout, 'close')])
    const storage = await fileStorage(folder)
    const entries = (await storage.read('a'))?.entries ?? []
    expect(entries.length).toBeGreaterThanOrEqual(answered)
    expect(entries.map((entry) => ({ ...entry, long: 0 }))).toEqual(entries.map((_, number) => ({ number, long: 0 })))
    await storage.close()
  }
})

describe('two tables of one id in one process', () => {
  test('one creates it, and the file stays whole', async () => {
    const folder = folderOf()
    const storage = await fileStorage(folder, { durability: 'process' })
    for (const trial of numbers(games(10))) {
      const id = `t${trial}`
      const open = () => openTable(connectFour, storage, id)
      const [one, other] = await Promise.all([open(), open()])
      const taken = await Promise.all([one.take('red'), other.take('yellow'), other.take('red'), one.take('yellow')])
      expect(taken.filter(({ ok }) => ok)).toHaveLength(2)
      const again = await openTable(connectFour, storage, id)
      await Promise.all([one.refresh(), other.refresh()])
      expect(again.saved()).toEqual(one.saved())
      expect(again.saved()).toEqual(other.saved())
      for (const table of [one, other, again]) table.close()
    }
    const created = await Promise.all(numbers(99).map((head) => storage.create('many', { head })))
    expect(created.filter((isNew) => isNew)).toHaveLength(1)
    await storage.close()
  })
})

describe('files that are not tables', () => {
  test.each(['', '[', '[{', '{"head":', '[{"a":1},{"at":"20', '{"head":1}'])(
    'a file that was torn while it was created is new: %j',
    async (text) => {
      const folder = folderOf()
      writeFileSync(join(folder, 'a.jsonl'), text)
      const storage = await fileStorage(folder)
      expect(await storage.read('a')).toBeNull()
      expect(await storage.list()).toEqual([])
      expect(readFileSync(join(folder, 'a.jsonl'), 'utf8')).toBe(text)
      expect(await storage.create('a', { new: true })).toBe(true)
      expect(await storage.read('a')).toEqual({ head: { new: true }, entries: [] })
      await storage.close()
    },
  )

  test.each(['\n', 'x', '\0\0\0\0', 'letter\n', '{"he\n{"entry":0}\n', '{"a":1}\n[]\n', '[{},{}]\n', '[{"a":1}\n'])(
    'a file that is damaged is refused and stays: %j',
    async (text) => {
      const folder = folderOf()
      const file = join(folder, 'a.jsonl')
      writeFileSync(file, text)
      const storage = await fileStorage(folder)
      const damaged = { code: 'DAMAGED_TABLE' }
      await expect(openTable(connectFour, storage, 'a')).rejects.toMatchObject(damaged)
      await expect(storage.create('a', {})).rejects.toMatchObject(damaged)
      await expect(storage.append('a', 0, {})).rejects.toMatchObject(damaged)
      await expect(storage.remove('a')).rejects.toMatchObject(damaged)
      expect(readFileSync(file, 'utf8')).toBe(text)
      await storage.close()
    },
  )

  test('a link to any target is refused, and the target stays', async () => {
    const folder = folderOf()
    const letter = join(folder, 'letter')
    writeFileSync(letter, '{"a":1}\n{"b":2}\nno newline')
    symlinkSync('letter', join(folder, 'a.jsonl'))
    symlinkSync('nowhere', join(folder, 'b.jsonl'))
    const storage = await fileStorage(folder)
    for (const id of ['a', 'b']) {
      const damaged = { code: 'DAMAGED_TABLE' }
      await expect(storage.read(id)).rejects.toMatchObject(damaged)
      await expect(storage.create(id, {})).rejects.toMatchObject(damaged)
      await expect(storage.append(id, 1, {})).rejects.toMatchObject(damaged)
      await expect(storage.remove(id)).rejects.toMatchObject(damaged)
    }
    expect(await storage.list()).toEqual([])
    expect(readFileSync(letter, 'utf8')).toBe('{"a":1}\n{"b":2}\nno newline')
    await storage.close()
  })

  test('a line that was cut off stays until the next entry', async () => {
    const folder = folderOf()
    const file = join(folder, 'a.jsonl')
    writeFileSync(file, '{"a":1}\n{"b":2}\n{"c"')
    const storage = await fileStorage(folder)
    expect((await storage.read('a'))?.entries).toEqual([{ b: 2 }])
    expect(readFileSync(file, 'utf8')).toBe('{"a":1}\n{"b":2}\n{"c"')
    expect(await storage.append('a', 1, { d: 4 })).toBe(true)
    expect((await storage.read('a'))?.entries).toEqual([{ b: 2 }, { d: 4 }])
    appendFileSync(file, '{"e":5}\n')
    await expect(storage.append('a', 2, {})).rejects.toThrow('changed by another program')
    expect(await storage.append('a', 3, { f: 6 })).toBe(true)
    await storage.close()
  })
})

describe('the end of a storage', () => {
  test('earlier requests are carried out, and later ones refused', async () => {
    const storage = await fileStorage(folderOf())
    await storage.create('a', {})
    const last = storage.append('a', 0, {})
    await storage.close()
    expect(await last).toBe(true)
    await expect(storage.append('a', 1, {})).rejects.toThrow('is closed')
  })

  test('a storage that loses its lock while the disk fails does not cut what another one writes', async () => {
    const folder = folderOf()
    const storage = await fileStorage(folder)
    await storage.create('a', {})
    failWith((call) => {
      if (call !== 'sync a.jsonl') return null
      rmSync(join(folder, 'lock'), { recursive: true })
      return 'EIO'
    })
    await expect(storage.append('a', 0, { other: true })).rejects.toMatchObject({ code: 'EIO' })
    failWith(() => null)
    const other = await fileStorage(folder)
    expect((await other.read('a'))?.entries).toEqual([{ other: true }])
    await storage.close()
    await other.close()
  })

  test('a storage whose lock was removed writes no more', async () => {
    const folder = folderOf()
    const storage = await fileStorage(folder)
    await storage.create('a', {})
    const table = await openTable(connectFour, storage, 'four')
    done(await table.take('red'))
    rmSync(join(folder, 'lock'), { recursive: true })
    const other = await fileStorage(folder)
    await expect(storage.append('a', 0, { lost: true })).rejects.toMatchObject({ code: 'FOLDER_LOST' })
    await expect(storage.create('b', {})).rejects.toMatchObject({ code: 'FOLDER_LOST' })
    expect((await other.read('a'))?.entries).toEqual([])
    await storage.close()
    await expect(fileStorage(folder)).rejects.toMatchObject({ code: 'FOLDER_IN_USE' })
    await other.close()
    table.close()
  })
})
