import type { IronwoodWords } from '../words'
import { actions } from './actions'
import { card, continuous } from './card'
import { events } from './events'
import { leavingOut } from './leaving-out'
import { side } from './nouns'
import { picture } from './picture'
import { questions } from './questions'
import { reasons, verdict } from './reasons'
import { refusals } from './refusals'
import { steps } from './steps'
import { text } from './text'
import { titles } from './titles'

/** The Polish catalogue. */
export const words: IronwoodWords = {
  language: 'pl',
  title: 'Ironwood',
  seats: side,
  titles,
  actions,
  questions,
  left: (count) => `jeszcze ${count}`,
  leavingOut,
  leaveOut: 'Pomiń to.',
  events,
  refusals,
  steps,
  continuous,
  card,
  reasons,
  verdict,
  picture,
  text,
}
