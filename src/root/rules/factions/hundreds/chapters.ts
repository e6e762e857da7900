import { advance } from './advance'
import { anoint } from './anoint'
import { bitterness } from './bitter'
import { fortifying } from './build'
import { campaigning } from './campaign'
import { contempt } from './contempt'
import { hoarding } from './hoard'
import { incitement } from './incite'
import { lavish } from './lavish'
import { leadership } from './lead'
import { looting } from './loot'
import { mobs } from './mobs'
import { mooding } from './mood'
import { oppression } from './oppress'
import { raze } from './raze'
import { recruiting } from './recruit'
import { hundredsSetup } from './setup'

/** What the rules of this faction put on the agenda. */
export const hundredsChapters = {
  hundredsSetup,
  hoarding,
  contempt,
  raze,
  mobs,
  recruiting,
  anoint,
  mooding,
  lavish,
  campaigning,
  fortifying,
  leadership,
  advance,
  looting,
  bitterness,
  incitement,
  oppression,
}
