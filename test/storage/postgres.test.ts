import pg from 'pg'
import { createRandom } from 'totemforge'
import { poolDatabase, postgresStorage } from 'totemforge/storage'
import { openTable } from 'totemforge/table'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { isThere } from '../needs'
import { done } from '../table/support'
import { startPostgres } from './postgres'

/** Long enough for any machine; what is waited for comes much sooner. */
const patience = { timeout: 50_000, interval: 5 }

describe.skipIf(!isThere('psql'))('a pool of PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 120_000)
  afterAll(() => postgres?.end())

  /** A storage as a server has it, on a pool of its own. */
  async function serverNamed(name: string, max = 5) {
    const pool = new pg.Pool({ connectionString: postgres.url, application_name: name, max })
    const storage = await postgresStorage(poolDatabase(pool))
    let isClosed = false
    const close = async (): Promise<void> => {
      if (isClosed) return
      isClosed = true
      await storage.close()
      await pool.end()
    }
    onTestFinished(close)
    return { name, pool, storage, close }
  }

  /** Asks PostgreSQL over a connection that no server has. */
  async function ask(text: string, name: string): Promise<number> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<{ count: string }>(text, [name])
    await client.end()
    return Number(rows[0]?.count)
  }

  /** How many connections of a server listen. */
  const listening = (name: string): Promise<number> =>
    ask("select count(*) from pg_stat_activity where application_name = $1 and query = 'listen totemforge'", name)

  const endAll = (name: string): Promise<number> =>
    ask('select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name = $1', name)

  test('a server whose connections end again and again listens once and answers', async () => {
    const { name, pool, storage } = await serverNamed('again')
    await storage.create('again', {})
    let missed = 0
    storage.watch?.('again', (count) => {
      if (count === undefined) missed++
    })
    for (let ended = 1; ended <= 5; ended++) {
      // The pool has idle connections too.
      await Promise.all([1, 2, 3].map(() => storage.read('again')))
      expect(await endAll(name)).toBeGreaterThan(1)
      await vi.waitUntil(() => missed === ended && pool.idleCount === 0, patience)
      expect(await listening(name)).toBe(1)
      expect(pool.totalCount).toBe(1)
      expect(await storage.append('again', ended - 1, { ended })).toBe(true)
    }
    expect((await storage.read('again'))?.entries).toHaveLength(5)
  })

  test('a table hears what another server did while its connection was lost, and while PostgreSQL started again', async () => {
    const [here, there] = [await serverNamed('here'), await serverNamed('there')]
    const [one, other] = [
      await openTable(connectFour, here.storage, 'friday'),
      await openTable(connectFour, there.storage, 'friday'),
    ]
    const red = done(await one.take('red')).token
    const seen = (): number => done(one.since(null)).version
    await endAll(here.name)
    const yellow = done(await other.take('yellow')).token
    await vi.waitUntil(() => seen() === done(other.since(null)).version, patience)
    await postgres.restart()
    await vi.waitUntil(async () => {
      const { version } = done(other.since(red))
      return (await other.act(red, { type: 'drop', column: 4 }, version, { id: 'first' })).ok
    }, patience)
    await vi.waitUntil(() => seen() === done(other.since(null)).version, patience)
    const { version } = done(one.since(yellow))
    done(await one.act(yellow, { type: 'drop', column: 5 }, version))
    await vi.waitUntil(() => seen() === done(other.since(null)).version, patience)
    expect(other.record()).toEqual(one.record())
    expect([await listening(here.name), await listening(there.name)]).toEqual([1, 1])
    one.close()
    other.close()
  })

  test('a closed storage leaves nothing behind: the pool ends, also while a connection is sought', async () => {
    const { name, pool, storage, close } = await serverNamed('closed')
    expect(await listening(name)).toBe(1)
    await storage.close()
    await vi.waitUntil(() => pool.totalCount === pool.idleCount, patience)
    await vi.waitUntil(async () => (await listening(name)) === 0, patience)
    await close()
    const again = await serverNamed('closed again')
    await endAll(again.name)
    await vi.waitUntil(() => again.pool.totalCount === 0, patience)
    await again.close()
    expect(again.pool.ended).toBe(true)
    expect(await listening(again.name)).toBe(0)
  })

  test('a pool of one is refused; one of two answers twenty at once', async () => {
    const one = new pg.Pool({ connectionString: postgres.url, max: 1 })
    expect(() => poolDatabase(one)).toThrow(expect.objectContaining({ code: 'POOL_TOO_SMALL' }))
    await one.end()
    const { storage } = await serverNamed('two', 2)
    await storage.create('two', {})
    const won = await Promise.all(Array.from({ length: 20 }, (_, index) => storage.append('two', 0, { index })))
    expect(won.filter((each) => each)).toHaveLength(1)
  })

  test('two servers that write the same entries at once share them: each entry is kept once, and nobody waits for ever', async () => {
    const [one, other] = [await serverNamed('one'), await serverNamed('other')]
    const ids = Array.from({ length: 100 }, (_, index) => `shared-${index}`)
    await Promise.all(ids.map((id) => one.storage.create(id, {})))
    for (let number = 0; number < 5; number++) {
      const [mine, theirs] = await Promise.all([
        Promise.all(ids.map((id) => one.storage.append(id, number, { by: 'one' }))),
        Promise.all([...ids].reverse().map((id) => other.storage.append(id, number, { by: 'other' }))),
      ])
      expect(mine.map((isMine, index) => isMine !== theirs.at(-1 - index))).toEqual(ids.map(() => true))
    }
    for (const id of ids) expect((await one.storage.read(id))?.entries).toHaveLength(5)
  })

  test('the longest id is indexed, and a notification holds it; what PostgreSQL cannot keep is refused', async () => {
    const [one, other] = [await serverNamed('ids'), await serverNamed('other ids')]
    const random = createRandom(1)
    // Nothing that PostgreSQL could compress.
    const longest = Array.from({ length: 500 }, () => String.fromCodePoint(random.integer(0x10000, 0x10ffff))).join('')
    const heard = new Promise((resolve) => other.storage.watch?.(longest, resolve))
    expect(await one.storage.create(longest, {})).toBe(true)
    expect(await one.storage.append(longest, 0, {})).toBe(true)
    expect(await heard).toBe(1)
    expect((await other.storage.read(longest))?.entries).toEqual([{}])
    expect(await one.storage.remove(longest)).toBe(true)
    for (const [id, sentence] of [
      [`${longest}a`, 'has up to 2,000 bytes in UTF-8; this one has more.'],
      ['a\0b', 'has no NUL character and no lone surrogate.'],
      ['a\ud83d', 'has no NUL character and no lone surrogate.'],
    ] as const) {
      const refused = { code: 'BAD_TABLE_ID', message: expect.stringContaining(sentence) }
      await expect(one.storage.create(id, {})).rejects.toMatchObject(refused)
      await expect(one.storage.read(id)).rejects.toMatchObject(refused)
      await expect(one.storage.append(id, 0, {})).rejects.toMatchObject(refused)
      await expect(one.storage.remove(id)).rejects.toMatchObject(refused)
    }
  })

  test('texts of any kind come back as they were', async () => {
    const { storage } = await serverNamed('texts')
    const entry = { z: 'a\0b', a: '\ud83d \\u0000 "\\" \u2028', list: [null, 1.5, { '': '' }] }
    await storage.create('texts', entry, { open: true, summary: { zero: '\0' } })
    await storage.append('texts', 0, entry, { open: false, summary: { half: '\udc00' } })
    const kept = await storage.read('texts')
    expect(JSON.stringify([kept?.head, ...(kept?.entries ?? [])])).toBe(JSON.stringify([entry, entry]))
  })

  test('a missing entry is damage, and no later one takes its number', async () => {
    const { pool, storage } = await serverNamed('gap')
    await storage.create('gap', {})
    for (let number = 0; number < 4; number++) await storage.append('gap', number, { number })
    await pool.query("delete from totemforge_entries where table_id = 'gap' and number = 2")
    const missing = { code: 'DAMAGED_TABLE', message: 'Entry 2 of the table gap is missing.' }
    await expect(storage.read('gap')).rejects.toMatchObject(missing)
    await expect(storage.read('gap', 2)).rejects.toMatchObject(missing)
    expect((await storage.read('gap', 3))?.entries).toEqual([{ number: 3 }])
  })
})
