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
 * All there is to say of a policy. Games are counted by seat: who plays two seats of a game has played twice.
 *
 * @example
 * const best = [...policies].sort((one, other) => other.share - one.share)[0]
 */
export interface PolicySummary extends WinShare {
  /** The mean of its places, 1 for the best. */
  readonly place: number
  /** The mean of its points; `null` where the game counts none. */
  readonly points: number | null
  /** `null` for who met nobody else. */
  readonly rating: Rating | null
  readonly failures: Readonly<Record<Failure['kind'], number>>
  readonly decisions: number
  /** For a decision, the mean and the longest. */
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
 * How often games ended for a reason, and which factions or seats won them.
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
 * What a tournament says. Every share comes with an interval of 95 %; a victory that several share counts as a part for each.
 *
 * @example
 * const { policies, seats } = summarise(plan, played)
 */
export interface Summary {
  readonly game: string
  /** How many games were to be played. */
  readonly planned: number
  readonly games: number
  /** Games that nobody won, the endless ones among them. */
  readonly drawn: number
  readonly endless: number
  /** Games that somebody lost by a failure, and games that failed themselves. */
  readonly failed: number
  readonly policies: readonly PolicySummary[]
  readonly seats: readonly WinShare[]
  /** Empty where seats and factions are the same. */
  readonly factions: readonly WinShare[]
  readonly meetings: readonly Meeting[]
  /** In actions, of the games in which nobody failed; `null` if there is none. */
  readonly lengths: {
    readonly mean: number
    readonly median: number
    readonly least: number
    readonly most: number
  } | null
  readonly causes: readonly Cause[]
}
