import { EventEmitter } from 'node:events'
import { poolDatabase, postgresStorage } from 'totemforge/storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What LISTEN does on the next connections: `lost` ends the connection meanwhile, as a server that shuts down does. */
type Fate = 'listens' | 'lost'

/** A connection that may be released once, as one of `pg`. */
class FakeClient extends EventEmitter {
  released: 'broken' | 'whole' | null = null
  readonly fate: Fate
  constructor(fate: Fate) {
    super()
    this.fate = fate
  }
  async query(): Promise<unknown> {
    if (this.fate === 'listens') return { rows: [] }
    this.end()
    throw new Error('The connection is terminated.')
  }
  release(isBroken = false): void {
    if (this.released) throw new Error('Release called on client which has already been released to the pool.')
    this.released = isBroken ? 'broken' : 'whole'
  }
  /** PostgreSQL says why it ends a connection, and then the connection ends: two errors. */
  end(): void {
    this.emit('error', new Error('terminating connection due to administrator command'))
    this.emit('error', new Error('Connection terminated unexpectedly'))
  }
}

class FakePool extends EventEmitter {
  readonly clients: FakeClient[] = []
  /** The times at which a connection was asked for. */
  readonly asked: number[] = []
  fate: Fate = 'listens'
  isReachable = true
  /** Callers get a connection when this resolves. */
  free: Promise<void> = Promise.resolve()
  readonly options: { readonly max: number }
  constructor(max = 10) {
    super()
    this.options = { max }
  }
  async query(): Promise<{ rows: unknown[] }> {
    return { rows: [{ text: 'one' }] }
  }
  async connect(): Promise<FakeClient> {
    this.asked.push(Date.now())
    await this.free
    if (!this.isReachable) throw new Error('connect ECONNREFUSED')
    const client = new FakeClient(this.fate)
    this.clients.push(client)
    return client
  }
  get held(): FakeClient[] {
    return this.clients.filter(({ released }) => released === null)
  }
}

const listenersOf = (emitter: EventEmitter): number =>
  emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0)

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['LISTEN fails', (pool: FakePool) => Object.assign(pool, { fate: 'lost' })],
  ['no connection can be made', (pool: FakePool) => Object.assign(pool, { isReachable: false })],
])(
  'while %s there is one try at a time, ever later up to two seconds, and no connection is held',
  async (_, trouble) => {
    const pool = new FakePool()
    const told: string[] = []
    const stop = await poolDatabase(pool).listen?.('tables', (payload) => told.push(payload))
    trouble(pool)
    pool.held[0]?.end()
    for (let tries = 0; tries < 7; tries++) {
      await vi.advanceTimersToNextTimerAsync()
      expect(vi.getTimerCount()).toBe(1)
      expect(pool.held).toEqual([])
    }
    expect(pool.asked).toEqual([0, 250, 750, 1750, 3750, 5750, 7750, 9750])
    expect(told).toEqual([])
    Object.assign(pool, { fate: 'listens', isReachable: true })
    await vi.advanceTimersToNextTimerAsync()
    expect(pool.held).toHaveLength(1)
    expect(told).toEqual([''])
    expect(vi.getTimerCount()).toBe(0)
    pool.held[0]?.emit('notification', { payload: '0 one' })
    expect(told).toEqual(['', '0 one'])
    await stop?.()
  },
)

test('a connection that is lost a hundred times is replaced a hundred times, and each is released once', async () => {
  const pool = new FakePool()
  const told: string[] = []
  const stop = await poolDatabase(pool).listen?.('tables', (payload) => told.push(payload))
  for (let lost = 0; lost < 100; lost++) {
    expect(pool.held).toHaveLength(1)
    pool.held[0]?.end()
    await vi.advanceTimersToNextTimerAsync()
  }
  expect(pool.clients).toHaveLength(101)
  expect(pool.clients.filter(({ released }) => released === 'broken')).toHaveLength(100)
  expect(told).toHaveLength(100)
  await stop?.()
})

test('a storage that cannot begin to listen fails, holds no connection and does not try again', async () => {
  const pool = new FakePool()
  pool.fate = 'lost'
  await expect(postgresStorage(poolDatabase(pool))).rejects.toThrow('terminat')
  expect(pool.held).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test.each<[string, (pool: FakePool) => Promise<unknown>]>([
  ['while it listens', async () => undefined],
  [
    'while it waits for the next try',
    async (pool) => {
      pool.held[0]?.end()
      await vi.advanceTimersByTimeAsync(1)
    },
  ],
  [
    'while it waits for a connection',
    async (pool) => {
      pool.free = new Promise((resolve) => setTimeout(resolve, 10_000))
      pool.held[0]?.end()
      await vi.advanceTimersByTimeAsync(1000)
    },
  ],
])(
  'closed %s, a storage holds no connection and no listener of one, and tries and tells nothing',
  async (_, prepare) => {
    const pool = new FakePool()
    const storage = await postgresStorage(poolDatabase(pool))
    let told = 0
    storage.watch?.('one', () => told++)
    await prepare(pool)
    const asked = pool.asked.length
    await storage.close()
    expect(pool.held).toEqual([])
    expect(pool.clients.map(listenersOf)).toEqual(pool.clients.map(() => 0))
    await vi.runAllTimersAsync()
    expect(pool.held).toEqual([])
    expect(pool.asked).toHaveLength(asked)
    expect(told).toBe(0)
  },
)

test('a pool has one error listener for all storages on it, so an idle connection that ends is no accident', async () => {
  const pool = new FakePool()
  for (let storages = 0; storages < 20; storages++) {
    const storage = await postgresStorage(poolDatabase(pool))
    pool.emit('error', new Error('terminating connection due to administrator command'))
    await storage.close()
  }
  expect(pool.listenerCount('error')).toBe(1)
})

test('a pool of one connection is refused: it would wait for itself', () => {
  expect(() => poolDatabase(new FakePool(1))).toThrow('The pool has max: 1. It needs 2 connections or more')
  expect(() => poolDatabase(new FakePool(1))).toThrow(expect.objectContaining({ code: 'POOL_TOO_SMALL' }))
  expect(() => poolDatabase(new FakePool(2))).not.toThrow()
})
