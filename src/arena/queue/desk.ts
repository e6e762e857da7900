import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Fixture } from '../fixture'
import { stopped } from '../play-fixture'
import type { Played } from '../played'
import { resultIn } from '../result-in'
import type { Tell } from './connect'
import { allKey, jobId, kept, numberOf, orderKey, prefix, refusalsKey, resultsKey } from './names'
import type { Order } from './order'
import { queuePackages } from './packages'
import { mostAttempts } from './serve'

/** Hands out the games of a tournament and collects the results. */
export interface Desk {
  readonly redis: Redis
  readonly queue: Queue<Fixture>
  readonly order: Order
  /** By number, in order. */
  readonly missing: Map<number, Fixture>
  readonly done: (played: Played) => void
  readonly tell: Tell
  /** How many bad results each game got, by its number. */
  readonly refused: Map<number, number>
}

/** A game with this many bad results is not played again. */
const mostRefusals = 5

/** How many missing games to hand out at a time. */
export const atOnce = 5000

export async function openQueue(redis: Redis, id: string): Promise<Queue<Fixture>> {
  const { Queue } = await queuePackages()
  const queue = new Queue<Fixture>(id, { connection: redis, prefix, streams: { events: { maxLen: 10 } } })
  // The connection itself reports a loss.
  queue.on('error', () => undefined)
  return queue
}

/** The first missing games. */
function first({ missing }: Desk): Fixture[] {
  const found: Fixture[] = []
  for (const fixture of missing.values()) {
    if (found.length === atOnce) break
    found.push(fixture)
  }
  return found
}

/** Records that somebody wants the results. */
export async function publish({ redis, order }: Desk): Promise<void> {
  await redis.set(orderKey(order.id), JSON.stringify(order), 'EX', kept.seconds)
  await redis.zadd(allKey, Date.now(), order.id)
}

/** Takes the available results and returns their number. It removes bad results, and those games are played again. */
export async function takeResults(desk: Desk): Promise<number> {
  const { redis, order, missing, done } = desk
  const wanted = first(desk)
  const found = await redis.hmget(resultsKey(order.id), ...wanted.map(({ number }) => String(number)))
  let count = 0
  for (const [index, fixture] of wanted.entries()) {
    const text = found[index]
    if (typeof text !== 'string') continue
    const played = resultIn(text, fixture) ?? (await refuse(desk, fixture))
    if (played === null) continue
    count++
    if (missing.delete(fixture.number)) done(played)
  }
  return count
}

/** Removes a bad result. After a few of them it gives the game up: no worker can play it. */
async function refuse({ redis, order, tell, refused }: Desk, fixture: Fixture): Promise<Played | null> {
  const { number } = fixture
  await redis.hdel(resultsKey(order.id), String(number))
  const times = (refused.get(number) ?? 0) + 1
  refused.set(number, times)
  if (times < mostRefusals) {
    tell(`A worker sent a bad result for game ${number}. It is removed, and the game is played again.`)
    return null
  }
  return failed(order, fixture, 'No worker sent a good result.')
}

const failed = ({ head }: Order, fixture: Fixture, message: string): Promise<Played> =>
  stopped(head.tournament, fixture, { kind: 'crash', seat: null, policy: null, action: null, message })

/** Hands out missing games that neither wait nor run: all at the beginning, later those that Redis has lost. */
export async function handOut(desk: Desk): Promise<void> {
  const { redis, queue, missing } = desk
  const wanted = first(desk)
  const pipeline = redis.pipeline()
  for (const { number } of wanted) pipeline.exists(queue.toKey(jobId(number)))
  const there = (await pipeline.exec()) ?? []
  // A finished game has a result before its job disappears.
  await takeResults(desk)
  const lost = wanted.filter(({ number }, index) => there[index]?.[1] === 0 && missing.has(number))
  await queue.addBulk(
    lost.map((fixture) => ({
      name: 'game',
      data: fixture,
      opts: {
        jobId: jobId(fixture.number),
        removeOnComplete: true,
        attempts: mostAttempts,
        backoff: { type: 'fixed', delay: 1000 },
      },
    })),
  )
}

/** A game that no worker could finish counts as failed. */
export async function takeFailed({ queue, order, missing, done }: Desk): Promise<void> {
  for (const job of await queue.getFailed(0, 100)) {
    const fixture = missing.get(numberOf(job.id ?? ''))
    if (fixture) {
      const played = await failed(order, fixture, `No worker could finish it: ${job.failedReason}`)
      if (missing.delete(fixture.number)) done(played)
    }
    await job.remove()
  }
}

/** The reasons why workers refuse to play it. */
export const refusalsOf = ({ redis, order }: Desk): Promise<Record<string, string>> =>
  redis.hgetall(refusalsKey(order.id))

/** Deletes everything. */
export async function forget(redis: Redis, queue: Queue<Fixture>): Promise<void> {
  const id = queue.name
  await redis.zrem(allKey, id)
  await queue.obliterate({ force: true })
  await redis.del(orderKey(id), resultsKey(id), refusalsKey(id))
}

/** Takes back the games that nobody has begun; the results stay. */
export async function withdraw({ redis, queue, order }: Desk): Promise<void> {
  await redis.zrem(allKey, order.id)
  await queue.drain()
}

/** Deletes tournaments that nobody has asked for in a day. */
export async function forgetOld(redis: Redis): Promise<void> {
  for (const id of await redis.zrangebyscore(allKey, '-inf', Date.now() - kept.milliseconds)) {
    const queue = await openQueue(redis, id)
    await forget(redis, queue)
    await queue.close()
  }
}
