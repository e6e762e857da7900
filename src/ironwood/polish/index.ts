/**
 * Ironwood in Polish.
 *
 * @module ironwood/polish
 */
import { type IronwoodLanguage, ironwoodLanguage } from '../words'
import { words } from './words'

export { type CardTold, type IronwoodLanguage, type IronwoodWords, ironwoodLanguage } from '../words'

/**
 * Ironwood in Polish, with the terms of the Polish rulebook.
 *
 * @example
 * const choices = ironwood.legalActions(state).map((action) => polish.action(action, state))
 */
export const polish: IronwoodLanguage = /* @__PURE__ */ ironwoodLanguage(words)
