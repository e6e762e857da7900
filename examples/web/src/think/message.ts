import type { Seed } from 'totemforge'

/** A request of the page to its worker: the choice of a policy in a turn, or the findings of a search. */
export interface Question {
  readonly id: number
  readonly game: string
  readonly policy: string
  readonly view: unknown
  readonly legal: readonly unknown[]
  readonly seat: string
  readonly seed: Seed
}

/** The result of a search for one action. */
export interface Hint {
  readonly action: unknown
  readonly visits: number
  /** Its average result for the seat, from 0 to 1. */
  readonly value: number
}

export interface Reply {
  readonly id: number
  readonly action?: unknown
  /** Why a policy of the rulebook chooses it, for the words of the language. */
  readonly reason?: unknown
  readonly hints?: readonly Hint[]
  readonly error?: string
}
