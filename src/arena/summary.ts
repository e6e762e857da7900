import type { Strength } from './bradley-terry'
import type { DealShare } from './by-deal'
import type { Share } from './interval'
import type { Failure } from './played'
import type { Rating } from './ratings'

/**
 * How often somebody or something won: a policy, a seat, a faction.
 *
 * @example
 * const text = ({ name, share }: WinShare) => `${name} ${(100 * share).toFixed(1)} %`
 */
export interface WinShare extends Share {
  readonly name: string
}

/**
 * The statistics of a policy. Games count by seat: a policy with two seats in a game has played twice.
 *
 * @example
 * const best = [...policies].sort((one, other) => other.share - one.share)[0]
 */
export interface PolicySummary extends WinShare {
  /** The mean of its places, 1 for the best. */
  readonly place: number
  /** The mean of its points; `null` if the game has no points. */
  readonly points: number | null
  /** `null` for a policy that met no other. */
  readonly rating: Rating | null
  /** The share with an interval that takes the games of a deal together; `null` if all its games failed by nobody's fault. */
  readonly byDeal: DealShare | null
  /** By Bradley and Terry, whatever the order of the games; `null` if no strengths are the likeliest, or there is one deal alone. */
  readonly strength: Strength | null
  readonly failures: Readonly<Record<Failure['kind'], number>>
  readonly decisions: number
  /** The mean and the longest time for a decision. */
  readonly milliseconds: { readonly mean: number; readonly longest: number }
}

/**
 * How often a policy came before another where both sat at a table; a tie counts as half.
 *
 * @example
 * const row = policies.map((other) => against.find((each) => each.name === 'mine' && each.other === other)?.share)
 */
export interface Meeting extends WinShare {
  readonly other: string
}

/**
 * How often games ended for this reason, and which factions or seats won them.
 *
 * @example
 * const endless = causes.find(({ cause }) => cause === 'endless')?.games ?? 0
 */
export interface Cause {
  readonly cause: string
  readonly games: number
  readonly winners: Readonly<Record<string, number>>
}

/**
 * The statistics of a tournament. Every share has an interval of 95 %; a shared victory counts as a part for each winner.
 *
 * @example
 * const { policies, seats } = summarise(plan, played)
 */
export interface Summary {
  readonly game: string
  /** The number of planned games. */
  readonly planned: number
  readonly games: number
  /** Games that nobody won, endless ones included. */
  readonly drawn: number
  readonly endless: number
  /** Games that a policy lost by a failure, and games that failed themselves. */
  readonly failed: number
  readonly policies: readonly PolicySummary[]
  readonly seats: readonly WinShare[]
  /** Empty if seats and factions are the same. */
  readonly factions: readonly WinShare[]
  readonly meetings: readonly Meeting[]
  /** In actions, over the games in which nobody failed; `null` if there are no such games. */
  readonly lengths: {
    readonly mean: number
    readonly median: number
    readonly least: number
    readonly most: number
  } | null
  readonly causes: readonly Cause[]
}
