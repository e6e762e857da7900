import { english } from '../english'
import type { Action } from '../rules'
import type { RootLanguage } from '../words/language'
import type { StateOrView } from '../words/scene'

/**
 * An action of Root in plain words, for a list of choices, in English unless another language is given. It is told for the
 * position in which it is to be chosen: that knows who plays what, and what is being decided.
 *
 * @example
 * const choices = root.legalActions(state).map((action) => tellAction(action, state))
 */
export const tellAction = (action: Action, stateOrView: StateOrView, language: RootLanguage = english): string =>
  language.action(action, stateOrView)
