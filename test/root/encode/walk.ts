import * as fc from 'fast-check'
import { createRandom } from '../../../src/core'
import { type Options, root, type State } from '../../../src/root'
import { deckIds, mapIds } from '../../../src/root/rules/vocabulary'
import { byGreed } from '../course'

/** Games of 2 to 5 seats that are drafted, on any map, with either deck: so any factions and characters come up. */
export const drafts: fc.Arbitrary<Options> = fc.record({
  seed: fc.nat(2 ** 31 - 1),
  players: fc.integer({ min: 2, max: 5 }),
  map: fc.constantFrom(...mapIds),
  deck: fc.constantFrom(...deckIds),
  factions: fc.constant('draft' as const),
})

/** Plays a game, sometimes by chance and sometimes by greed, and shows each position before it is answered. */
export function walk(options: Options, length: number, look: (state: State, number: number) => void): State {
  const random = createRandom(options.seed, 'walk')
  const state = root.setup(options)
  for (let number = 0; number < length && state.result === null; number++) {
    look(state, number)
    const byChance = number < 12 || random.integer(1, 3) === 1
    root.step(state, byChance ? random.pick(root.legalActions(state)) : byGreed(state, random))
  }
  return state
}
