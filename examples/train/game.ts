import { type Action, ironwood, type Seat } from 'totemforge/ironwood'
import type { Turn } from './inputs.ts'
import type { Question } from './network.ts'

/** A decision in a game of the training. */
export interface Decision extends Question {
  /** The place of the choice among the legal actions. */
  readonly chosen: number
  /** How likely the network was to choose it, and what it expected of the game. */
  readonly likelihood: number
  readonly standing: number
}

/** A game, and what its decisions led to. */
export interface Game {
  readonly decisions: Readonly<Record<Seat, readonly Decision[]>>
  /** Nobody, if it was cut off. */
  readonly winner: Seat | null
}

/** Longer games are cut off. */
const longest = 1500

/** Plays a duel. `choose` says which action to play, and which decision to learn from, if any. */
export function playGame(
  seed: string,
  choose: (turn: Turn) => { readonly action: Action; readonly decision?: Decision },
): Game {
  const decisions: Record<Seat, Decision[]> = { woodwalkers: [], ironclad: [] }
  const state = ironwood.setup({ mode: 'duel', seed })
  for (let actions = 0; actions < longest; actions++) {
    const seat = ironwood.toAct(state)
    if (seat === null) break
    const legal = ironwood.legalActions(state)
    const [only] = legal
    if (only && legal.length === 1) {
      ironwood.step(state, only)
      continue
    }
    const { action, decision } = choose({ seat, legal, view: ironwood.view(state, seat) })
    if (decision) decisions[seat].push(decision)
    ironwood.step(state, action)
  }
  return { decisions, winner: ironwood.outcome(state)?.winners[0] ?? null }
}
