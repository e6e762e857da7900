import { hurried } from '../../../examples/policies/hurried'
import type { Random } from '../../../src/core'
import { type Action, ironwood, type State } from '../../../src/ironwood/rules'

/** A player in a hurry, who may look at the whole state: games come to an end, and both seats win. */
export function greedy(state: State, random: Random): Action {
  const seat = ironwood.toAct(state)
  if (!seat) throw new Error('The game is over.')
  const sides = { woodwalkers: { crystals: 0 }, ironclad: { crystals: state.sides.ironclad.crystals } }
  return hurried.choose({ view: { sides }, legal: ironwood.legalActions(state), seat, random })
}
