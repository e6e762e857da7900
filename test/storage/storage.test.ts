import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { fileStorage, poolDatabase, postgresStorage } from 'totemforge/storage'
import { openTable, type Storage } from 'totemforge/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { isThere } from '../needs'
import { codeOf, done } from '../table/support'
import { startPostgres } from './postgres'

interface Kind {
  readonly name: string
  open(): Promise<{ readonly storage: Storage; end(): Promise<void> }>
}

const inFiles: Kind = {
  name: 'files',
  async open() {
    const folder = mkdtempSync(join(tmpdir(), 'totemforge-tables-'))
    const storage = await fileStorage(folder)
    return {
      storage,
      async end() {
        await storage.close()
        rmSync(folder, { recursive: true })
      },
    }
  },
}

const inPglite: Kind = {
  name: 'PGlite',
  async open() {
    const database = new PGlite()
    const storage = await postgresStorage(database)
    return {
      storage,
      async end() {
        await storage.close()
        await database.close()
      },
    }
  },
}

const inPostgres: Kind = {
  name: 'PostgreSQL',
  async open() {
    const server = await startPostgres()
    const pool = new pg.Pool({ connectionString: server.url })
    pool.on('error', () => undefined)
    const storage = await postgresStorage(poolDatabase(pool))
    return {
      storage,
      async end() {
        await storage.close()
        await pool.end()
        await server.end()
      },
    }
  },
}

const kinds = [inFiles, inPglite, ...(isThere('psql') ? [inPostgres] : [])]
const drop = (column: number) => ({ type: 'drop', column }) as const

describe.each(kinds)('tables in $name', ({ open, name }) => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.end())

  test('each entry has one number, and each number one entry', async () => {
    const { storage } = opened
    expect(await storage.read('none')).toBeNull()
    expect(await storage.create('one', { b: 1, a: 'ż\u2028"\\' })).toBe(true)
    expect(await storage.create('one', {})).toBe(false)
    expect(await storage.append('one', 0, { first: [1.5, null] })).toBe(true)
    expect(await storage.append('one', 0, { second: true })).toBe(false)
    const won = await Promise.all(Array.from({ length: 20 }, (_, index) => storage.append('one', 1, { index })))
    expect(won.filter((each) => each)).toHaveLength(1)
    const kept = await storage.read('one')
    expect(JSON.stringify(kept?.head)).toBe(JSON.stringify({ b: 1, a: 'ż\u2028"\\' }))
    expect(kept?.entries).toEqual([{ first: [1.5, null] }, { index: won.indexOf(true) }])
    expect((await storage.read('one', 1))?.entries).toHaveLength(1)
    expect(await storage.list()).toContain('one')
  })

  test('a table comes back after a restart, with its tokens', async () => {
    const table = await openTable(connectFour, opened.storage, 'back', {})
    const red = done(await table.take('red')).token
    done(await table.take('yellow'))
    done(await table.act(red, drop(4), done(table.since(red)).version))
    table.close()
    const again = await openTable(connectFour, opened.storage, 'back')
    expect(again.record()).toEqual(table.record())
    expect(done(again.since(red)).version).toBe(3)
    again.close()
  })

  test('two servers play one table: a click is carried out once, and each hears of the other', async () => {
    const [one, other] = [
      await openTable(connectFour, opened.storage, 'both'),
      await openTable(connectFour, opened.storage, 'both'),
    ]
    const red = done(await one.take('red')).token
    expect(codeOf(await other.take('red'))).toBe('seat-taken')
    const { version } = done(one.since(red))
    const answers = await Promise.all([
      one.act(red, drop(4), version, { id: 'x' }),
      other.act(red, drop(4), version, { id: 'x' }),
    ])
    expect(answers.map(codeOf)).toEqual([null, null])
    expect(answers[0]).toEqual(answers[1])
    await Promise.all([one.refresh(), other.refresh()])
    expect(one.record().actions).toEqual([drop(4)])
    expect(other.since(null, 0)).toEqual(one.since(null, 0))
    if (name !== 'files') {
      const yellow = done(await one.take('yellow')).token
      const heard = new Promise<number>((resolve) => {
        other.subscribe(null, ({ view }) => resolve(view.cells.length))
      })
      done(await one.act(yellow, drop(5), done(one.since(yellow)).version))
      expect(await heard).toBeGreaterThan(0)
    }
    one.close()
    other.close()
  })
})

describe('files', () => {
  test('what was cut off is taken away; a folder belongs to one process; an id leads nowhere else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'totemforge-tables-'))
    const storage = await fileStorage(folder)
    await storage.create('a', { head: 1 })
    await storage.append('a', 0, { entry: 0 })
    appendFileSync(join(folder, 'a.jsonl'), '{"ent')
    expect((await storage.read('a'))?.entries).toEqual([{ entry: 0 }])
    expect(await storage.append('a', 1, { entry: 1 })).toBe(true)
    expect(readFileSync(join(folder, 'a.jsonl'), 'utf8')).toBe('{"head":1}\n{"entry":0}\n{"entry":1}\n')
    await expect(storage.create('../a', {})).rejects.toThrow('letters, digits')
    writeFileSync(join(folder, 'lock'), String(process.ppid))
    await expect(fileStorage(folder)).rejects.toMatchObject({ code: 'FOLDER_IN_USE' })
    rmSync(folder, { recursive: true })
  })
})
