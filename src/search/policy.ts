import type { Policy, Turn } from '../core'
import type { Searched } from './report'

/**
 * A policy that searches and can show what it found.
 *
 * @example
 * const policy: SearchPolicy<View, Action, Seat> = ismcts(connectFour, { iterations: 1000 })
 * const { action, tried } = policy.search(turn)
 */
export interface SearchPolicy<View, Action, Seat extends string> extends Policy<View, Action, Seat> {
  /** Searches, and tells what was found. `choose` gives the action alone. */
  search(turn: Turn<View, Action, Seat>): Searched<Action, Seat>
  /**
   * The same in small parts, between which the program goes on with other things. Once the signal aborts it gives what was
   * found by then.
   */
  searchAsync(turn: Turn<View, Action, Seat>, signal?: AbortSignal): Promise<Searched<Action, Seat>>
}

/** A search under way. */
export interface Searching<Action, Seat extends string> {
  iterate(iteration: number): void
  found(): Omit<Searched<Action, Seat>, 'iterations' | 'milliseconds' | 'stopped'>
}

/** How long a search goes on. */
interface Limits {
  readonly name: string
  readonly iterations: number
  readonly milliseconds: number
}

/** So long nothing else in the program is served. */
const longestPart = 10

export function policyOf<View, Action, Seat extends string>(
  { name, iterations, milliseconds }: Limits,
  begin: (turn: Turn<View, Action, Seat>) => Searching<Action, Seat>,
): SearchPolicy<View, Action, Seat> {
  /** Stops at each `yield`, to go on when it is asked for more. */
  function* searchIn(
    turn: Turn<View, Action, Seat>,
    part: number,
    signal?: AbortSignal,
  ): Generator<undefined, Searched<Action, Seat>> {
    const started = performance.now()
    const isTimed = Math.min(milliseconds, part) < Number.POSITIVE_INFINITY
    const searching = begin(turn)
    // Nothing is to be found out about a single action.
    const most = turn.legal.length > 1 ? iterations : 0
    let partEnds = started + part
    let done = 0
    while (done < most && !signal?.aborted) {
      searching.iterate(done++)
      if (!isTimed) continue
      const now = performance.now()
      if (now - started >= milliseconds) break
      if (now < partEnds) continue
      yield
      partEnds = performance.now() + part
    }
    const stopped = done < most && signal?.aborted === true
    return { ...searching.found(), iterations: done, milliseconds: performance.now() - started, stopped }
  }

  function search(turn: Turn<View, Action, Seat>): Searched<Action, Seat> {
    const running = searchIn(turn, Number.POSITIVE_INFINITY)
    for (;;) {
      const next = running.next()
      if (next.done) return next.value
    }
  }

  return {
    name,
    choose(turn) {
      const [first, ...others] = turn.legal
      return first !== undefined && others.length === 0 ? first : search(turn).action
    },
    search,
    async searchAsync(turn, signal) {
      const running = searchIn(turn, longestPart, signal)
      for (;;) {
        const next = running.next()
        if (next.done) return next.value
        await new Promise((resolve) => setTimeout(resolve, 0))
      }
    },
  }
}
