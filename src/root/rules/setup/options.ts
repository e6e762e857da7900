import type { Seed } from '../../../core'
import type { Deck } from '../deck'
import type { DeckId, Faction, MapId } from '../vocabulary'
import type { Woodland } from '../woodland'
import type { Advanced } from './advanced/options'

/**
 * How a game of Root begins.
 *
 * @example
 * const state = root.setup({ seed: 7, factions: ['eyrie', 'marquise', 'alliance'], map: 'lake', deck: 'exiles' })
 * const drawn = root.setup({ seed: 7, players: 4, factions: 'any' })
 * const drafted = root.setup({ seed: 7, players: 4, factions: 'draft' })
 */
export interface Options {
  readonly seed: Seed
  /** 2 to 6, 4 unless given; as many as `factions` if those are given. */
  readonly players?: number
  /**
   * By seat, p1 first; or `'any'`: drawn by chance from all, with the reach that the rules recommend (ROOT-5.2a); or `'random'`, which they are unless
   * given: the same, for up to five players among the Marquise, the Eyrie, the Alliance and the Vagabonds; or `'draft'`: the seats choose, one after another.
   */
  readonly factions?: readonly Faction[] | 'random' | 'any' | 'draft'
  /** One of the four, the Autumn map unless given, or a map of your own. */
  readonly map?: MapId | Woodland
  /** One of the two, the standard deck unless given, or a deck of your own. */
  readonly deck?: DeckId | Deck
  /**
   * Also stops at questions with a single answer, which are answered by themselves otherwise: for clients that show each step,
   * and for teaching. A record holds these answers too.
   */
  readonly everyQuestion?: boolean
  /** The advanced setup (ROOT-A), if it is given; else the standard one. */
  readonly advanced?: Advanced
}

export const usualPlayers = 4
