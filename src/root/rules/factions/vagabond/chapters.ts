import { aid } from './aid'
import { arbiter } from './arbiter'
import { damaged } from './damage'
import { vagabondDaylight } from './daylight'
import { explore } from './explore'
import { quests } from './quest'
import { refresh } from './refresh'
import { roamingPawns } from './roam'
import { vagabondSetup } from './setup'
import { special } from './special'
import { strikes } from './strike'
import { vagabondTurn } from './turn'

/** What the rules of this faction put on the agenda. */
export const vagabondChapters = {
  vagabondSetup,
  refresh,
  roamingPawns,
  vagabondTurn,
  vagabondDaylight,
  aid,
  explore,
  quests,
  strikes,
  special,
  arbiter,
  damaged,
}
