import type { Action } from './action'

const gains: readonly Action['type'][] = ['draw', 'draw-visions', 'gain', 'steal', 'take-cargo']

/**
 * The actions that a player would think of: where something can be had for nothing, taking less of it or leaving it is
 * left out. The rules themselves never leave anything out.
 *
 * @example
 * const action = random.pick(ironwood.sensible(ironwood.legalActions(state)))
 */
export function sensible(actions: readonly Action[]): Action[] {
  const gift = actions.find(({ type }) => type === 'salvage' || type === 'look')
  if (gift && actions.length === 2) return [gift]
  const amounts = actions.flatMap((action) => ('count' in action && gains.includes(action.type) ? [action] : []))
  if (amounts.length < actions.length) return [...actions]
  const most = Math.max(...amounts.map(({ count }) => count))
  return amounts.filter(({ count }) => count === most)
}
