import { keepersActing } from './acting'
import { camping } from './camping'
import { keepersCarrying } from './carrying'
import { keepersDelving } from './delving'
import { keepersEvening } from './evening'
import { keepersRecovering } from './recovering'
import { keepersRecruiting } from './recruiting'
import { keepersSetup } from './setup'
import { trophies } from './trophies'

/** What the rules of this faction put on the agenda. */
export const keepersChapters = {
  keepersSetup,
  camping,
  keepersRecruiting,
  keepersActing,
  keepersDelving,
  keepersRecovering,
  keepersCarrying,
  keepersEvening,
  trophies,
}
