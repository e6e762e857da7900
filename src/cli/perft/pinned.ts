import type { GameName } from '../../doors'
import daimyo from './positions/daimyo.json'
import ironwood from './positions/ironwood.json'
import root from './positions/root.json'

/** A position, and the pinned numbers of sequences of 1, 2, 3 ... actions from it. */
export interface Pinned {
  readonly name: string
  /** The source of the position. */
  readonly from: string
  readonly counts: readonly number[]
  readonly state: unknown
}

/** Made from test/golden/perft, which describes the positions and holds the first counts. */
export const pinned: Readonly<Record<GameName, readonly Pinned[]>> = { ironwood, root, daimyo }
