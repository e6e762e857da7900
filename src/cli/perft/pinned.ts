import type { GameName } from '../../doors'
import ironwood from './positions/ironwood.json'
import root from './positions/root.json'

/** A position, and how many sequences of 1, 2, 3 ... actions can be played from it, as ever. */
export interface Pinned {
  readonly name: string
  /** Where the position comes from. */
  readonly from: string
  readonly counts: readonly number[]
  readonly state: unknown
}

/** Made from test/golden/perft, where the positions are described and the counts were first found. */
export const pinned: Readonly<Record<GameName, readonly Pinned[]>> = { ironwood, root }
