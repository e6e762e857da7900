import { marquiseBuild } from './build'
import { marquiseDaylight } from './daylight'
import { hospitals } from './hospitals'
import { overworking } from './overwork'
import { marquiseSetup } from './setup'
import { wood } from './wood'

/** What the rules of this faction put on the agenda. */
export const marquiseChapters = {
  marquiseSetup,
  hospitals,
  wood,
  marquiseDaylight,
  marquiseBuild,
  overworking,
}
