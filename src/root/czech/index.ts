/**
 * Root in Czech.
 *
 * @module root/czech
 */
import { type RootLanguage, rootLanguage } from '../words/language'
import { actions } from './actions'
import { advanced } from './advanced'
import { alliance } from './alliance'
import { asks, questions } from './asks'
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
import { refusals } from './refusals'
import { riverfolk } from './riverfolk'
import { vagabond } from './vagabond'

/**
 * Root in Czech. There is no Czech Law to take the terms from; they are ours.
 *
 * @example
 * const asked = czech.question(root.view(state, 'p1'))
 */
export const czech: RootLanguage = /* @__PURE__ */ rootLanguage({
  language: 'cs',
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
  refusals: {
    ...refusals,
    ...landmarks.refusals,
    ...marquise.refusals,
    ...eyrie.refusals,
    ...alliance.refusals,
    ...vagabond.refusals,
    ...riverfolk.refusals,
    ...duchy.refusals,
    ...corvid.refusals,
    ...cult.refusals,
    ...hundreds.refusals,
    ...hirelings.refusals,
    ...advanced.refusals,
    ...keepers.refusals,
  },
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
