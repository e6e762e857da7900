import type { Seed } from 'totemforge'

/** What the page asks its worker: what a policy would do in a turn, or what a search finds. */
export interface Question {
  readonly id: number
  readonly game: string
  readonly policy: string
  readonly view: unknown
  readonly legal: readonly unknown[]
  readonly seat: string
  readonly seed: Seed
}

/** What the search thought of an action. */
export interface Hint {
  readonly action: unknown
  readonly visits: number
  /** What came of it for the seat on average, from 0 to 1. */
  readonly value: number
}

export interface Reply {
  readonly id: number
  readonly action?: unknown
  /** Why a policy of the rulebook does it, for the words of the language. */
  readonly reason?: unknown
  readonly hints?: readonly Hint[]
  readonly error?: string
}
