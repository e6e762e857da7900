import { setTimeout } from 'node:timers/promises'
import type { Fixture } from '../fixture'
import type { Played } from '../played'
import type { Tournament } from '../tournament'
import { given } from '../until'
import { connect, refusedBy, type Tell } from './connect'
import {
  atOnce,
  type Desk,
  forget,
  forgetOld,
  handOut,
  openQueue,
  publish,
  refusalsOf,
  takeFailed,
  takeResults,
  withdraw,
} from './desk'
import { orderOf } from './order'

/** Where the games are played, and until when. */
export interface Collecting {
  readonly tournament: Tournament
  /** The address of Redis. */
  readonly redis: string
  readonly signal: AbortSignal | undefined
  readonly tell: Tell
}

/** In milliseconds: how often to fetch results, and how often to check that every missing game is queued. */
const between = { results: 200, games: 5000 }

/**
 * Hands games to the workers of this Redis and yields each result once, until all are there or the signal ends it. It also
 * finds results from an earlier run that ended early.
 */
export async function collectGames(
  waiting: readonly Fixture[],
  { tournament, redis: url, signal, tell }: Collecting,
  done: (played: Played) => void,
): Promise<void> {
  const order = await orderOf(tournament)
  const { redis, close } = await connect(url, tell)
  const queue = await openQueue(redis, order.id)
  const missing = new Map(waiting.map((fixture) => [fixture.number, fixture]))
  let open = true
  const desk: Desk = { redis, queue, order, missing, done: (played) => open && done(played), tell, refused: new Map() }
  try {
    await Promise.race([collectAll(desk), given(signal)])
    open = false
    // Do not wait for Redis if it is gone.
    const leave = missing.size === 0 ? forget(redis, queue) : withdraw(desk)
    await Promise.race([leave, setTimeout(2000, undefined, { ref: false })])
  } catch (error) {
    throw refusedBy(url, error)
  } finally {
    open = false
    close()
  }
}

async function collectAll(desk: Desk): Promise<void> {
  const { tell } = desk
  const told = new Set<string>()
  let all = desk.missing.size
  await forgetOld(desk.redis)
  for (let looks = 0; desk.missing.size > 0; looks++) {
    await publish(desk)
    await handOut(desk)
    await takeFailed(desk)
    for (const why of Object.values(await refusalsOf(desk)).filter((each) => !told.has(each))) {
      told.add(why)
      tell(`A worker does not play the tournament. ${why}`)
    }
    if (looks === 1 && desk.missing.size === all) tell(await workersTold(desk))
    all = desk.missing.size
    await takeFor(between.games, desk)
  }
}

/** Takes results as they come, until the time is up or new games must be handed out. */
async function takeFor(milliseconds: number, desk: Desk): Promise<void> {
  const since = performance.now()
  for (let taken = 0; performance.now() - since < milliseconds && taken < atOnce / 2; ) {
    await setTimeout(between.results)
    taken += await takeResults(desk)
    if (desk.missing.size === 0) return
  }
}

async function workersTold({ queue }: Desk): Promise<string> {
  const count = await queue.getWorkersCount().catch(() => 0)
  if (count > 0) return `${count === 1 ? 'One worker plays' : `${count} workers play`} the first games.`
  return 'No worker is there yet. Run on every machine: npx totemforge worker --redis URL'
}
