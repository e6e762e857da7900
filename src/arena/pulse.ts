import type { Watch } from './clock'

/**
 * What a thread that plays says of itself in memory that it shares: it can be read from outside even while the thread hears
 * nothing. Three numbers: how often somebody began to decide, whose seat it is (counted from 1, 0 for nobody), and the action
 * (counted from 1, 0 while a policy is made).
 */
export type Pulse = SharedArrayBuffer

export const newPulse = (): Pulse => new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT)

/** Beats while the game of a fixture is played. */
export function beating(pulse: Pulse, seats: readonly string[]): Watch {
  const numbers = new Int32Array(pulse)
  return {
    begins(seat, action) {
      Atomics.store(numbers, 2, action === null ? 0 : action + 1)
      Atomics.add(numbers, 0, 1)
      Atomics.store(numbers, 1, seats.indexOf(seat) + 1)
    },
    ends: () => void Atomics.store(numbers, 1, 0),
  }
}

export interface Beat {
  readonly count: number
  /** `null` where nobody decides. */
  readonly seat: string | null
  readonly action: number | null
}

export function beatOf(pulse: Pulse, seats: readonly string[]): Beat {
  const numbers = new Int32Array(pulse)
  const action = Atomics.load(numbers, 2)
  const seat = seats[Atomics.load(numbers, 1) - 1] ?? null
  return { count: Atomics.load(numbers, 0), seat, action: action === 0 ? null : action - 1 }
}
