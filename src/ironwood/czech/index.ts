/**
 * Ironwood in Czech.
 *
 * @module ironwood/czech
 */
import { type IronwoodLanguage, ironwoodLanguage } from '../words'
import { words } from './words'

export { type CardTold, type IronwoodLanguage, type IronwoodWords, ironwoodLanguage } from '../words'

/**
 * Ironwood in Czech, with the terms of the Czech rulebook.
 *
 * @example
 * const choices = ironwood.legalActions(state).map((action) => czech.action(action, state))
 */
export const czech: IronwoodLanguage = /* @__PURE__ */ ironwoodLanguage(words)
