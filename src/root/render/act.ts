import type { Action } from '../rules'
import { type StateOrView, sceneOf } from './scene'
import { actionWords } from './words/actions'

/**
 * An action of Root in plain words, for a list of choices. It is told for the position in which it is to be chosen: that
 * knows who plays what, and what is being decided.
 *
 * @example
 * const choices = root.legalActions(state).map((action) => tellAction(action, state))
 */
export const tellAction = (action: Action, stateOrView: StateOrView): string =>
  actionWords(action, sceneOf(stateOrView))
