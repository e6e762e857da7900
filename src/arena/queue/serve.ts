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

/** A tournament that is played here for others. */
export interface Serving {
  /** How many of its games wait for somebody to play them. */
  waiting(): Promise<number>
  /** From now on so many of its games are played at once. */
  share(games: number): void
  /** Ends once the games that have been begun are over. */
  close(): Promise<void>
  /** The same for a tournament that is over: of what it was in Redis nothing is left. */
  clear(): Promise<void>
}

interface Desk {
  readonly redis: Redis
  readonly workers: number
  readonly tell: Tell
  readonly done: () => void
}

/**
 * A worker says every two seconds that it still plays. Where that fails for five, its games are given to others, at the next look
 * of anybody, three seconds apart.
 */
const patience = { lockDuration: 5000, stalledInterval: 3000 }

/** A game that was left alone so often brings its machine down. */
export const mostAttempts = 10

/** Plays games of a tournament until it is closed; throws a sentence if a policy of it cannot be made here. */
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
  // The connection says itself that it is lost. A game that was given to somebody else meanwhile is kept all the same.
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
      // A look for games that were left alone writes these, even after everything was thrown away.
      await redis.del(worker.toKey('meta'), worker.toKey('stalled-check'))
    },
  }
}

/** What is the same whenever a game is played. */
const lasting = ({ time, ...played }: Played): string => canonical(played)

/** The first result of a game counts; another is the same, or something in it is not repeatable. */
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
  // What is not a result is removed by whoever collects.
  if (other === null || lasting(other) === lasting(played)) return
  tell(
    `${jobId(played.number)} was played twice, and came out differently: a policy goes by the clock or by chance of its own. The first result counts.`,
  )
}
