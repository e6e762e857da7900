import { eyrieBirdsong } from './birdsong'
import { eyrieDecree } from './decree'
import { eyrieSetup } from './setup'

/** What the rules of this faction put on the agenda. */
export const eyrieChapters = {
  eyrieSetup,
  eyrieBirdsong,
  eyrieDecree,
}
