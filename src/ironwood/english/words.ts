import { refusalWords } from '../rules/refusals/words'
import { seatNames } from '../rules/vocabulary'
import type { IronwoodWords } from '../words'
import { actions } from './actions'
import { card, continuous } from './card'
import { events } from './events'
import { leavingOut } from './leaving-out'
import { picture } from './picture'
import { questions } from './questions'
import { reasons, verdict } from './reasons'
import { steps } from './steps'
import { text } from './text'

/** The English catalogue. */
export const words: IronwoodWords = {
  language: 'en',
  title: 'Ironwood',
  seats: seatNames,
  titles: {},
  actions,
  questions,
  left: (count) => `${count} left`,
  leavingOut,
  leaveOut: 'Leave this out.',
  events,
  refusals: refusalWords,
  steps,
  continuous,
  card,
  reasons,
  verdict,
  picture,
  text,
}
