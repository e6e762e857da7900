import { conspiracy } from './conspiracy'
import { convert } from './convert'
import { crusade } from './crusade'
import { fear } from './fear'
import { ritual } from './ritual'
import { sanctify } from './sanctify'
import { cultSetup } from './setup'
import { souls } from './souls'

/** What the rules of this faction put on the agenda. */
export const cultChapters = {
  cultSetup,
  souls,
  fear,
  conspiracy,
  crusade,
  convert,
  sanctify,
  ritual,
}
