import { totalmem } from 'node:os'
import { modulePathOf, reasonOf } from '../catalogue'
import { threadFile } from '../catalogue/thread-file'
import type { Fixture } from './fixture'
import { arenaPackages } from './packages'
import { PlanError } from './plan-error'
import { stopped } from './play-fixture'
import type { Played } from './played'
import { type Beat, beatOf, newPulse, type Pulse } from './pulse'
import type { Tournament } from './tournament'
import type { Wrong } from './worker'

const here = import.meta.url

/** Threads that play games of a tournament; it stops a thread whose policy does not yield. */
export interface Pool {
  /** Throws a {@link PlanError} for a policy that does not exist or cannot be created. */
  check(): Promise<void>
  play(fixture: Fixture): Promise<Played>
  close(): Promise<void>
}

/** Loading a module may take longer than a decision. */
const longestMaking = 60_000

/** A policy that eats memory crashes its own thread, not the machine. */
const memoryFor = (workers: number): number => Math.min(4096, Math.floor(totalmem() / 2 ** 20 / (workers + 1)))

const isLate = ({ action }: Beat, since: number, { limits }: Tournament): boolean =>
  performance.now() - since > (action === null ? Math.max(limits.milliseconds, longestMaking) : limits.milliseconds)

/** Checks the pulse from time to time, and calls back when a decision takes too long. */
function lookAt(
  pulse: Pulse,
  seats: readonly string[],
  tournament: Tournament,
  late: (beat: Beat) => void,
): () => void {
  let seen = { count: -1, since: 0 }
  const timer = setInterval(
    () => {
      const beat = beatOf(pulse, seats)
      if (beat.count !== seen.count) seen = { count: beat.count, since: performance.now() }
      else if (beat.seat !== null && isLate(beat, seen.since, tournament)) late(beat)
    },
    Math.min(250, Math.max(10, tournament.limits.milliseconds / 4)),
  )
  return () => clearInterval(timer)
}

export function openPool(tournament: Tournament, workers: number): Pool {
  const { Piscina } = arenaPackages().piscina
  const pool = new Piscina({
    ...threadFile(here, { built: './arena-worker.js', source: './worker.ts' }),
    minThreads: workers,
    maxThreads: workers,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memoryFor(workers) },
  })
  // A crash during a game is reported by the game; an idle thread is replaced silently.
  pool.on('error', () => undefined)
  const playOnce = async (fixture: Fixture): Promise<Played> => {
    const seats = Object.keys(fixture.seated)
    const pulse = newPulse()
    const stop = new AbortController()
    let tooLate: Beat | null = null
    const done = lookAt(pulse, seats, tournament, (beat) => {
      tooLate = beat
      stop.abort()
    })
    try {
      return await pool.run({ tournament, fixture, pulse }, { name: 'play', signal: stop.signal })
    } catch (error) {
      const beat = tooLate ?? beatOf(pulse, seats)
      const kind = tooLate ? 'timeout' : 'crash'
      const policy = policyOf(beat, fixture)
      const message = tooLate
        ? `It took longer than ${tournament.limits.milliseconds} ms.`
        : reasonOf(error, modulePathOf(policy))
      return stopped(tournament, fixture, { kind, seat: beat.seat, policy, action: beat.action, message })
    } finally {
      done()
    }
  }
  return {
    async check() {
      for (const policy of tournament.policies) {
        const signal = AbortSignal.timeout(longestMaking)
        const wrong: Wrong | null = await pool
          .run({ game: tournament.game, policy }, { name: 'check', signal })
          .catch((error: unknown) => {
            const why = signal.aborted ? 'it takes longer than a minute' : reasonOf(error)
            throw new PlanError('module', `The policy "${policy}" cannot be loaded: ${why}`)
          })
        if (wrong) throw new PlanError(wrong.code, wrong.message)
      }
    },
    async play(fixture) {
      const played = await playOnce(fixture)
      // A crash while nobody decides may come from an earlier game.
      const isOthers = played.failure?.kind === 'crash' && played.failure.seat === null
      return isOthers ? playOnce(fixture) : played
    },
    close: () => pool.destroy(),
  }
}

const policyOf = ({ seat }: Beat, { seated }: Fixture): string | null => (seat === null ? null : (seated[seat] ?? null))
