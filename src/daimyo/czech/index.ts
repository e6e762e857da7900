/**
 * Daimyo in Czech.
 *
 * @module daimyo/czech
 */
import { type DaimyoLanguage, daimyoLanguage } from '../words/language'
import { actions } from './actions'
import { events, sources } from './events'
import { names } from './forms'
import { picture } from './picture'
import { explain, position } from './position'
import { asks, questions } from './questions'
import { refusals } from './refusals'
import { conditions, income, reward, soloActs, steps } from './steps'
import { titles } from './titles'

/**
 * Daimyo in Czech. There is no Czech rulebook, so the terms are ours.
 *
 * @example
 * const asked = czech.question(daimyo.view(state, 'nature'))
 */
export const czech: DaimyoLanguage = /* @__PURE__ */ daimyoLanguage({
  language: 'cs',
  title: 'Daimyo',
  names,
  titles,
  questions,
  asks,
  actions,
  events,
  refusals,
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
