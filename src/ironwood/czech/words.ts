import type { IronwoodWords } from '../words'
import { actions } from './actions'
import { card, continuous } from './card'
import { events } from './events'
import { leavingOut } from './leaving-out'
import { plural, side } from './nouns'
import { picture } from './picture'
import { questions } from './questions'
import { reasons, verdict } from './reasons'
import { refusals } from './refusals'
import { steps } from './steps'
import { text } from './text'
import { titles } from './titles'

/** The Czech catalogue. */
export const words: IronwoodWords = {
  language: 'cs',
  title: 'Železný hvozd',
  seats: side,
  titles,
  actions,
  questions,
  left: (count) => `${plural(count, 'zbývá', 'zbývají', 'zbývá')} ${count}`,
  leavingOut,
  leaveOut: 'Vynech to.',
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
