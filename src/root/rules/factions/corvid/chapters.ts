import { corvidBirdsong } from './birdsong'
import { corvidDaylight } from './daylight'
import { exposing } from './exposure'
import { mustered } from './muster'
import { plotting } from './plotting'
import { corvidSetup } from './setup'
import { tricks } from './trick'

/** What the rules of this faction put on the agenda. */
export const corvidChapters = {
  corvidSetup,
  corvidBirdsong,
  mustered,
  corvidDaylight,
  plotting,
  tricks,
  exposing,
}
