import type { Turn } from 'totemforge'
import type { Searched } from 'totemforge/search'
import type { Hint } from './message'

type AnyTurn = Turn<unknown, unknown, string>

/** The policies of a game. */
export interface GamePolicies {
  choose(policy: string, turn: AnyTurn): { readonly action: unknown; readonly reason?: unknown }
  hint(turn: AnyTurn): readonly Hint[]
}

const most = 5

/** The actions that a search tried most, the best first. */
export const hintsOf = <Action, Seat extends string>({ tried }: Searched<Action, Seat>, seat: Seat): Hint[] =>
  tried
    .filter(({ visits }) => visits > 0)
    .map(({ action, visits, value }) => ({ action, visits, value: value?.[seat] ?? 0 }))
    .sort((one, other) => other.visits - one.visits || other.value - one.value)
    .slice(0, most)
