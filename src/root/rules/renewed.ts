import type { Action } from './chapters'
import type { State } from './state'
import { openingOf } from './turn/options'
import { playedOn } from './woodlands'

/** Version 1.0.0 named a closed path by its number on the map's list. */
export function renewed({ map }: State, action: Action): Action {
  if (action.type !== 'open-path' || !('path' in action) || typeof action.path !== 'number') return action
  const ground = playedOn(map)
  return ground.closedPaths[action.path] ? openingOf(ground, action.path) : action
}
