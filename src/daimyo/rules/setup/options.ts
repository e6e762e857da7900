import type { Seed } from '../../../core'
import type { OwnBox } from '../box'
import type { BoardSide, Clan, Difficulty } from '../vocabulary'

/**
 * How a game of Daimyo begins.
 *
 * @example
 * const state = daimyo.setup({ seed: 7, clans: ['nature', 'nomads', 'aristocrats'], boards: 'advanced' })
 */
export interface Options {
  readonly seed: Seed
  /** One to four different clans, clockwise. The first is the first player. One clan plays against the Empire. */
  readonly clans: readonly Clan[]
  /** Which side of the construction boards is used; basic unless given. Advanced boards are chosen in the game. */
  readonly boards?: BoardSide
  /** Whether aggressive heroes are in the market; true unless given, and never with one clan. */
  readonly aggressive?: boolean
  /** How strong the Empire begins, with one clan only; normal unless given. */
  readonly difficulty?: Difficulty
  /** Data of your own, in place of that of the standard box (DAI-OPT-05). */
  readonly box?: OwnBox
}
