import type { Piece } from '../factions/fact'
import type { Hireling } from '../vocabulary'

/** What is known of a hireling without a rule: its box. */
export interface HirelingFacts {
  readonly pieces: Readonly<Record<string, Piece>>
}

/** What each hireling has in its box (ROOT-E). */
export const hirelingFacts = {} as const satisfies Readonly<Record<Hireling, HirelingFacts>>

export const hirelingFactsOf: Readonly<Record<Hireling, HirelingFacts>> = hirelingFacts
