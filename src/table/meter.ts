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

/** Counts messages. */
export function createMeter({ perSecond, atOnce }: Allowed, clock: Clock) {
  let left = atOnce
  let counted = clock.now()
  /** Since there was last a pause. */
  let thrownAway = 0
  return {
    count(): { readonly passes: boolean; readonly thrownAway: number } {
      const now = clock.now()
      left = Math.min(atOnce, left + ((now - counted) / 1000) * perSecond)
      counted = now
      if (left === atOnce) thrownAway = 0
      const passes = left >= 1
      if (passes) left--
      else thrownAway++
      return { passes, thrownAway }
    },
  }
}
