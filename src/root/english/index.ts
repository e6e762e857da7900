/**
 * Root in English.
 *
 * @module root/english
 */
import { asks } from '../rules/refusals/asks'
import { refusalWords } from '../rules/refusals/words'
import { type RootLanguage, rootLanguage } from '../words/language'
import { actions } from './actions'
import { advanced } from './advanced'
import { alliance } from './alliance'
import { questions } from './asks'
import { board, ground } from './board'
import { corvid } from './corvid'
import { cult } from './cult'
import { duchy } from './duchy'
import { events } from './events'
import { explain } from './explain'
import { eyrie } from './eyrie'
import { hirelingCards, hirelings } from './hirelings'
import { hundreds } from './hundreds'
import { keepers } from './keepers'
import { landmarks } from './landmarks'
import { marquise } from './marquise'
import { names } from './names'
import { picture } from './picture'
import { position, text } from './position'
import { details } from './questions'
import { riverfolk } from './riverfolk'
import { vagabond } from './vagabond'

/**
 * Root in English: the words that everything has unless another language is given.
 *
 * @example
 * const asked = english.question(root.view(state, 'p1'))
 */
export const english: RootLanguage = /* @__PURE__ */ rootLanguage({
  language: 'en',
  title: 'Root',
  names,
  actions: {
    ...actions,
    ...landmarks.actions,
    ...marquise.actions,
    ...eyrie.actions,
    ...alliance.actions,
    ...vagabond.actions,
    ...riverfolk.actions,
    ...duchy.actions,
    ...corvid.actions,
    ...cult.actions,
    ...hundreds.actions,
    ...hirelings.actions,
    ...advanced.actions,
    ...keepers.actions,
  },
  asks,
  questions,
  details: {
    ...details,
    ...landmarks.details,
    ...marquise.details,
    ...eyrie.details,
    ...alliance.details,
    ...vagabond.details,
    ...riverfolk.details,
    ...duchy.details,
    ...corvid.details,
    ...cult.details,
    ...hundreds.details,
    ...hirelings.details,
    ...advanced.details,
    ...keepers.details,
  },
  events: {
    ...events,
    ...landmarks.events,
    ...marquise.events,
    ...eyrie.events,
    ...alliance.events,
    ...vagabond.events,
    ...riverfolk.events,
    ...duchy.events,
    ...corvid.events,
    ...cult.events,
    ...hundreds.events,
    ...hirelings.events,
    ...advanced.events,
    ...keepers.events,
  },
  refusals: refusalWords,
  board,
  ground,
  position,
  text,
  hirelings: hirelingCards,
  explain,
  picture,
})

export type { RootWords } from '../words/catalogue'
export { type RootLanguage, rootLanguage } from '../words/language'
