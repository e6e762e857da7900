import { daimyoBalance } from './daimyo-balance'
import { daimyoSearch } from './daimyo-search'
import { equilibrium } from './equilibrium'
import type { Experiment } from './experiment'
import { ironwoodBalance } from './ironwood-balance'
import { ironwoodSearch } from './ironwood-search'
import { ironwoodSolo } from './ironwood-solo'
import { randomGames } from './random-games'
import { rootGreedy } from './root-greedy'
import { rootSearch } from './root-search'

/** The experiments that the package repeats, one file each. */
export const experiments: readonly Experiment[] = [
  ironwoodSolo,
  ironwoodBalance,
  ironwoodSearch,
  rootGreedy,
  rootSearch,
  daimyoBalance,
  daimyoSearch,
  randomGames,
  equilibrium,
]

export const experimentCalled = (name: string): Experiment | undefined => experiments.find((each) => each.name === name)
