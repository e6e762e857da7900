/**
 * Ironwood in English.
 *
 * @module ironwood/english
 */
import { type IronwoodLanguage, ironwoodLanguage } from '../words'
import { words } from './words'

export { type CardTold, type IronwoodLanguage, type IronwoodWords, ironwoodLanguage } from '../words'

/**
 * Ironwood in English: actions, questions, events, refusals, cards and the reasons of bots in words.
 *
 * @example
 * const choices = ironwood.legalActions(state).map((action) => english.action(action, state))
 */
export const english: IronwoodLanguage = /* @__PURE__ */ ironwoodLanguage(words)
