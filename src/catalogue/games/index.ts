import { ironwoodListing } from './ironwood'
import { rootListing } from './root'

/** The games of the library, by name. */
export const listings = { ironwood: ironwoodListing, root: rootListing }
