import type { Watch } from './clock'

/**
 * The status of a playing thread in shared memory: other threads can read it even while this one is blocked. It has three
 * numbers: how often a seat began to decide, the seat (counted from 1, 0 for nobody), and the action (counted from 1, 0 while a
 * policy is created).
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
  /** `null` if nobody decides. */
  readonly seat: string | null
  readonly action: number | null
}

export function beatOf(pulse: Pulse, seats: readonly string[]): Beat {
  const numbers = new Int32Array(pulse)
  const action = Atomics.load(numbers, 2)
  const seat = seats[Atomics.load(numbers, 1) - 1] ?? null
  return { count: Atomics.load(numbers, 0), seat, action: action === 0 ? null : action - 1 }
}
