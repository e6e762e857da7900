import type { Redis } from 'ioredis'
import { PlanError } from '../plan-error'
import { queuePackages } from './packages'

/** Tells the person something, in a sentence. */
export type Tell = (sentence: string) => void

/** The address without its secrets. */
function placeIn(url: string): string {
  let place: URL
  try {
    place = new URL(url)
  } catch {
    throw new PlanError('redis', 'The address of Redis looks like redis://:password@host:6379.')
  }
  if (place.protocol !== 'redis:' && place.protocol !== 'rediss:')
    throw new PlanError('redis', `The address of Redis begins with redis:// or rediss://, not ${place.protocol}//.`)
  return place.host
}

export interface Connection {
  readonly redis: Redis
  close(): void
}

/** A connection that survives a pause of Redis: commands sent meanwhile get their answers afterwards. */
export async function connect(url: string, tell: Tell): Promise<Connection> {
  const place = placeIn(url)
  const { Redis } = await queuePackages()
  let reached = false
  let lost = false
  let closed = false
  let problem: Error | null = null
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5000,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (reached ? Math.min(100 * times, 2000) : null),
  })
  redis.on('error', (error: Error) => {
    problem = error
  })
  redis.on('close', () => {
    if (reached && !lost && !closed) tell(`Redis at ${place} is gone. Trying again until it is back.`)
    lost = true
  })
  redis.on('ready', () => {
    if (reached && lost) tell(`Redis at ${place} is back.`)
    reached = true
    lost = false
  })
  const close = (): void => {
    closed = true
    redis.disconnect()
  }
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    close()
    const reason = problem ?? error
    throw new PlanError(
      'redis',
      `Redis cannot be used at ${place}: ${reason instanceof Error ? reason.message : reason}`,
    )
  }
  return { redis, close }
}

/** What Redis itself refuses, such as writing while its disk is full, as a sentence; any other error as it is. */
export const refusedBy = (url: string, error: unknown): unknown =>
  error instanceof Error && error.name === 'ReplyError'
    ? new PlanError('redis', `Redis at ${placeIn(url)} refuses to go on: ${error.message}`)
    : error
