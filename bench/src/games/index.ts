import type { Contestant, Contestants } from '../contestant'
import type { Target } from '../targets'
import { connectFour } from './connect-four'
import { daimyoForFour } from './daimyo'
import { ironwoodDuel } from './ironwood'
import { rootForFour } from './root'
import { ticTacToe } from './tic-tac-toe'

/** A game of the benchmark. */
export interface BenchGame {
  readonly name: string
  readonly contestants: Contestants
  /** Other ways to set boardgame.io up, for `npm run variants`. */
  readonly variants: Contestants
  readonly targets: readonly Target[]
}

export const games: readonly BenchGame[] = [ticTacToe, connectFour, ironwoodDuel, rootForFour, daimyoForFour]

export function findContestant(game: string, name: string): Contestant {
  const found = games.find((each) => each.name === game)
  const contestant = found?.contestants[name] ?? found?.variants[name]
  if (!contestant) throw new Error(`There is no contestant ${name} of ${game}.`)
  return contestant
}
