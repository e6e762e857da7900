import { worded } from '../../toolkit'
import type { Action } from '../rules/action'
import { actionKinds } from '../rules/notation'
import type { Scene } from '../rules/scene'
import { kindOf } from '../rules/task'
import { type StateOrView, sceneOf } from './scene'

/**
 * An action of Ironwood in plain words, for a list of choices. It is told for the position in which it is to be chosen: that
 * has the names of places and cards, and knows what is being decided.
 *
 * @example
 * const choices = ironwood.legalActions(state).map((action) => tellAction(action, state))
 */
export function tellAction(action: Action, stateOrView: StateOrView): string {
  const scene = sceneOf(stateOrView)
  if (action.type === 'forfeit') return forfeit(scene)
  const kind = actionKinds[action.type]
  if (!kind) throw new Error(`There is no action ${action.type}.`)
  return worded(kind.words, action, scene)
}

/** To leave something out means what the question says. */
function forfeit({ agenda }: Scene): string {
  const task = agenda.at(-1)
  const kind = task && kindOf(task)
  return (kind && 'forfeited' in kind && kind.forfeited) || 'Leave this out.'
}
