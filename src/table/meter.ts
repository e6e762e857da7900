import type { Clock } from './clock'

/**
 * The rate of messages that are read.
 *
 * @example
 * const rate: Allowed = { perSecond: 20, atOnce: 40 }
 */
export interface Allowed {
  readonly perSecond: number
  /** The number of messages that may come at once after a pause. */
  readonly atOnce: number
}

/** Counts messages and the cost of their answers. */
export function createMeter({ perSecond, atOnce }: Allowed, clock: Clock) {
  let left = atOnce
  let counted = clock.now()
  /** The messages since the last pause. */
  let thrownAway = 0
  /** The unpaid cost of answers, in messages. */
  let owed = 0
  const pass = (): void => {
    const now = clock.now()
    // Without a limit, no time at all would earn what is not a number.
    const earned = now === counted ? 0 : ((now - counted) / 1000) * perSecond
    left = Math.min(atOnce, left + earned)
    owed = Math.max(0, owed - earned)
    counted = now
  }
  return {
    /** Adds the cost of an answer, in messages. */
    charge(messages: number): void {
      pass()
      owed += messages
    },
    /** Whether the unpaid cost is too high for another long answer. */
    owes(): boolean {
      pass()
      return owed > atOnce
    },
    count(): { readonly passes: boolean; readonly thrownAway: number } {
      pass()
      if (left === atOnce) thrownAway = 0
      const passes = left >= 1
      if (passes) left--
      else thrownAway++
      return { passes, thrownAway }
    },
  }
}
