import { bases } from './base'
import { allianceBirdsong } from './birdsong'
import { allianceDaylight } from './daylight'
import { outrage } from './outrage'
import { allianceSetup } from './setup'

/** What the rules of this faction put on the agenda. */
export const allianceChapters = {
  allianceSetup,
  allianceBirdsong,
  allianceDaylight,
  outrage,
  bases,
}
