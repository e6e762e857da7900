import { createRandom } from '../../../src/core'
import { type Clan, daimyo, type Options, type State } from '../../../src/daimyo'
import { clans } from '../../../src/daimyo/rules/vocabulary'

/** A game of one to four clans with any of the options. */
export function drawn(seed: number): Options {
  const random = createRandom(seed, 'options')
  const chosen: readonly Clan[] = random.sample(clans, random.integer(1, clans.length))
  return {
    seed,
    clans: chosen,
    boards: random.pick(['basic', 'advanced']),
    ...(chosen.length === 1
      ? { difficulty: random.pick(['easy', 'normal', 'hard'] as const) }
      : { aggressive: random.pick([true, false]) }),
  }
}

/** Plays a game by chance, and shows each position before it is answered. */
export function walk(options: Options, look: (state: State, number: number) => void): State {
  const random = createRandom(options.seed, 'walk')
  const state = daimyo.setup(options)
  for (let number = 0; state.result === null; number++) {
    look(state, number)
    daimyo.step(state, random.pick(daimyo.legalActions(state)))
  }
  return state
}
