/** Gives a whole number from 0, less than the size. */
export type Below = (size: number) => number

/**
 * Set only while {@link whileChoosing} runs. The core keeps nothing else outside of states: `setup` begins the streams itself,
 * so nobody can hand them what they are to give.
 */
let current: Below | null = null

/** What gives the results of all chance now; `null` leaves them to the streams. */
export const choosing = (): Below | null => current

/** Runs a function whose draws from streams get all their results from `below`. */
export function whileChoosing<Result>(below: Below, run: () => Result): Result {
  const before = current
  current = below
  try {
    return run()
  } finally {
    current = before
  }
}
