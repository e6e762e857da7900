import { english } from '../english'
import type { Action } from '../rules'
import type { IronwoodLanguage, StateOrView } from '../words'

/**
 * An action of Ironwood in plain words, for a list of choices. Pass the position of the choice: it gives the names of places
 * and cards, and the question.
 *
 * @example
 * const choices = ironwood.legalActions(state).map((action) => tellAction(action, state))
 */
export const tellAction = (action: Action, stateOrView: StateOrView, language: IronwoodLanguage = english): string =>
  language.action(action, stateOrView)
