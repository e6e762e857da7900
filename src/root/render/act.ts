import { english } from '../english'
import type { Action } from '../rules'
import type { RootLanguage } from '../words/language'
import type { StateOrView } from '../words/scene'

/**
 * An action of Root in plain words, for a list of choices, in English unless another language is given. Pass the position of
 * the choice: it gives the factions and the question.
 *
 * @example
 * const choices = root.legalActions(state).map((action) => tellAction(action, state))
 */
export const tellAction = (action: Action, stateOrView: StateOrView, language: RootLanguage = english): string =>
  language.action(action, stateOrView)
