import type { Seed } from '../../../core'
import type { BoardSide, Clan } from '../vocabulary'

/**
 * How a game of Daimyo begins.
 *
 * @example
 * const state = daimyo.setup({ seed: 7, clans: ['nature', 'nomads', 'aristocrats'], boards: 'advanced' })
 */
export interface Options {
  readonly seed: Seed
  /** Two to four different clans, clockwise. The first is the first player. */
  readonly clans: readonly Clan[]
  /** Which side of the construction boards is used; basic unless given. Advanced boards are chosen in the game. */
  readonly boards?: BoardSide
  /** Whether aggressive heroes are in the market; true unless given. */
  readonly aggressive?: boolean
}
