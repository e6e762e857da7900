import { createRandom } from '../../../src/core'
import { type Clan, daimyo, type Options, type State } from '../../../src/daimyo'
import { games } from '../../deep'

/** A table for each number of clans, with basic and advanced boards. */
const tables: readonly Omit<Options, 'seed'>[] = [
  { clans: ['nomads'], difficulty: 'hard' },
  { clans: ['nature', 'technology'] },
  { clans: ['technology', 'aristocrats', 'nature'], boards: 'advanced' },
  { clans: ['aristocrats', 'nomads', 'technology', 'nature'] },
  { clans: ['technology'], boards: 'advanced', difficulty: 'easy' },
]

/** The position after so many random moves, or at the end of the game. */
export function later(options: Omit<Options, 'seed'>, seed: number, moves: number): State {
  const random = createRandom(seed, 'pictures')
  const state = daimyo.setup({ ...options, seed })
  for (let count = 0; count < moves && daimyo.toAct(state); count++)
    daimyo.step(state, random.pick(daimyo.legalActions(state)))
  return state
}

/** Every so many positions of a random game at each table. */
export function* decisions(step: number): Generator<State> {
  for (let seed = 0; seed < games(tables.length); seed++) {
    const random = createRandom(seed, 'targets')
    const state = daimyo.setup({ ...(tables[seed % tables.length] ?? { clans: ['nature'] }), seed })
    for (let count = 0; daimyo.toAct(state); count++) {
      if (count % step === 0) yield state
      daimyo.step(state, random.pick(daimyo.legalActions(state)))
    }
  }
}

export const viewersOf = ({ clans }: State): readonly (Clan | 'spectator')[] => [...clans, 'spectator']
