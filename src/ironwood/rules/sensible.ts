import type { Action } from './action'

const gains: readonly Action['type'][] = ['draw', 'draw-visions', 'gain', 'steal', 'take-cargo']

/**
 * The actions that a player would consider: it leaves out taking less of something free, or none of it. The rules
 * themselves never leave anything out.
 *
 * @example
 * const action = random.pick(ironwood.sensible(ironwood.legalActions(state)))
 */
export function sensible(actions: readonly Action[]): Action[] {
  const gift = actions.length === 2 && actions.find(({ type }) => type === 'salvage' || type === 'look')
  if (gift) return [gift]
  if (!actions.every(({ type }) => gains.includes(type))) return [...actions]
  const amounts = actions.map((action) => ('count' in action ? action.count : 0))
  const most = Math.max(...amounts)
  return actions.filter((_, index) => amounts[index] === most)
}
