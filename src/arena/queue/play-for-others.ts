import { availableParallelism, hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { reasonOf } from '../../catalogue/reason'
import { arenaPackages } from '../packages'
import { given } from '../until'
import { connect, refusedBy, type Tell } from './connect'
import { allKey, kept, orderKey, refusalsKey } from './names'
import { acceptable } from './order'
import { type Serving, serve } from './serve'

/**
 * The settings of a machine that plays for the tournaments of others.
 *
 * @example
 * const working: Working = { redis: 'redis://:secret@10.0.0.5:6379', workers: 8, tell: console.log }
 */
export interface Working {
  /** The address of Redis. */
  readonly redis: string
  /** The number of threads; by default the number of processors. */
  readonly workers?: number
  /** Stops the worker after the running games are over. */
  readonly signal?: AbortSignal
  /** Receives sentences about what begins, ends, or cannot be played here. */
  readonly tell?: (sentence: string) => void
  /** Called after every game with the number of games played here. */
  readonly onGame?: (played: number) => void
}

/** How often a worker checks for tournaments that have begun or ended. */
const between = 1000

/** Takes a few more games than there are threads, so that no thread waits for its next game. */
const ahead = 2

/**
 * Plays games of the tournaments that others have begun with the same Redis ({@link Playing.redis}), until the signal stops it.
 * It needs the packages `bullmq` and `ioredis`. It does not play a tournament with a different version or module, and tells
 * both sides why.
 *
 * @example
 * await playForOthers({ redis: 'redis://:secret@10.0.0.5:6379', tell: console.log })
 */
export async function playForOthers(working: Working): Promise<void> {
  const { workers = availableParallelism(), signal, tell = () => undefined, onGame } = working
  // Report missing packages before anything begins.
  arenaPackages()
  const { redis, close } = await connect(working.redis, tell)
  const serving = new Map<string, Serving | null>()
  let played = 0
  const desk = { redis, workers, tell, done: () => onGame?.(++played) }
  const attend = async (): Promise<void> => {
    while (!signal?.aborted) {
      const there = await redis.zrangebyscore(allKey, Date.now() - kept.milliseconds, '+inf')
      for (const id of there) if (!serving.has(id)) serving.set(id, await begin(id, desk))
      for (const [id, each] of serving) {
        if (there.includes(id)) continue
        serving.delete(id)
        if (each) tell('A tournament is over.')
        each?.clear().catch(() => undefined)
      }
      await share(serving, workers)
      await setTimeout(between, undefined, signal ? { signal } : {}).catch(() => undefined)
    }
  }
  try {
    const attending = attend()
    await Promise.race([attending, given(signal)])
    // Wait for a tournament that is just beginning, but not for a lost Redis.
    await Promise.race([attending, setTimeout(2000, undefined, { ref: false })])
  } catch (error) {
    throw refusedBy(working.redis, error)
  } finally {
    // Otherwise its threads would keep the program running.
    await Promise.all([...serving.values()].map((each) => each?.close())).finally(close)
  }
}

interface Desk {
  readonly redis: Redis
  readonly workers: number
  readonly tell: Tell
  readonly done: () => void
}

/** Begins to play for a tournament, or tells both sides why it cannot. */
async function begin(id: string, desk: Desk): Promise<Serving | null> {
  const { redis, tell } = desk
  const refuse = async (why: string): Promise<null> => {
    tell(`This worker does not play a tournament. ${why}`)
    const key = refusalsKey(id)
    await redis.hset(key, `${hostname()}-${process.pid}`, why)
    await redis.expire(key, kept.seconds)
    return null
  }
  const text = await redis.get(orderKey(id))
  if (text === null) return null
  const order = await acceptable(id, text).catch(reasonOf)
  if (typeof order === 'string') return refuse(order)
  const { game, policies, games } = order.head.tournament
  try {
    const serving = await serve(order, desk)
    tell(`A tournament of ${games} games of ${game}: ${policies.join(', ')}.`)
    return serving
  } catch (error) {
    return refuse(reasonOf(error))
  }
}

/** Divides the threads among the tournaments that have waiting games. */
async function share(serving: ReadonlyMap<string, Serving | null>, workers: number): Promise<void> {
  const all = [...serving.values()].filter((each) => each !== null)
  const waiting = await Promise.all(all.map((each) => each.waiting()))
  const busy = Math.max(1, waiting.filter((count) => count > 0).length)
  for (const each of all) each.share(Math.ceil((workers + ahead) / busy))
}
