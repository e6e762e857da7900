import type { Clock } from './clock'

/**
 * How many messages are read.
 *
 * @example
 * const rate: Allowed = { perSecond: 20, atOnce: 40 }
 */
export interface Allowed {
  readonly perSecond: number
  /** So many may come at once after a pause. */
  readonly atOnce: number
}

/** Counts messages, and what their answers cost. */
export function createMeter({ perSecond, atOnce }: Allowed, clock: Clock) {
  let left = atOnce
  let counted = clock.now()
  /** Since there was last a pause. */
  let thrownAway = 0
  /** What answers have cost, in messages, and is not paid yet. */
  let owed = 0
  const pass = (): void => {
    const now = clock.now()
    const earned = ((now - counted) / 1000) * perSecond
    left = Math.min(atOnce, left + earned)
    owed = Math.max(0, owed - earned)
    counted = now
  }
  return {
    /** An answer cost as much as so many messages. */
    charge(messages: number): void {
      pass()
      owed += messages
    },
    /** Whether answers have cost too much for another one that is long. */
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
