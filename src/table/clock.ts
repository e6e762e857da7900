/**
 * Where a table has its time from: milliseconds from any beginning on, and what is to be done later. A test hands over one that it
 * moves itself.
 *
 * @example
 * const clock: Clock = { now: () => time, after: (milliseconds, run) => schedule(time + milliseconds, run) }
 */
export interface Clock {
  now(): number
  /** Returns what calls it off. */
  after(milliseconds: number, run: () => void): () => void
}

/** A platform counts no further: what is to be done later is asked for again. */
const longestWait = 2 ** 31 - 1

/** The time of the platform. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, longestWait))
    return () => clearTimeout(timer)
  },
}
