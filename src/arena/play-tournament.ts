import { availableParallelism } from 'node:os'
import type { Fixture } from './fixture'
import { fixtures } from './fixtures'
import { PlanError } from './plan-error'
import type { Played } from './played'
import { openPool, type Pool } from './pool'
import { collectGames } from './queue/collect'
import { openResults } from './results-file'
import { summarise } from './summarise'
import type { Summary } from './summary'
import { type Tournament, type TournamentPlan, tournament } from './tournament'
import { given } from './until'

/**
 * The progress of a tournament.
 *
 * @example
 * onProgress: ({ done, games, rate }) => console.log(`${done} of ${games}, ${rate.toFixed(1)} a second`)
 */
export interface Progress {
  readonly done: number
  readonly games: number
  /** Games a second in the present run. */
  readonly rate: number
  /** The seconds left at this rate. */
  readonly left: number
}

/**
 * How to play a tournament: nothing here changes the results.
 *
 * @example
 * const playing: Playing = { workers: 2, results: 'duels.jsonl', onProgress: ({ done }) => console.log(done) }
 */
export interface Playing {
  /** The number of threads; by default the number of processors. */
  readonly workers?: number
  /** Ends the tournament early and keeps the finished games. */
  readonly signal?: AbortSignal
  /**
   * The address of Redis, `redis://:password@host:6379`: its workers ({@link playForOthers}) play all games, and this process
   * none. It needs the packages `bullmq` and `ioredis`.
   */
  readonly redis?: string
  /** Receives sentences about Redis and its workers. */
  readonly tell?: (sentence: string) => void
  /** A file that receives every result at once. Games that it already holds are not played again. */
  readonly results?: string
  readonly onProgress?: (progress: Progress) => void
}

/**
 * A played tournament, or the part played before it ended early.
 *
 * @example
 * const { summary, played } = await playTournament(plan)
 */
export interface Tourney {
  readonly tournament: Tournament
  /** In the order of their numbers. */
  readonly played: readonly Played[]
  readonly summary: Summary
  /** Whether all games are played. */
  readonly whole: boolean
}

/**
 * Plays a tournament in threads and returns the results, which are the same with any number of threads. A policy loses a game
 * if it throws, answers with an illegal action, takes too long or forever, or crashes its thread; the other games continue.
 *
 * @example
 * const { summary } = await playTournament({ policies: ['./my-bot.js', 'greedy'], games: 200 })
 * for (const { name, share, low, high } of summary.policies) console.log(name, share, low, high)
 */
export async function playTournament(plan: TournamentPlan, playing: Playing = {}): Promise<Tourney> {
  const whole = tournament(plan)
  const { workers = availableParallelism(), redis, signal, tell = () => undefined, results: file, onProgress } = playing
  if (!Number.isSafeInteger(workers) || workers < 1)
    throw new PlanError('plan', `The number of workers is a whole number from 1, not ${workers}.`)
  const all = await fixtures(whole)
  const pool = openPool(whole, redis === undefined ? workers : 1)
  try {
    await pool.check()
    const results = file === undefined ? null : await openResults(file, whole)
    const played = new Map(results?.played.map((game) => [game.number, game]))
    const report = progressOf(played, all.length, onProgress)
    try {
      const waiting = all.filter(({ number }) => !played.has(number))
      const keep = (game: Played): void => {
        results?.add(game)
        played.set(game.number, game)
        report()
      }
      if (redis === undefined) await playAll(waiting, pool, workers, signal, keep)
      else await collectGames(waiting, { tournament: whole, redis, signal, tell }, keep)
    } finally {
      results?.close()
    }
    const games = [...played.values()].sort((one, other) => one.number - other.number)
    return { tournament: whole, played: games, summary: summarise(whole, games), whole: games.length === all.length }
  } finally {
    await pool.close()
  }
}

function progressOf(played: ReadonlyMap<number, Played>, games: number, tell: Playing['onProgress']): () => void {
  const since = performance.now()
  const before = played.size
  return () => {
    const rate = (1000 * (played.size - before)) / (performance.now() - since)
    tell?.({ done: played.size, games, rate, left: (games - played.size) / rate })
  }
}

/** Hands out a few more games than there are threads, so that no thread waits for its next game. */
const ahead = 2

/** Plays until no games are left, or the signal ends it. */
async function playAll(
  waiting: readonly Fixture[],
  pool: Pool,
  workers: number,
  signal: AbortSignal | undefined,
  done: (played: Played) => void,
): Promise<void> {
  const rest = waiting.values()
  const line = async (): Promise<void> => {
    for (const fixture of rest) {
      if (signal?.aborted) return
      const game = await pool.play(fixture)
      // After the signal the threads are terminated, so these results do not count.
      if (signal?.aborted) return
      done(game)
    }
  }
  const lines = Promise.all(Array.from({ length: workers + ahead }, line))
  await Promise.race([lines, given(signal)])
  lines.catch(() => undefined)
}
