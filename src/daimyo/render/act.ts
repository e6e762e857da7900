import { english } from '../english'
import type { Action } from '../rules'
import type { DaimyoLanguage } from '../words/language'
import type { StateOrView } from '../words/scene'

/**
 * An action of Daimyo in plain words, for a list of choices, in English unless another language is given. Pass the position of
 * the choice: it gives the names of cards, and the question.
 *
 * @example
 * const choices = daimyo.legalActions(state).map((action) => tellAction(action, state))
 */
export const tellAction = (action: Action, stateOrView: StateOrView, language: DaimyoLanguage = english): string =>
  language.action(action, stateOrView)
