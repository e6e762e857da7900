import type { GameName } from '../../doors'
import type { AnyListing } from '../listing'
import { daimyoListing } from './daimyo'
import { ironwoodListing } from './ironwood'
import { rootListing } from './root'

/** The games of the library, by name. */
export const listings: Readonly<Record<GameName, AnyListing>> = {
  ironwood: ironwoodListing,
  root: rootListing,
  daimyo: daimyoListing,
}
