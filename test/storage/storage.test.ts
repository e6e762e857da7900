import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { fileStorage, poolDatabase, postgresStorage } from 'totemforge/storage'
import { type Glance, openTable, type Storage } from 'totemforge/table'
import { checkStorage, type StorageReport } from 'totemforge/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { isThere } from '../needs'
import { codeOf, done } from '../table/support'
import { startPostgres } from './postgres'

interface Kind {
  readonly name: string
  open(): Promise<{ readonly storage: Storage; laws(): Promise<StorageReport>; end(): Promise<void> }>
}

const inFiles: Kind = {
  name: 'files',
  async open() {
    const folder = mkdtempSync(join(tmpdir(), 'totemforge-tables-'))
    const storage = await fileStorage(folder)
    const open = () => fileStorage(join(folder, 'laws'))
    return {
      storage,
      laws: () => checkStorage({ open, close: ({ close }) => close() }),
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
    const open = () => postgresStorage(database)
    const storage = await open()
    return {
      storage,
      laws: () => checkStorage({ open, close: ({ close }) => close(), servers: true }),
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
    const open = () => postgresStorage(poolDatabase(pool))
    const storage = await open()
    return {
      storage,
      laws: () => checkStorage({ open, close: ({ close }) => close(), servers: true }),
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

  test('it keeps the laws of storages', async () => {
    const untested = name === 'files' ? ['serves-many'] : []
    expect(await opened.laws()).toMatchObject({ broken: [], untested })
  })

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
    expect(await storage.append('one', 3, { late: true })).toBe(false)
    expect(await storage.append('none', 0, {})).toBe(false)
  })

  test('a list has the times and the latest summary of each table', async () => {
    const { storage } = opened
    const listed = async (which?: Parameters<Storage['list']>[0]) =>
      (await storage.list(which)).filter(({ id }) => id.startsWith('list-'))
    await storage.create('list-a', {}, { open: true, summary: { free: 2 } })
    await new Promise((resolve) => setTimeout(resolve, 2))
    await storage.create('list-b', {})
    await storage.append('list-b', 0, {}, { open: true, summary: null })
    const [a, b] = await listed()
    expect([a, b]).toMatchObject([
      { id: 'list-a', open: true, summary: { free: 2 } },
      { id: 'list-b', open: true, summary: null },
    ])
    expect(a?.changed).toEqual(a?.begun)
    expect(b?.changed.getTime()).toBeGreaterThanOrEqual(b?.begun.getTime() ?? Number.NaN)
    expect(b?.begun.getTime()).toBeGreaterThan(a?.begun.getTime() ?? Number.NaN)
    await new Promise((resolve) => setTimeout(resolve, 2))
    expect(await storage.append('list-a', 0, {}, { open: false, summary: { won: 'ą"' } })).toBe(true)
    // Lost: what was said with it counts for nothing.
    expect(await storage.append('list-a', 0, {}, { open: true, summary: { lost: true } })).toBe(false)
    expect(await storage.append('list-a', 1, {})).toBe(true)
    expect(await listed()).toMatchObject([
      { id: 'list-a', open: false, summary: { won: 'ą"' } },
      { id: 'list-b', open: true, summary: null },
    ])
    const ids = async (which: Parameters<Storage['list']>[0]) => (await listed(which)).map(({ id }) => id)
    const [{ changed = new Date() } = {}] = await listed()
    expect(await ids({ open: true })).toEqual(['list-b'])
    expect(await ids({ open: false })).toEqual(['list-a'])
    expect(await ids({ since: changed })).toEqual(['list-a'])
    expect(await ids({ open: true, since: changed })).toEqual([])
  })

  test('a table that is removed is gone, and its id can be used again', async () => {
    const { storage } = opened
    expect(await storage.remove('gone')).toBe(false)
    await storage.create('gone', { game: 1 })
    await storage.append('gone', 0, { of: 1 })
    expect(await storage.remove('gone')).toBe(true)
    expect(await storage.remove('gone')).toBe(false)
    expect(await storage.read('gone')).toBeNull()
    expect(await storage.append('gone', 0, {})).toBe(false)
    expect((await storage.list()).map(({ id }) => id)).not.toContain('gone')
    expect(await storage.create('gone', { game: 2 })).toBe(true)
    expect(await storage.read('gone')).toEqual({ head: { game: 2 }, entries: [] })
  })

  test('an open table whose entries were removed refuses, and goes on refusing', async () => {
    const errors: unknown[] = []
    const table = await openTable(connectFour, opened.storage, 'lost', { onTrouble: ({ error }) => errors.push(error) })
    done(await table.take('red'))
    await opened.storage.remove('lost')
    expect(codeOf(await table.take('yellow'))).toBe('no-such-table')
    expect(codeOf(await table.take('yellow'))).toBe('no-such-table')
    expect(errors[0]).toMatchObject({ code: 'NO_SUCH_TABLE' })
    // Another table of this id holds fewer entries.
    await opened.storage.create('lost', {})
    expect(codeOf(await table.take('yellow'))).toBe('no-such-table')
    expect(errors.at(-1)).toMatchObject({ code: 'OTHER_TABLE' })
    table.close()
  })

  test('the summary of a table has its players and its end', async () => {
    const { storage } = opened
    const line = async () => (await storage.list()).find(({ id }) => id === 'telling')
    const summary = ({ turn, seats, end }: Glance<unknown, string>) => ({
      turn,
      names: seats.map(({ name }) => name),
      end: end?.text ?? null,
    })
    const table = await openTable(connectFour, storage, 'telling', { summary })
    expect(await line()).toMatchObject({ open: true, summary: { turn: 'red', names: [null, null], end: null } })
    const red = done(await table.take('red', { name: 'Ada' })).token
    expect(await line()).toMatchObject({ summary: { names: ['Ada', null] } })
    const yellow = done(await table.take('yellow', { name: 'Bob' })).token
    done(await table.act(red, drop(4), done(table.since(red)).version))
    expect(await line()).toMatchObject({ open: true, summary: { turn: 'yellow', names: ['Ada', 'Bob'] } })
    done(await table.leave(yellow))
    expect(await line()).toMatchObject({ summary: { names: ['Ada', null] } })
    // Nobody else is asked.
    done(await table.propose(red, 'undo'))
    expect(await line()).toMatchObject({ open: true, summary: { turn: 'red' } })
    done(await table.propose(red, 'abort'))
    expect(await line()).toMatchObject({ open: false, summary: { turn: null, end: 'All have agreed to stop here.' } })
    table.close()
  })

  test('a summary that throws stops no table', async () => {
    const troubles: unknown[] = []
    const table = await openTable(connectFour, opened.storage, 'thrown', {
      summary: () => {
        throw new Error('no summary')
      },
      onTrouble: ({ what }) => troubles.push(what),
    })
    done(await table.take('red'))
    expect(troubles).toEqual(['summary', 'summary'])
    table.close()
  })

  test.each([
    ['nothing', undefined],
    ['a text', '"free"'],
    ['a number', '5'],
  ])('a summary that is %s stops no table and damages none', async (what, json) => {
    const id = what.replace(' ', '-')
    const troubles: unknown[] = []
    const table = await openTable(connectFour, opened.storage, id, {
      summary: () => (json === undefined ? undefined : JSON.parse(json)),
      onTrouble: (trouble) => troubles.push(trouble.what),
    })
    done(await table.take('red'))
    table.close()
    expect(troubles).toEqual(['summary', 'summary'])
    expect((await opened.storage.list()).find((each) => each.id === id)).toMatchObject({ open: true, summary: null })
    const again = await openTable(connectFour, opened.storage, id)
    expect(done(again.since(null)).seats[0]?.by).toBe('person')
    again.close()
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

describe('PostgreSQL', () => {
  test('tables of version 1.0.0 get the new columns', async () => {
    const database = new PGlite()
    await database.exec(`
      create table totemforge_tables (id text primary key, head json not null, begun timestamptz not null default now());
      create table totemforge_entries (table_id text not null references totemforge_tables (id) on delete cascade,
        number integer not null, entry json not null, written timestamptz not null default now(), primary key (table_id, number));
      insert into totemforge_tables (id, head) values ('old', '{"a":1}');
      insert into totemforge_entries (table_id, number, entry) values ('old', 0, '{"b":2}');`)
    const storage = await postgresStorage(database)
    expect(await storage.read('old')).toEqual({ head: { a: 1 }, entries: [{ b: 2 }] })
    expect(await storage.list()).toMatchObject([{ id: 'old', open: true, summary: null }])
    expect(await storage.append('old', 1, { c: 3 }, { open: false, summary: { d: 4 } })).toBe(true)
    await storage.close()
    const again = await postgresStorage(database)
    expect(await again.list({ open: false })).toMatchObject([{ id: 'old', summary: { d: 4 } }])
    await again.close()
    await database.close()
  })
})

describe('files', () => {
  test('tables of version 1.0.0 come back and go on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'totemforge-tables-'))
    writeFileSync(join(folder, 'old.jsonl'), '{"a":1}\n{"b":2}\n')
    const storage = await fileStorage(folder)
    expect(await storage.list()).toMatchObject([{ id: 'old', open: true, summary: null }])
    expect(await storage.read('old')).toEqual({ head: { a: 1 }, entries: [{ b: 2 }] })
    expect(await storage.append('old', 1, { c: 3 }, { open: false, summary: { d: 4 } })).toBe(true)
    await storage.close()
    const again = await fileStorage(folder)
    expect(await again.list()).toMatchObject([{ id: 'old', open: false, summary: { d: 4 } }])
    expect((await again.read('old'))?.entries).toEqual([{ b: 2 }, { c: 3 }])
    await again.close()
    rmSync(folder, { recursive: true })
  })

  test('what was cut off is taken away; a folder belongs to one storage; an id leads nowhere else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'totemforge-tables-'))
    const storage = await fileStorage(folder)
    await storage.create('a', { head: 1 })
    await storage.append('a', 0, { entry: 0 })
    appendFileSync(join(folder, 'a.jsonl'), '{"ent')
    expect((await storage.read('a'))?.entries).toEqual([{ entry: 0 }])
    expect(await storage.append('a', 1, { entry: 1 })).toBe(true)
    const lines = readFileSync(join(folder, 'a.jsonl'), 'utf8').split('\n')
    expect(lines.slice(0, 3).map((line) => JSON.parse(line)[0])).toEqual([{ head: 1 }, { entry: 0 }, { entry: 1 }])
    expect(lines.slice(3)).toEqual([''])
    await expect(storage.create('../a', {})).rejects.toThrow('letters, digits')
    await expect(fileStorage(folder)).rejects.toMatchObject({ code: 'FOLDER_IN_USE' })
    await expect(fileStorage(folder)).rejects.toMatchObject({ code: 'FOLDER_IN_USE' })
    await storage.close()
    await (await fileStorage(folder)).close()
    writeFileSync(join(folder, 'lock'), String(process.ppid))
    await expect(fileStorage(folder)).rejects.toMatchObject({ code: 'FOLDER_IN_USE' })
    rmSync(folder, { recursive: true })
  })
})
