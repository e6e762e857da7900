import type { Policy, Turn } from '../core'
import type { SearchNode } from './read'
import type { Searched } from './report'

/**
 * What a search may reuse.
 *
 * @example
 * const second = policy.search(turn, { earlier: first })
 */
export interface SearchOptions<Action, Seat extends string> {
  /**
   * The result of this policy's previous decision, if its action was carried out and the same seat decides again. The search
   * counts in what the tree holds below that action, and ignores what does not fit.
   */
  readonly earlier?: Searched<Action, Seat> | undefined
}

/**
 * The same for a search in parts, which a signal can stop.
 *
 * @example
 * const found = await policy.searchAsync(turn, { signal: AbortSignal.timeout(500) })
 */
export interface AsyncSearchOptions<Action, Seat extends string> extends SearchOptions<Action, Seat> {
  readonly signal?: AbortSignal | undefined
}

/**
 * A policy that searches and shows its findings.
 *
 * @example
 * const policy: SearchPolicy<View, Action, Seat> = ismcts(connectFour, { iterations: 1000 })
 * const { action, tried } = policy.search(turn)
 */
export interface SearchPolicy<View, Action, Seat extends string> extends Policy<View, Action, Seat> {
  /** Searches and returns all findings. `choose` returns only the action. */
  search(turn: Turn<View, Action, Seat>, options?: SearchOptions<Action, Seat>): Searched<Action, Seat>
  /**
   * The same in small parts, so the program can do other work between them. When the signal aborts, it returns what it has
   * found so far.
   */
  searchAsync(
    turn: Turn<View, Action, Seat>,
    options?: AsyncSearchOptions<Action, Seat>,
  ): Promise<Searched<Action, Seat>>
  /**
   * The tree of a search of this policy, as a copy with the moves that were visited at least so often (once by default). `null` for a
   * search without a tree, and for findings of another policy.
   */
  tree(found: Searched<Action, Seat>, leastVisits?: number): SearchNode<Action, Seat> | null
}

/** A running search. */
export interface Searching<Action, Seat extends string, Tree> {
  /** What a later search may reuse. */
  readonly tree: Tree
  /** The one action that the guide leaves; it needs no search. */
  readonly only: Action | null
  iterate(iteration: number): void
  found(): Omit<Searched<Action, Seat>, 'iterations' | 'milliseconds' | 'stopped'>
}

/** The tree of an earlier search, and the action that it chose. */
export interface Earlier<Action, Tree> {
  readonly tree: Tree
  readonly action: Action
}

/** What is read of a search that grows no tree. */
export const noTree = (): null => null

/** The limits of a search. */
interface Limits {
  readonly name: string
  readonly iterations: number
  readonly milliseconds: number
}

/** For so long the rest of the program waits. */
const longestPart = 10

export function policyOf<View, Action, Seat extends string, Tree>(
  { name, iterations, milliseconds }: Limits,
  begin: (turn: Turn<View, Action, Seat>, earlier?: Earlier<Action, Tree>) => Searching<Action, Seat, Tree>,
  read: (tree: Tree, leastVisits: number) => SearchNode<Action, Seat> | null,
): SearchPolicy<View, Action, Seat> {
  /** Lives as long as somebody holds the findings; read only when they come back as `earlier`. */
  const trees = new WeakMap<Searched<Action, Seat>, Tree>()

  /** Pauses at each `yield`. */
  function* searchIn(
    turn: Turn<View, Action, Seat>,
    part: number,
    { earlier, signal }: AsyncSearchOptions<Action, Seat>,
  ): Generator<undefined, Searched<Action, Seat>> {
    const started = performance.now()
    const isTimed = Math.min(milliseconds, part) < Number.POSITIVE_INFINITY
    const tree = earlier && trees.get(earlier)
    const searching = begin(turn, tree && { tree, action: earlier.action })
    // A single action needs no search.
    const { only } = searching
    const most = turn.legal.length > 1 && only === null ? iterations : 0
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
    const found = searching.found()
    const action = only ?? found.action
    const searched = { ...found, action, iterations: done, milliseconds: performance.now() - started, stopped }
    trees.set(searched, searching.tree)
    return searched
  }

  function search(turn: Turn<View, Action, Seat>, options: SearchOptions<Action, Seat> = {}): Searched<Action, Seat> {
    const running = searchIn(turn, Number.POSITIVE_INFINITY, options)
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
    tree(found, leastVisits = 1) {
      const tree = trees.get(found)
      return tree === undefined ? null : read(tree, leastVisits)
    },
    async searchAsync(turn, options = {}) {
      const running = searchIn(turn, longestPart, options)
      for (;;) {
        const next = running.next()
        if (next.done) return next.value
        await new Promise((resolve) => setTimeout(resolve, 0))
      }
    },
  }
}
