import { Choices } from '../choices'
import { count } from '../report'

/** What is measured of a game: what `root` and `ironwood` have, and games with their seeds. */
export interface Measured<State extends object, Action> {
  readonly name: string
  /** The game of a seed. */
  setup(seed: number): State
  isOver(state: State): boolean
  /** How it ended, in few words. */
  ending(state: State): string
  legalActions(state: State): Action[]
  step(state: State, action: Action): void
  clone(state: State): State
  view(state: State, viewer: 'spectator'): unknown
}

/** What so many random games were like. */
export interface Course {
  readonly games: number
  /** Of each game: how many actions, how many rounds. */
  readonly actions: readonly number[]
  readonly rounds: readonly number[]
  readonly ends: ReadonlyMap<string, number>
  readonly choices: { readonly mean: number; readonly most: number }
}

export const mean = (numbers: readonly number[]): number => {
  let total = 0
  for (const number of numbers) total += number
  return total / numbers.length
}

export const percent = (part: number): string => `${(part * 100).toFixed(2)} %`

/** The value below which so large a part of the numbers lies. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

/** Plays random games, each action equally likely, to their end or for so many actions. */
export function playCourse<State extends { readonly round: number }, Action>(
  game: Measured<State, Action>,
  games: number,
  limit: number,
): Course {
  const actions: number[] = []
  const rounds: number[] = []
  const ends = new Map<string, number>()
  let listed = 0
  let most = 0
  for (let seed = 0; seed < games; seed++) {
    const state = game.setup(seed)
    const choices = new Choices(seed + 1)
    while (!game.isOver(state) && choices.made < limit) {
      const legal = game.legalActions(state)
      listed += legal.length
      most = Math.max(most, legal.length)
      game.step(state, choices.pick(legal))
    }
    actions.push(choices.made)
    rounds.push(state.round)
    const end = game.isOver(state) ? game.ending(state) : `no end within ${count(limit)} actions`
    ends.set(end, (ends.get(end) ?? 0) + 1)
    if ((seed + 1) % 1000 === 0) console.log(`${game.name}: ${count(seed + 1)} of ${count(games)} random games`)
  }
  return { games, actions, rounds, ends, choices: { mean: listed / (mean(actions) * games), most } }
}
