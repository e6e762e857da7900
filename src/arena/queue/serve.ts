import { hostname } from 'node:os'
import type { Redis } from 'ioredis'
import type { Fixture } from '../fixture'
import { canonical } from '../head'
import type { Played } from '../played'
import { openPool } from '../pool'
import { resultIn } from '../result-in'
import type { Tell } from './connect'
import { jobId, kept, prefix, resultsKey } from './names'
import type { Order } from './order'
import { queuePackages } from './packages'

/** A tournament that this machine plays for others. */
export interface Serving {
  /** The number of its games that wait for a worker. */
  waiting(): Promise<number>
  /** Sets how many of its games run at once. */
  share(games: number): void
  /** Stops after the running games are over. */
  close(): Promise<void>
  /** The same for a tournament that is over and deleted from Redis. */
  clear(): Promise<void>
}

interface Desk {
  readonly redis: Redis
  readonly workers: number
  readonly tell: Tell
  readonly done: () => void
}

/**
 * A worker reports every two seconds that it still plays. After five seconds without a report, other workers get its games at
 * their next check; they check every three seconds.
 */
const patience = { lockDuration: 5000, stalledInterval: 3000 }

/** A game abandoned this often crashes its machine. */
export const mostAttempts = 10

/** Plays games of a tournament until it is closed; throws a sentence if it cannot create a policy here. */
export async function serve({ id, head }: Order, { redis, workers, tell, done }: Desk): Promise<Serving> {
  const { Worker } = await queuePackages()
  const pool = openPool(head.tournament, workers)
  try {
    await pool.check()
  } catch (error) {
    await pool.close()
    throw error
  }
  const worker = new Worker<Fixture, null>(
    id,
    async ({ data }) => {
      const played = await pool.play(data)
      await keep(redis, id, data, played, tell)
      done()
      return null
    },
    {
      connection: redis,
      prefix,
      name: `${hostname()}-${process.pid}`,
      ...patience,
      concurrency: workers,
      maxStalledCount: mostAttempts,
      removeOnComplete: { count: 0 },
      runRetryDelay: 1000,
      drainDelay: 1,
    },
  )
  // The connection itself reports a loss. Keep the result even if another worker got the game meanwhile.
  worker.on('error', () => undefined)
  const close = async (): Promise<void> => {
    await worker.close()
    await pool.close()
  }
  return {
    waiting: () => redis.llen(worker.toKey('wait')),
    share(games) {
      if (worker.concurrency !== games) worker.concurrency = games
    },
    close,
    async clear() {
      await close()
      // A check for abandoned games writes these, even after the tournament was deleted.
      await redis.del(worker.toKey('meta'), worker.toKey('stalled-check'))
    },
  }
}

/** The part of a result that every repetition of a game gives. */
const lasting = ({ time, ...played }: Played): string => canonical(played)

/** The first result of a game counts. A second one must be equal, or the game is not repeatable. */
async function keep(redis: Redis, id: string, fixture: Fixture, played: Played, tell: Tell): Promise<void> {
  const key = resultsKey(id)
  const field = String(played.number)
  const first = await redis.hsetnx(key, field, JSON.stringify(played))
  if (first === 1) {
    await redis.expire(key, kept.seconds)
    return
  }
  const there = await redis.hget(key, field)
  if (there === null) return
  const other = resultIn(there, fixture)
  // The collector removes texts that are not results.
  if (other === null || lasting(other) === lasting(played)) return
  tell(
    `${jobId(played.number)} was played twice with different results: a policy uses the clock or its own chance. The first result counts.`,
  )
}
