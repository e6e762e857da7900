/**
 * The clock of a table: milliseconds since any start, and timers. A test passes a clock that it moves itself.
 *
 * @example
 * const clock: Clock = { now: () => time, after: (milliseconds, run) => schedule(time + milliseconds, run) }
 */
export interface Clock {
  now(): number
  /** Returns a function that cancels the timer. */
  after(milliseconds: number, run: () => void): () => void
}

/** The longest timer of the platform: a longer one is set in parts. */
const longestWait = 2 ** 31 - 1

/** The clock of the platform. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, longestWait))
    return () => clearTimeout(timer)
  },
}
