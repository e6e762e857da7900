/**
 * Daimyo in English.
 *
 * @module daimyo/english
 */
import { asks } from '../rules/refusals/asks'
import { refusalWords } from '../rules/refusals/words'
import { type DaimyoLanguage, daimyoLanguage } from '../words/language'
import { actions } from './actions'
import { events, sources } from './events'
import { names } from './names'
import { picture } from './picture'
import { explain, position } from './position'
import { questions } from './questions'
import { conditions, income, reward, soloActs, steps } from './steps'

/**
 * Daimyo in English: the words that everything has unless another language is given.
 *
 * @example
 * const asked = english.question(daimyo.view(state, 'nature'))
 */
export const english: DaimyoLanguage = /* @__PURE__ */ daimyoLanguage({
  language: 'en',
  title: 'Daimyo',
  names,
  titles: {},
  questions,
  asks,
  actions,
  events,
  refusals: refusalWords,
  steps,
  income,
  conditions,
  reward,
  soloActs,
  sources,
  position,
  explain,
  picture,
})

export type { DaimyoWords } from '../words/catalogue'
export { type DaimyoLanguage, daimyoLanguage } from '../words/language'
